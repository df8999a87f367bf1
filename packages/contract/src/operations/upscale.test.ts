import { describe, expect, it } from 'vitest';
import { upscale, upscaledDpi, upscaleParams } from './upscale.ts';

const of = (width: number, height: number, operations: string[] = []) => [{ width, height, operations }];
const to = (scale: 2 | 3 | 4) => upscaleParams.parse({ scale });

describe('upscale', () => {
  it.each([
    [4, 5000, 3499, undefined],
    [4, 5000, 3500, undefined],
    [4, 5000, 3501, 3],
    [3, 8000, 3888, undefined],
    [3, 8000, 3889, 2],
    [2, 10_000, 7000, undefined],
    [2, 10_000, 7001, 1],
  ] as const)('by %d of %d × %d pixels names the largest scale: %s', (scale, width, height, maxScale) => {
    const refusal = upscale.refuses(to(scale), of(width, height));
    expect(refusal).toEqual(maxScale === undefined ? undefined : { code: 'upscale_too_large', params: { maxScale } });
  });

  it('is not done to what was upscaled before once that has more than 100 million pixels', () => {
    const code = (width: number, operations: string[]) => upscale.refuses(to(2), of(width, 10_000, operations))?.code;
    const line = ['adjust', 'upscale', 'generate'];
    expect([9_999, 10_000, 10_001].map((width) => code(width, line))).toEqual([
      'upscale_too_large',
      'upscale_too_large',
      'upscaled_already',
    ]);
    expect(code(10_001, ['adjust'])).toBe('upscale_too_large');
    expect(upscale.refuses(to(2), of(5000, 5000, line))).toBeUndefined();
  });

  it.each([
    ['same', 75, 2, 150],
    ['same', 150, 4, 300],
    ['same', 300, 2, 300],
    ['same', 600, 2, 600],
    ['larger', 75, 4, 75],
  ] as const)('%s size on cloth, from %d dpi by %d, has %d dpi: no more than may be, never fewer', (...figures) => {
    const [onCloth, dpi, scale, becomes] = figures;
    expect(upscaledDpi({ onCloth, scale }, dpi)).toBe(becomes);
  });

  it('knows three scales, five levels and a hundred steps of sharpness', () => {
    for (const params of [{ scale: 1 }, { scale: 5 }, { creativity: 0 }, { creativity: 6 }, { sharpness: 101 }]) {
      expect(upscaleParams.safeParse(params).success, JSON.stringify(params)).toBe(false);
    }
    expect(upscaleParams.parse({ scale: 4, creativity: 5, sharpness: 100 })).toBeTruthy();
  });
});
