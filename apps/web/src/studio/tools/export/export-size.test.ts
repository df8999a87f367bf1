import { describe, expect, it } from 'vitest';
import { exportSize, keptSize, ownWidthCm, pieceExportSize } from './export-size.ts';

const design = { width: 1024, height: 512, dpi: 150 };

describe('exportSize', () => {
  it('takes 24 cm at 300 dpi for 2,835 pixels and keeps the proportions', () => {
    expect(exportSize(design, 24, 300)).toEqual({ width: 2835, height: 1418 });
  });

  it('says which value is out of bounds', () => {
    expect(exportSize(design, 0, 300).problem).toBe('badWidth');
    expect(exportSize(design, 1001, 10).problem).toBe('badWidth');
    expect(exportSize(design, 24, 0).problem).toBe('badDpi');
    expect(exportSize({ width: 1, height: 1 }, 200, 300).problem).toBe('tooLarge');
  });
});

describe('keptSize', () => {
  it('reduces a picture, and says how sparse its pixels lie where they are too few', () => {
    expect(keptSize(design, 10, 150)).toEqual({ width: 591, height: 296 });
    expect(keptSize(design, 17.34, 300)).toEqual({ width: 1024, height: 512, sparseDpi: 150 });
    expect(keptSize({ width: 1, height: 1 }, 200, 300)).toEqual({ width: 1, height: 1, sparseDpi: 1 });
    expect(keptSize(design, 0, 300).problem).toBe('badWidth');
  });
});

describe('ownWidthCm', () => {
  it('gives the size on cloth', () => {
    expect(ownWidthCm(design)).toBeCloseTo(17.34, 2);
  });
});

describe('pieceExportSize', () => {
  it('makes a saree 32,480 × 6,791 pixels at 150 dpi and refuses it at 170', () => {
    expect(pieceExportSize('sarees', 150)).toEqual({ width: 32480, height: 6791 });
    expect(pieceExportSize('sarees', 170).problem).toBe('tooLarge');
  });
});
