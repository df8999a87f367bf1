import { describe, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('progress', () => {
  it('writes what was reported, a few times a second and in order', async () => {
    vi.useFakeTimers();
    const written: number[] = [];
    const progress = createProgress(async (fraction) => void written.push(fraction), 200);
    for (let band = 1; band <= 100; band++) {
      progress.report(band / 100);
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(written.at(-1)).toBe(1);
    expect(written.length).toBeGreaterThan(3);
    expect(written.length).toBeLessThanOrEqual(7);
    expect(written).toEqual([...written].sort((a, b) => a - b));
    vi.useRealTimers();
  });

  it('never goes backwards, nor beyond the whole', async () => {
    vi.useFakeTimers();
    const written: number[] = [];
    const progress = createProgress(async (fraction) => void written.push(fraction), 0);
    for (const fraction of [0.5, 0.2, Number.NaN, 0.6, 7]) {
      progress.report(fraction);
      await settle();
    }
    expect(written).toEqual([0.5, 0.6, 1]);
    vi.useRealTimers();
  });

  it('writes nothing after its end, and waits for the write that is under way', async () => {
    const written: number[] = [];
    let release: () => void = () => undefined;
    const progress = createProgress(async (fraction) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      written.push(fraction);
    }, 0);
    progress.report(0.3);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const end = progress.end();
    progress.report(0.9);
    release();
    await end;
    expect(written).toEqual([0.3]);
  });

  it('carries on after a write that failed', async () => {
    vi.useFakeTimers();
    const written: number[] = [];
    const progress = createProgress(async (fraction) => {
      if (fraction === 0.1) throw new Error('the database is away');
      written.push(fraction);
    }, 0);
    progress.report(0.1);
    await settle();
    progress.report(0.2);
    await settle();
    expect(written).toEqual([0.2]);
    vi.useRealTimers();
  });
});
