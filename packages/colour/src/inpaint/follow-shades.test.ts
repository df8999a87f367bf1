import { expect, it } from 'vitest';
import { type FillField, holes } from './fill-field.ts';
import { followShades } from './follow-shades.ts';

const side = 160;
/** A slanting stroke across the middle. */
const isHole = (at: number) => {
  const [x, y] = [at % side, Math.floor(at / side)];
  return Math.abs(x - y) < 6 && x > 48 && x < 80;
};
const shift = { dx: 30, dy: -14 };

/** A picture of these levels with the stroke taken out, filled by one shift; answers the mean distance from the truth without and with what is added. */
function filled(level: (x: number, y: number) => number) {
  const truth = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const at = Math.floor(i / 3);
    return level(at % side, Math.floor(at / side));
  });
  const hole = Uint8Array.from({ length: side * side }, (_, at) => (isHole(at) ? holes.fill : holes.known));
  const field: FillField = { width: side, height: side, rgb: truth, hole, wraps: { across: true, down: true } };
  const pixels = Int32Array.from([...hole.keys()].filter(isHole));
  const added = new Float32Array(pixels.length * 3);
  followShades(field, { pixels, shifts: [shift] }, new Int16Array(side * side), added);
  const off = (share: number) =>
    pixels.reduce((sum, at, place) => {
      const from = at + shift.dy * side + shift.dx;
      return sum + Math.abs((truth[from * 3] ?? 0) + share * (added[place * 3] ?? 0) - (truth[at * 3] ?? 0));
    }, 0) / pixels.length;
  return { before: off(0), after: off(1), added, pixels };
}

const grain = (x: number, y: number) => ((x * 73 + y * 151 + x * y * 7) % 13) - 6;

it('gives what is copied the shade of its place, and leaves it its grain', () => {
  const { before, after, added, pixels } = filled(
    (x, y) => 128 + 70 * Math.sin(x / 19) * Math.cos(y / 23) + grain(x, y),
  );
  expect(before).toBeGreaterThan(15);
  // Grain that is another than the truth's is left, and what the shade cannot be foretold by.
  expect(after).toBeLessThan(0.6 * before);
  // It is a shade: from a pixel to the next it hardly changes.
  const steps = [...pixels.keys()].filter(
    (place) =>
      (pixels[place] ?? 0) - (pixels[place - 1] ?? 0) === 1 &&
      Math.abs((added[place * 3] ?? 0) - (added[place * 3 - 3] ?? 0)) > 12,
  );
  expect(steps).toHaveLength(0);
});

it('adds nothing where shades cannot be followed', () => {
  const { added } = filled((x, y) => ((((x >> 2) * 37 + (y >> 2) * 101) * 2654435761) >>> 0) % 200);
  expect(added.every((value) => value === 0)).toBe(true);
});
