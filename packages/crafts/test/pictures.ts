import type { Plain } from '../src/plan/picture.ts';

/** A picture that is drawn pixel by pixel. */
export function drawn(
  width: number,
  height: number,
  draw: (x: number, y: number) => readonly [number, number, number],
  wraps = true,
): Plain {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels.set(draw(x, y), (y * width + x) * 3);
  return { width, height, pixels, wraps };
}

const away = (one: number, other: number, size: number) =>
  Math.min(Math.abs(one - other), size - Math.abs(one - other));

/** Discs of three dyes on a ground, one of them over each edge: it tiles. */
export function discs(size: number): Plain {
  const ground = [30, 60, 80] as const;
  const all = [
    [0, 0.3, 0.18, [220, 180, 60]],
    [0.45, 0, 0.2, [190, 50, 60]],
    [0.6, 0.55, 0.24, [240, 230, 205]],
    [0.15, 0.75, 0.13, [190, 50, 60]],
  ] as const;
  return drawn(size, size, (x, y) => {
    const found = all.find(([cx, cy, r]) => {
      const [dx, dy] = [away(x, cx * size, size), away(y, cy * size, size)];
      return dx * dx + dy * dy < r * r * size * size;
    });
    return found?.[3] ?? ground;
  });
}

/** A picture rolled round, so that its edges lie in its middle. */
export function rolled({ width, height, pixels, wraps }: Plain, dx: number, dy: number): Plain {
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (((y + dy) % height) * width + ((x + dx) % width)) * 3;
      out.set(pixels.subarray(from, from + 3), (y * width + x) * 3);
    }
  return { width, height, pixels: out, wraps };
}
