/** How cloth lies in a test picture: the way back from a pixel to the cloth, in pixels of it. */
export type OnCloth = (x: number, y: number) => readonly [number, number];

/** A picture of cloth: `drawn` says the colour at a place of it, `light` how much of it is seen. */
export function clothPhoto(
  width: number,
  height: number,
  drawn: (u: number, v: number) => readonly [number, number, number],
  onCloth: OnCloth,
  light: (x: number, y: number) => number = () => 1,
) {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      for (const [dx, dy] of [
        [-0.25, -0.25],
        [0.25, -0.25],
        [-0.25, 0.25],
        [0.25, 0.25],
      ] as const) {
        const colour = drawn(...onCloth(x + dx, y + dy));
        for (const c of [0, 1, 2] as const) sum[c] = (sum[c] ?? 0) + colour[c] ** 2.2 / 4;
      }
      for (const c of [0, 1, 2] as const)
        pixels[(y * width + x) * 3 + c] = Math.min(255, ((sum[c] ?? 0) * light(x, y)) ** (1 / 2.2));
    }
  }
  return { width, height, pixels };
}

const ground = [236, 224, 196] as const;
const dyes = [
  [30, 44, 96],
  [168, 50, 42],
  [46, 110, 60],
] as const;

/** Leaves and discs on a ground, every 36 × 30 pixels; `kind` says how a motif is to be coloured by its row and column. */
export const sprigs =
  (kind: (column: number, row: number) => number, dropped = 0) =>
  (u: number, v: number): readonly [number, number, number] => {
    const column = Math.floor(u / 36);
    const moved = v - (column & 1) * dropped;
    const row = Math.floor(moved / 30);
    const [x, y] = [u - column * 36 - 18, moved - row * 30 - 15];
    const dye = dyes[kind(column, row) % dyes.length] ?? ground;
    if (Math.hypot(x + 4, y + 2) < 7) return dye;
    if (Math.abs(x - 8 - y * 0.4) < 2 && Math.abs(y) < 11) return dyes[2];
    if (Math.hypot(x + 12, y - 10) < 2.5) return dyes[1];
    return ground;
  };
