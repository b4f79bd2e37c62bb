"""Writes traced/*.ir and gpu/* anew: half of `make golden` (golden_test --write is the other)."""

from pathlib import Path

import golden_gpu
from golden_kernels import goldens

FOLDER = Path(__file__).parent / "traced"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    texts = {f"{golden.name}.ir": golden.text() for golden in goldens()}
    for old in FOLDER.glob("*.ir"):
        if old.name not in texts:
            old.unlink()
    for name, text in texts.items():
        path = FOLDER / name
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
            print(f"golden: wrote traced/{name}")
    golden_gpu.write()


if __name__ == "__main__":
    main()
