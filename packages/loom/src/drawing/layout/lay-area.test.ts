import { area } from '@naksha/contract';
import { expect, it } from 'vitest';
import { copiesOfCell } from './copies-of-cell.ts';
import { layArea, TooManyPieces } from './lay-area.ts';

const size = { width: 400, height: 301 };

/** Where the pieces of a stroke begin. */
function beginnings(repeat: object, points: number[][]): number[][] {
  const [stroke] = layArea(area.parse({ strokes: [{ radius: 0.05, points }], repeat }), size).strokes;
  const pieces = [...(stroke?.pieces ?? [])];
  return pieces.flatMap((x, i) => (i % 6 === 0 ? [[x, pieces[i + 1] ?? 0]] : []));
}

it.each([
  [{ layout: 'straight' }, [0, 100]],
  // The next column lies 151 pixels lower: what is painted there lies higher on it.
  [{ layout: 'half-drop' }, [0, 100 - 151 + 301]],
  [{ layout: 'half-brick' }, [0, 100]],
  [{ layout: 'step', step: { n: 1, m: 3, axis: 'down' } }, [0, 0]],
  [{ layout: 'mirror' }, [400, 100]],
])('lets a stroke over the right edge come in again the way the tile repeats: %j', (repeat, place) => {
  expect(beginnings(repeat, [[1, 100 / 400]])).toContainEqual([400, 100]);
  expect(beginnings(repeat, [[1, 100 / 400]])).toContainEqual(place);
});

it('lays a closed line with its inside on every copy, and widens what paints by its growth', () => {
  const corners: [number, number][] = [
    [0.9, 0.1],
    [1.2, 0.1],
    [1.2, 0.3],
  ];
  const strokes = [{ radius: 0.01, points: corners, fills: true }];
  const laid = layArea(area.parse({ strokes, growth: 0.02 }), { width: 100, height: 100 });
  const [own] = laid.strokes;
  expect(own?.loops?.map((loop) => [...loop].map(Math.round))).toEqual([
    [90, 10, 120, 10, 120, 30],
    [-10, 10, 20, 10, 20, 30],
  ]);
  expect(own?.pieces[2]).toBeCloseTo(3);
  // Three sides on one copy, and two on the other: its third lies beyond the picture.
  expect(own?.pieces.length).toBe(5 * 6);
});

it('paints every cell of a picture that holds several', () => {
  const copies = beginnings({ layout: 'half-drop', columns: 2 }, [[0.25, 0.25]]);
  expect(copies).toHaveLength(2);
  expect(copies).toContainEqual([100, 100]);
});

it('keeps only what touches the picture, and all of a line of one point', () => {
  expect(beginnings({}, [[0.5, 0.25]])).toEqual([[200, 100]]);
  expect(
    beginnings({}, [
      [0.5, 0.25],
      [0.6, 0.25],
    ]),
  ).toEqual([[200, 100]]);
});

it('counts the copies of a wide brush on a narrow picture before it lays them', () => {
  const strokes = Array.from({ length: 10 }, () => ({ radius: 1, points: [[0.5, 0]] }));
  const narrow = { width: 10_000, height: 1 };
  const laid = () => layArea(area.parse({ strokes }), narrow, 2 ** 17);
  expect(laid).toThrow(TooManyPieces);
  // Each meets itself some 20,000 times above and below, and some three times beside.
  expect(laid).toThrow(expect.objectContaining({ points: 2 }));
  expect(layArea(area.parse({ strokes }), { width: 100, height: 50 }, 2 ** 20).strokes).toHaveLength(10);
});

it.each(['straight', 'half-drop', 'half-brick', 'step', 'mirror'] as const)(
  'counts as many ways onto the picture as there are: %s',
  (layout) => {
    const { repeat } = area.parse({ strokes: [{ radius: 1, points: [[0, 0]] }], repeat: { layout, columns: 3 } });
    const { ontoPicture, countOntoPicture } = copiesOfCell(repeat, size);
    for (const [from, to] of [
      [-10, 20],
      [150, 1150],
      [390, 391],
    ] as const) {
      expect(countOntoPicture({ from, to }, { from: to, to: to + 90 })).toBe(
        ontoPicture({ from, to }, { from: to, to: to + 90 }).length,
      );
    }
  },
);

it.each(['straight', 'half-drop', 'half-brick', 'step', 'mirror'] as const)(
  'finds the way home from every copy of the cloth: %s',
  (layout) => {
    const { homeOf } = copiesOfCell(
      area.parse({ strokes: [{ radius: 1, points: [[0, 0]] }], repeat: { layout } }).repeat,
      size,
    );
    for (const [x, y] of [
      [10, 10],
      [-1710, 933],
      [4011, -5000],
    ] as const) {
      const way = homeOf(x, y);
      const home = [way.flipX * x + way.x, way.flipY * y + way.y] as const;
      expect(home[0]).toBeGreaterThanOrEqual(0);
      expect(home[0]).toBeLessThanOrEqual(size.width);
      expect(home[1]).toBeGreaterThanOrEqual(0);
      expect(home[1]).toBeLessThanOrEqual(size.height);
    }
  },
);
