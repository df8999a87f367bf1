import { byte } from './laying.ts';
import { type Plain, placed } from './picture.ts';

/** A stitch: a straight piece of thread. Places and lengths in pixels. */
export interface Stitch {
  readonly x: number;
  readonly y: number;
  /** Where it runs: a unit vector. */
  readonly dx: number;
  readonly dy: number;
  /** To both sides of its place. */
  readonly back: number;
  readonly on: number;
  readonly half: number;
  readonly colour: readonly [number, number, number];
}

/** From where the light comes: a little from the left of above. */
const light = [0.45, 0.89] as const;

/** Lays a stitch on pixels: its shadow beside it, its round body, the twist of its plies, darker where it enters the cloth. */
export function layStitch(picture: Plain, out: Uint8Array, stitch: Stitch): void {
  const { x, y, dx, dy, back, on, half, colour } = stitch;
  const length = back + on;
  const reach = half * 1.5 + 1;
  const [x0, x1] = [x - dx * back, x + dx * on];
  const [y0, y1] = [y - dy * back, y + dy * on];
  const left = Math.floor(Math.min(x0, x1) - reach);
  const right = Math.ceil(Math.max(x0, x1) + reach);
  const top = Math.floor(Math.min(y0, y1) - reach);
  const bottom = Math.ceil(Math.max(y0, y1) + reach);
  // Thread shines where it runs across the light.
  const facing = Math.abs(dx * light[1] - dy * light[0]);
  const gloss = 20 + 46 * facing * facing;
  for (let row = top; row <= bottom; row++) {
    const to = placed(row, picture.height, picture.wraps);
    if (to !== row && !picture.wraps) continue;
    for (let column = left; column <= right; column++) {
      const px = placed(column, picture.width, picture.wraps);
      if (px !== column && !picture.wraps) continue;
      const [rx, ry] = [column + 0.5 - x, row + 0.5 - y];
      const along = rx * dx + ry * dy + back;
      const across = ry * dx - rx * dy;
      const beyond = along < 0 ? -along : along > length ? along - length : 0;
      const off = Math.sqrt(across * across + beyond * beyond);
      if (off > reach) continue;
      const at = (to * picture.width + px) * 3;
      const cover = Math.min(1, Math.max(0, half - off + 0.5));
      if (cover < 1) {
        const shadow = 0.34 * Math.max(0, 1 - off / reach) * (1 - cover);
        for (let channel = 0; channel < 3; channel++) out[at + channel] = byte((out[at + channel] ?? 0) * (1 - shadow));
      }
      if (cover === 0) continue;
      const round = Math.min(1, off / half);
      const body = Math.sqrt(Math.max(0, 1 - round * round));
      // The lit side is the one that faces the light.
      const side = across * (dx * light[1] - dy * light[0]) < 0 ? 1 : -1;
      const tip = Math.min(1, Math.min(along, length - along) / (1.3 * half));
      const ply = (along + across * 1.4) / (half * 1.7);
      const twist = ply - Math.floor(ply) < 0.5 ? 0.04 : -0.04;
      const shade = 0.7 + 0.28 * body + 0.07 * side * round + twist - 0.16 * (1 - Math.max(0, tip));
      const peak = Math.max(0, body - 0.82) * 5.5 * Math.max(0, tip);
      for (let channel = 0; channel < 3; channel++) {
        const value = (colour[channel] ?? 0) * shade + gloss * peak * 0.45;
        out[at + channel] = byte((out[at + channel] ?? 0) * (1 - cover) + value * cover);
      }
    }
  }
}
