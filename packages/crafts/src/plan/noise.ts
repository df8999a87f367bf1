import { wrapped } from './picture.ts';

/** A number from 0 up to 1 for a place; the same on every machine. */
export function chance(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** A value that changes smoothly from place to place, in pixels. */
export type Smooth = (x: number, y: number) => number;

/** Noise of cells of about so many pixels, −1 … 1, that goes on across the edges of its picture. */
export function createNoise(width: number, height: number, cell: number, salt: number): Smooth {
  const across = Math.max(1, Math.round(width / cell));
  const down = Math.max(1, Math.round(height / cell));
  const values = Float32Array.from(
    { length: across * down },
    (_, at) => chance(at % across, Math.floor(at / across), salt) * 2 - 1,
  );
  return (x, y) => {
    const column = (x * across) / width;
    const row = (y * down) / height;
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [right, below] = [ease(column - left), ease(row - top)];
    const [x0, x1] = [wrapped(left, across), wrapped(left + 1, across)];
    const [y0, y1] = [wrapped(top, down) * across, wrapped(top + 1, down) * across];
    const upper = mixed(values[y0 + x0] ?? 0, values[y0 + x1] ?? 0, right);
    return mixed(upper, mixed(values[y1 + x0] ?? 0, values[y1 + x1] ?? 0, right), below);
  };
}

const ease = (share: number) => share * share * (3 - 2 * share);
const mixed = (one: number, other: number, share: number) => one + (other - one) * share;

/** 0 up to `from`, 1 from `to` on, smooth between. */
export function step(from: number, to: number, at: number): number {
  const share = (at - from) / (to - from);
  return share <= 0 ? 0 : share >= 1 ? 1 : ease(share);
}
