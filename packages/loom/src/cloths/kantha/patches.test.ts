import { expect, it } from 'vitest';
import { polygonsOf } from '../../drawing/subjects/polygons.ts';
import { endsOfPath } from '../../numbers/geometry/ends-of-path.ts';
import { quilted } from './patches.ts';

const needle = { thread: 2, stitch: 6, row: 8 };

it('works a bowed part to its edge, though it has few corners', () => {
  const bow = 'M-100 40C-100 -140 100 -140 100 40Z';
  const { shapes } = quilted({ shapes: [{ d: bow, fill: 'a1' }], radius: 100 }, 'line', needle);
  const stitches = shapes.filter(({ stroke }) => stroke === 'a1');
  const ys = stitches.flatMap(({ d }) => endsOfPath(d)).map(([, y]) => y);
  const [top = 0] = polygonsOf(bow)
    .flat()
    .map(([, y]) => y)
    .toSorted((a, b) => a - b);
  expect(Math.min(...ys)).toBeLessThan(top + 2 * needle.row);
});
