import { describe, expect, it } from 'vitest';
import { clockText, secondsLeft } from './time-left.ts';

const started = '2026-01-01T00:00:00.000Z';
const after = (seconds: number) => Date.parse(started) + seconds * 1000;

describe('secondsLeft', () => {
  it('goes by the work done so far', () => {
    expect(secondsLeft({ state: 'running', startedAt: started, progress: 0.25 }, after(10))).toBe(30);
  });

  it('says nothing before work is done or after it has ended', () => {
    expect(secondsLeft({ state: 'running', startedAt: started, progress: 0.01 }, after(10))).toBeUndefined();
    expect(secondsLeft({ state: 'done', startedAt: started, progress: 1 }, after(10))).toBeUndefined();
    expect(secondsLeft({ state: 'queued', progress: 0 }, after(10))).toBeUndefined();
  });
});

describe('clockText', () => {
  it('writes minutes and seconds', () => {
    expect([clockText(0), clockText(38), clockText(250)]).toEqual(['0:00', '0:38', '4:10']);
  });
});
