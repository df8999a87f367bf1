import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AreaInPixels, createCoverage } from './coverage.ts';
import { loopsOf } from './loops-of.ts';

it('goes around what is marked, so that it is covered again, islands in holes too', () => {
  const [width, height] = [9, 7];
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: width * height, maxLength: width * height }), (given) => {
      const marks = Uint8Array.from(given, Number);
      const strokes = loopsOf(marks, width, height).map(({ corners, isHole }) => ({
        erases: isHole,
        fade: 0,
        pieces: new Float64Array(0),
        loops: [Float64Array.from(corners.flat())],
      }));
      const area: AreaInPixels = { width, height, points: 1, inverted: false, strokes };
      const covered = new Uint8Array(width * height);
      createCoverage(area).cover({ x: 0, y: 0, width, height }, covered);
      expect(covered).toEqual(marks.map((mark) => 255 * mark));
    }),
  );
});
