import { describe, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

const unheard = (error: unknown) => expect.fail(String(error));
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('progress', () => {
  it('writes what was reported, a few times a second and in order', async () => {
    vi.useFakeTimers();
    const written: number[] = [];
    const progress = createProgress(async (fraction) => void written.push(fraction), 200, unheard);
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
    const progress = createProgress(async (fraction) => void written.push(fraction), 0, unheard);
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
    const progress = createProgress(
      async (fraction) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        written.push(fraction);
      },
      0,
      unheard,
    );
    progress.report(0.3);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const end = progress.end();
    progress.report(0.9);
    release();
    await end;
    expect(written).toEqual([0.3]);
  });

  it('carries on after writes that failed, and reports the first', async () => {
    vi.useFakeTimers();
    const written: number[] = [];
    const heard: unknown[] = [];
    const away = new Error('the database is away');
    const write = async (fraction: number) => {
      if (fraction < 0.3) throw away;
      written.push(fraction);
    };
    const progress = createProgress(write, 0, (error) => heard.push(error));
    for (const fraction of [0.1, 0.2, 0.3]) {
      progress.report(fraction);
      await settle();
    }
    expect(written).toEqual([0.3]);
    expect(heard).toEqual([away]);
    vi.useRealTimers();
  });
});
