import { expect, it } from 'vitest';
import { fromModel, fromModelParams, liesFlat } from './from-model.ts';

const grid = (points: [number, number][]) => ({ columns: 2, rows: 2, points });

it('takes a mesh of as many points as it has knots that lies flat, and names the field otherwise', () => {
  const fieldOf = (points: [number, number][]) =>
    fromModelParams.safeParse({ mesh: grid(points) }).error?.issues[0]?.path.join('.');
  const even: [number, number][] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ];
  expect(fieldOf(even)).toBeUndefined();
  expect(fieldOf(even.slice(1))).toBe('mesh.points');
  expect(
    fieldOf([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]),
  ).toBe('mesh.points');
  expect(
    liesFlat(
      grid([
        [0, 0],
        [0.9, 0.1],
        [0, 1],
        [1, 1],
      ]),
    ),
  ).toBe(true);
  expect(
    liesFlat(
      grid([
        [0, 0],
        [0, 0.99],
        [0, 1],
        [1, 1],
      ]),
    ),
  ).toBe(false);
});

it('refuses a photograph in which nothing can be seen, before anything is charged', () => {
  const of = (width: number, height: number) => fromModel.refuses({}, [{ width, height, operations: [] }])?.code;
  expect(of(64, 64)).toBeUndefined();
  expect(of(1, 1)).toBe('picture_too_small');
  expect(of(4000, 63)).toBe('picture_too_small');
  expect([fromModel.price, fromModel.maxPixels]).toEqual([4, 4096 ** 2]);
});
