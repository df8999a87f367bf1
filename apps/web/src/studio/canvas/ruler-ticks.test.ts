import { describe, expect, it } from 'vitest';
import { paperLines, rulerTicks } from './ruler-ticks.ts';

describe('rulerTicks', () => {
  it('writes every fifth centimetre at the size of a fitted tile', () => {
    const figures = rulerTicks(283, 26.67, 1440).filter((tick) => tick.label);
    expect(figures.map((tick) => tick.label)).toEqual([
      '−10',
      '−5',
      '0',
      '5',
      '10',
      '15',
      '20',
      '25',
      '30',
      '35',
      '40',
    ]);
    expect(figures.find((tick) => tick.label === '0')?.at).toBeCloseTo(283, 6);
  });

  it('sets a tick on every centimetre between two figures', () => {
    const ticks = rulerTicks(0, 26.67, 300).filter((tick) => tick.at >= 0);
    expect((ticks[1]?.at ?? 0) - (ticks[0]?.at ?? 0)).toBeCloseTo(26.67, 6);
  });

  it.each([0.2, 1, 3, 9, 40, 130, 700])('keeps figures apart at %f px to the centimetre', (pxPerCm) => {
    const figures = rulerTicks(13, pxPerCm, 2000).filter((tick) => tick.label);
    const gaps = figures.slice(1).map((tick, i) => tick.at - (figures[i]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(89.9);
  });

  it('covers the whole ruler', () => {
    const ticks = rulerTicks(-4000, 30, 1200);
    expect(ticks[0]?.at).toBeLessThanOrEqual(0);
    expect(ticks.at(-1)?.at).toBeGreaterThanOrEqual(1200);
  });
});

describe('paperLines', () => {
  it('draws squares of one centimetre until they would be a grey', () => {
    expect(paperLines(26)).toEqual({ cm: 1, heavyEvery: 5 });
    expect(paperLines(4).cm).toBe(5);
  });
});
