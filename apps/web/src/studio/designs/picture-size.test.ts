import { describe, expect, it } from 'vitest';
import { isInSquares, pictureSize } from './picture-size.ts';

const large = { width: 4096, height: 4096 };

describe('pictureSize', () => {
  it('asks for the smallest preview that is sharp on the screen', () => {
    expect(pictureSize(large, 300, false)).toBe(512);
    expect(pictureSize(large, 640, false)).toBe(1024);
    expect(pictureSize(large, 1600, false)).toBe(2048);
  });

  it('asks for the picture itself from 100 % on, and whenever its pixels are read', () => {
    expect(pictureSize(large, 4096, false)).toBe(0);
    expect(pictureSize(large, 100, true)).toBe(0);
  });

  it('never asks for a preview as large as the picture', () => {
    expect(pictureSize({ width: 1024, height: 1024 }, 900, false)).toBe(0);
    expect(pictureSize({ width: 1024, height: 1024 }, 400, false)).toBe(512);
  });

  it('never asks for the whole of a picture that is looked at in squares', () => {
    const huge = { width: 16_384, height: 16_384 };
    expect([pictureSize(huge, 16_384, false), pictureSize(huge, 100, true)]).toEqual([2048, 2048]);
    expect([isInSquares(large), isInSquares({ width: 4096, height: 4097 })]).toEqual([false, true]);
  });

  it('goes by the longer side', () => {
    expect(pictureSize({ width: 1000, height: 4000 }, 200, false)).toBe(1024);
  });
});
