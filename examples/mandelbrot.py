"""The Mandelbrot set: each program iterates its tile of pixels while any of them is still inside.
`python -m examples.mandelbrot`"""

import eas
import numpy as np
from eas import mk

TOLERANCE = {"rtol": 0.0, "atol": 0.0}
LEFT, TOP, SIZE = -2.2, -1.2, 2.4  # the part of the plane that is drawn: SIZE high


@eas.kernel
def mandelbrot(out, W, H, left, top, step, limit, BW: eas.constexpr = 16, BH: eas.constexpr = 8):
    col = (mk.program_id(0) * BW + mk.arange(0, BW))[None, :]
    row = (mk.program_id(1) * BH + mk.arange(0, BH))[:, None]
    cr, ci = left + col * step, top + row * step
    zr, zi = mk.zeros((BH, BW)), mk.zeros((BH, BW))
    count = mk.zeros((BH, BW), mk.int32)
    inside = (col < W) & (row < H)
    turn = 0
    while (turn < limit) & mk.any(inside):
        zr, zi = zr * zr - zi * zi + cr, 2 * zr * zi + ci
        # An escaped pixel goes on to infinity, is never inside again, and counts no more.
        inside = inside & (zr * zr + zi * zi <= 4)
        count += inside.to(mk.int32)
        turn += 1
    mk.store(out, row * out.stride(0) + col * out.stride(1), count, (col < W) & (row < H))


def run(out, limit=60):
    height, width = out.shape
    mandelbrot(out, width, height, LEFT, TOP, SIZE / height, limit)


def make(width=90, height=60):
    return (), (np.zeros((height, width), np.int32),)


def reference(height=60, width=90, limit=60):
    f32 = np.float32
    step = f32(SIZE / height)
    cr = f32(LEFT) + np.arange(width, dtype=f32)[None, :] * step
    ci = f32(TOP) + np.arange(height, dtype=f32)[:, None] * step
    zr, zi = np.zeros((2, height, width), f32)
    inside = np.ones((height, width), bool)
    count = np.zeros((height, width), np.int32)
    with np.errstate(over="ignore", invalid="ignore"):
        for _ in range(limit):
            zr, zi = zr * zr - zi * zi + cr, 2 * zr * zi + ci
            inside &= zr * zr + zi * zi <= 4
            count += inside
    return (count,)


def main():
    _, (out,) = make()
    run(out)
    eas.testing.assert_close(out, reference()[0], **TOLERANCE)
    height, width = out.shape
    print(f"mandelbrot: {width} x {height} pixels, {(out == 60).mean():.0%} inside; as NumPy")
    for line in out[5:56:17, ::2]:
        print("".join(" .:-=+*#%@"[min(count // 6, 9)] for count in line))


if __name__ == "__main__":
    main()
