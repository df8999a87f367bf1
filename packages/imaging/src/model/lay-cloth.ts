import { type ClothRepeat, floorOfLight, placeOf } from '@naksha/colour';
import { shadeAt } from './copies.ts';
import { largestRectangle } from './largest-rectangle.ts';
import { encodedOf, lightAt, type WholePicture } from './whole-picture.ts';

/** Steps along a tile in which the cloth is looked for. */
const steps = 4;
const most = 4096;

/** The largest upright part of a cloth laid flat by its repeat, in even light: all that is seen of it, not one tile. */
export function layCloth(picture: WholePicture, repeat: ClothRepeat) {
  const { right, down, warp, weights, cellsAcross, cellsDown } = repeat;
  const whole = right[0] * down[1] - right[1] * down[0];
  const corners = [
    [0, 0],
    [cellsAcross, 0],
    [0, cellsDown],
    [cellsAcross, cellsDown],
  ].map(([u = 0, v = 0]) => ({ s: (u * down[1] - v * down[0]) / whole, t: (v * right[0] - u * right[1]) / whole }));
  const low = { s: Math.min(...corners.map(({ s }) => s)), t: Math.min(...corners.map(({ t }) => t)) };
  const high = { s: Math.max(...corners.map(({ s }) => s)), t: Math.max(...corners.map(({ t }) => t)) };
  const cellsAt = (s: number, t: number) => ({ u: s * right[0] + t * down[0], v: s * right[1] + t * down[1] });
  const columns = Math.max(1, Math.floor((high.s - low.s) * steps));
  const rows = Math.max(1, Math.floor((high.t - low.t) * steps));
  const mask = Uint8Array.from({ length: columns * rows }, (_, at) => {
    const { u, v } = cellsAt(low.s + ((at % columns) + 0.5) / steps, low.t + (Math.floor(at / columns) + 0.5) / steps);
    const [i, j] = [Math.floor(u), Math.floor(v)];
    return i >= 0 && j >= 0 && i < cellsAcross && j < cellsDown && (weights[j * cellsAcross + i] ?? 0) > 0 ? 1 : 0;
  });
  const part = largestRectangle(mask, columns, rows);
  const size = {
    width: Math.min(most, Math.max(1, Math.round((part.width / steps) * repeat.width))),
    height: Math.min(most, Math.max(1, Math.round((part.height / steps) * repeat.height))),
  };
  const place = { x: 0, y: 0 };
  const light = new Float64Array(3);
  const lay = async (take: (row: Uint8Array, y: number) => Promise<void>) => {
    for (let y = 0; y < size.height; y++) {
      const row = new Uint8Array(size.width * 3).fill(255);
      for (let x = 0; x < size.width; x++) {
        const s = low.s + (part.left + ((x + 0.5) / size.width) * part.width) / steps;
        const t = low.t + (part.top + ((y + 0.5) / size.height) * part.height) / steps;
        const { u, v } = cellsAt(s, t);
        placeOf(warp, warp.from.x + u, warp.from.y + v, place);
        if (!lightAt(picture, place.x, place.y, light)) continue;
        const gain = Math.exp(repeat.evenLight - shadeAt(repeat, u, v));
        for (let c = 0; c < 3; c++)
          row[x * 3 + c] = Math.round(encodedOf(((light[c] ?? 0) + floorOfLight) * gain - floorOfLight));
      }
      await take(row, y);
    }
  };
  return { size, lay };
}
