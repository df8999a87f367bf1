import { type AreaStroke, area } from '@naksha/contract';
import { expect, it } from 'vitest';
import { thinLine } from '../../geometry/thin-line.ts';
import { coveredBy } from './covered.ts';
import { outlineOf } from './outline-of.ts';

const tile = { widthPx: 128, heightPx: 96, dpi: 150 };
const line: AreaStroke['points'] = Array.from({ length: 40 }, (_, i) => [0.6 + i / 60, 0.3 + 0.2 * Math.sin(i / 6)]);

it('is, stroke by stroke and point by point, what it is at once', () => {
  const given = area.parse({ strokes: [{ radius: 0.05, points: [[0.2, 0.2]] }], repeat: { layout: 'half-drop' } });
  coveredBy(given, tile, 100, 75);
  const grown = { ...given, strokes: [...given.strokes, { radius: 0.08, erases: false, points: line.slice(0, 1) }] };
  coveredBy(grown, tile, 100, 75);
  const [first, second] = grown.strokes;
  if (!first || !second) throw new Error('expected two strokes');
  let last = grown;
  for (let count = 2; count <= line.length; count++) {
    last = { ...given, strokes: [first, { ...second, points: line.slice(0, count) }] };
    coveredBy(last, tile, 100, 75);
  }
  const grownLevels = coveredBy(last, tile, 100, 75).levels.slice();
  // Other settings in between: everything is worked out again.
  coveredBy({ ...last, softness: 99 }, tile, 100, 75);
  expect(coveredBy(last, tile, 100, 75).levels).toEqual(grownLevels);
  expect(grownLevels.filter((level) => level === 255).length).toBeGreaterThan(300);
});

it('draws a line around what is covered by half', () => {
  const given = area.parse({ strokes: [{ radius: 0.2, points: [[0.5, 0.375]] }], softness: 0 });
  const pieces = outlineOf(coveredBy(given, tile, 128, 96));
  const away = pieces.flatMap((x, i) => (i % 2 === 0 ? [Math.hypot(x - 64, (pieces[i + 1] ?? 0) - 48)] : []));
  expect(Math.min(...away)).toBeGreaterThan(25.6 - 0.3);
  expect(Math.max(...away)).toBeLessThan(25.6 + 0.3);
  const around = pieces.reduce(
    (sum, x, i) =>
      i % 4 === 0 ? sum + Math.hypot((pieces[i + 2] ?? 0) - x, (pieces[i + 3] ?? 0) - (pieces[i + 1] ?? 0)) : sum,
    0,
  );
  expect(around / (2 * Math.PI * 25.6)).toBeCloseTo(1, 1);
});

it('leaves out points that the line does not need, and none where it bends or is pressed otherwise', () => {
  const straight: AreaStroke['points'] = Array.from({ length: 50 }, (_, i) => [i / 50, i / 100]);
  expect(thinLine(straight, 0.05)).toHaveLength(2);
  const bent = thinLine(line, 0.05);
  expect(bent.length).toBeGreaterThan(6);
  expect(bent.length).toBeLessThan(line.length);
  expect(
    thinLine(
      [
        [0, 0, 0.2],
        [0.1, 0, 0.9],
        [0.2, 0, 0.2],
      ],
      0.05,
    ),
  ).toHaveLength(3);
  expect(thinLine([[0.3, 0.3]], 0.05)).toEqual([[0.3, 0.3]]);
});
