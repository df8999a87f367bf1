import { expect, it } from 'vitest';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { adjustParams } from './adjust.ts';
import { areaLimits } from './area.ts';
import { filterParams } from './filter.ts';
import { recolourParams } from './recolour.ts';

const line = (points: number) => ({
  radius: 0.05,
  points: Array.from({ length: points }, (_, i) => [i / 5000, 0.5]),
});
const brokenBy = (strokes: unknown) =>
  adjustParams
    .safeParse({ brightness: 10, area: { strokes } })
    .error?.issues.map((issue) => ruleOfIssue(issue))
    .map(({ field, code, params }) => [field, code, params.limit]);

it('is a parameter of every change of colours, and straight unless it says otherwise', () => {
  const area = { strokes: [line(2)] };
  const whole = {
    strokes: [{ ...line(2), erases: false }],
    softness: 30,
    inverted: false,
    repeat: { layout: 'straight', step: { n: 1, m: 3, axis: 'down' }, columns: 1, rows: 1 },
  };
  expect(adjustParams.parse({ area }).area).toEqual(whole);
  expect(filterParams.parse({ filter: 'sepia', area }).area).toEqual(whole);
  expect(recolourParams.parse({ colours: [{ from: '#000000', to: '#ffffff' }], area }).area).toEqual(whole);
  expect(adjustParams.parse({})).not.toHaveProperty('area');
});

it('takes as many strokes and points as its limits say, and names the limit beyond', () => {
  const { strokes, points } = areaLimits;
  expect(brokenBy(Array.from({ length: strokes }, () => line(points / strokes)))).toBeUndefined();
  expect(brokenBy(Array.from({ length: strokes + 1 }, () => line(1)))).toEqual([
    ['area.strokes', 'area_strokes', strokes],
  ]);
  expect(brokenBy([line(points - 1), line(2)])).toEqual([['area.strokes', 'area_points', points]]);
  expect(brokenBy([line(points)])).toBeUndefined();
});

it('refuses an area without strokes and strokes that lie nowhere', () => {
  expect(brokenBy([])?.[0]?.[0]).toBe('area.strokes');
  expect(brokenBy([{ radius: 0.1, points: [[9, 0]] }])?.[0]?.[0]).toBe('area.strokes.0.points.0.0');
  expect(brokenBy([{ radius: 0, points: [[0, 0]] }])?.[0]?.[0]).toBe('area.strokes.0.radius');
});
