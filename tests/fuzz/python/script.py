"""A finding as a stand-alone script: the kernel as it is, its arrays between forbidden pages, the
interpreter's result beside the compiled one's."""

import os

import run

HERE = os.path.dirname(os.path.abspath(__file__))

ENDING = """

# --- the launch --------------------------------------------------------------------------------
# (dtype, elements, first content in hex), then (memory, first element, shape, strides) an argument.
BLOCKS = {blocks}
VIEWS = {views}
NAMED = {named}
GRID = {grid}


def run(backend, at_start={at_start}):
    blocks = [Guarded(bytes.fromhex(content), at_start) for _, _, content in BLOCKS]
    arrays = [view(blocks[b], BLOCKS[b][0], *where) for b, *where in VIEWS]
    kernel(*arrays, **NAMED, _grid=GRID, _backend=backend)
    return [b.content().hex() for b in blocks], all(b.painted() for b in blocks)


wanted, _ = run("interpreter")
eas.config.target_cpu, eas.config.num_threads, eas.config.check = {way}
got, painted = run({backend!r})
if not painted:
    print("wrote outside an array")
for (dtype, elements, _), want, have in zip(BLOCKS, wanted, got, strict=True):
    if want != have:
        size = len(want) // elements
        cut = [(k, want[k * size :][:size], have[k * size :][:size]) for k in range(elements)]
        print(dtype, "element, expected, got (bytes):", [c for c in cut if c[1] != c[2]][:8])
print("done")
"""


def script(program, way, line):
    with open(os.path.join(HERE, "memory.py")) as file:
        memory = file.read()
    content = run.fill(program)
    used = sorted({v.block for v in program.views})
    blocks = [(program.blocks[b].dtype, program.blocks[b].elements, content[b].hex()) for b in used]
    views = [
        (used.index(v.block), v.first, tuple(v.shape), tuple(v.strides)) for v in program.views
    ]
    ending = ENDING.format(
        blocks=blocks,
        views=views,
        named={**program.scalars, **program.constexprs},
        grid=tuple(program.grid),
        way=tuple(way[:3]),
        at_start=way[3],
        backend="eager" if line.startswith("eager") else "cpu",
    )
    head = f"# {line}\n# (tests/fuzz/python, seed {program.seed})\n"
    return f"{head}{program.source()}\n\n{memory}{ending}"
