import { expect, it } from 'vitest';
import { createBandCover } from './band-cover.ts';

const layout = { width: 16_384, height: 17_000, channels: 3, depth: 8 } as const;
const area = (count: number) => ({
  width: layout.width,
  height: layout.height,
  points: count,
  inverted: false,
  strokes: Array.from({ length: count }, (_, i) => ({
    erases: i % 2 === 1,
    fade: 16_000,
    pieces: Float64Array.of(9000, 9000, 16_000, 9000, 9000, 16_000),
  })),
});

it('refuses what is painted and erased over itself for hours, and says how many points would do', () => {
  expect(createBandCover(layout, area(20)).keep(0, new Uint8Array(layout.width * 3))).toBe(true);
  expect(() => createBandCover(layout, area(400))).toThrow(
    expect.objectContaining({ code: 'area_points', params: { limit: expect.closeTo(72, -1) } }),
  );
});

it('refuses an area of another size', () => {
  expect(() => createBandCover({ ...layout, width: 8 }, area(1))).toThrow(RangeError);
});
