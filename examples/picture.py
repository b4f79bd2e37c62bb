"""Draws what `mandelbrot` counts as a PNG file, with the standard library only."""

import struct
import zlib

import numpy as np

from examples import mandelbrot

TURNS = 255  # counts are then the numbers of 256 colours


def colours():
    """From dark blue over white to orange and back, denser where counts are small; black inside."""
    at = np.sqrt(np.arange(TURNS + 1) / TURNS)[:, None] * np.array([[4.0, 4.0, 4.0]])
    waves = 0.5 - 0.5 * np.cos(2 * np.pi * (at * [0.55, 0.6, 0.5] + [0.0, 0.02, 0.12]))
    table = (255 * waves).round().astype(np.uint8)
    table[TURNS] = 0
    return table


def write_png(path, numbers, table):
    """Writes a file of `numbers` (uint8, height x width) into a `table` of colours (n x 3)."""

    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    height, width = numbers.shape
    rows = b"".join(b"\0" + row.tobytes() for row in numbers)  # 0: as they are
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)))
        file.write(chunk(b"PLTE", table.tobytes()))
        file.write(chunk(b"IDAT", zlib.compress(rows, 9)))
        file.write(chunk(b"IEND", b""))


def draw(path, width=1200, height=800):
    counts = np.zeros((height, width), np.int32)
    mandelbrot.run(counts, limit=TURNS)
    write_png(path, counts.astype(np.uint8), colours())


def main():
    draw("mandelbrot.png")
    print("picture: mandelbrot.png")


if __name__ == "__main__":
    main()
