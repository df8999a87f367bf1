import { expect, it } from 'vitest';
import { askedSize, changeSide, resultSize, toUnit } from './measured-size.ts';

const size = { width: 20, height: 10, unit: 'cm', dpi: 300 } as const;

it('lets the other side follow while the proportions are locked', () => {
  expect(changeSide(size, 'width', 25, 2)).toMatchObject({ width: 25, height: 12.5 });
  expect(changeSide({ ...size, unit: 'px' }, 'height', 7, 1.5)).toMatchObject({ width: 11, height: 7 });
  expect(changeSide(size, 'height', 7, null)).toMatchObject({ width: 20, height: 7 });
});

it('works out pixels from cm and inches and says what is too large', () => {
  expect(resultSize(size, null)).toEqual({ width: 2362, height: 1181, isBad: false, isTooLarge: false });
  expect(resultSize({ width: 28_000, height: 10_000, unit: 'px', dpi: 1 }, null).isTooLarge).toBe(false);
  expect(resultSize({ width: 28_000, height: 10_001, unit: 'px', dpi: 1 }, null).isTooLarge).toBe(true);
  expect(resultSize({ ...size, width: 0 }, null).isBad).toBe(true);
  expect(toUnit(3000, 'inch', 300)).toBe(10);
});

it('asks for one side while locked, so that the server keeps the proportions exactly', () => {
  expect(askedSize(size, true)).toEqual({ width: 20, unit: 'cm', dpi: 300 });
  expect(askedSize(size, false)).toEqual({ width: 20, height: 10, unit: 'cm', dpi: 300 });
});
