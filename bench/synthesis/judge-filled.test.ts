import { describe, expect, test } from 'vitest';
import { type Filled, judgeFilled, matchpatch, naksha, pde } from './judge-filled.ts';

const good = { psnr: 24, ssim: 0.6, lap: 1, hist: 0.05, cpuS: 2 };
const peer = { psnr: 20, ssim: 0.6, lap: 1, hist: 0.05, cpuS: 4 };
const hole = (who: string, shape: Filled['shape'], isPeriodic: boolean, figures = {}): Filled => ({
  who,
  shape,
  of: { name: isPeriodic ? 'checks' : 'bark', isPeriodic },
  ...(who === naksha ? good : peer),
  ...figures,
});
const both = (shape: Filled['shape'], ours = {}, isPeriodic = true) => [
  hole(naksha, shape, isPeriodic, ours),
  hole(matchpatch, shape, isPeriodic),
];
const missed = (shape: Filled['shape'], filled: readonly Filled[]) =>
  judgeFilled[shape](filled).flatMap(({ asked, holds }) => (holds ? [] : [asked]));

describe('a hole like a disc', () => {
  test.each<[what: string, ours: object, asked: string]>([
    ['less than 4 dB before matchpatch', { psnr: 23.9 }, 'what repeats: mean PSNR ≥ matchpatch + 4 dB'],
    ['more than half of its time', { cpuS: 2.1 }, 'mean CPU ≤ half of matchpatch'],
    ['too little detail', { lap: 0.79 }, 'checks: detail 0.8 … 1.2'],
    ['too much detail', { lap: 1.21 }, 'checks: detail 0.8 … 1.2'],
    ['light that steps otherwise', { hist: 0.11 }, 'checks: steps of light ≤ 0.1'],
  ])('is missed where it repeats by %s, and by nothing else', (_, ours, asked) => {
    expect(missed('disc', both('disc', ours))).toEqual([asked]);
  });
  test('is held to likeness where nothing repeats, and not to the peak', () => {
    expect(missed('disc', both('disc', { psnr: 12 }, false))).toEqual([]);
    expect(missed('disc', both('disc', { ssim: 0.59 }, false))).toEqual([
      'what does not repeat: mean SSIM ≥ matchpatch',
    ]);
  });
  test('is judged without words, however those came out', () => {
    expect(missed('disc', [...both('disc'), hole(naksha, 'text', true, { lap: 0.1, cpuS: 90 })])).toEqual([]);
  });
});

describe('a hole of words', () => {
  test('is held to the peak of all pictures together, to that of pde, and to detail in each', () => {
    expect(missed('text', both('text', { hist: 0.4, lap: 1.3 }))).toEqual([]);
    expect(missed('text', both('text', { psnr: 18.8, lap: 0.7 }))).toEqual([
      'mean PSNR ≥ 18.84',
      'checks: detail ≥ 0.8',
    ]);
    expect(missed('text', [...both('text'), hole(pde, 'text', true, { psnr: 24.5 })])).toEqual([
      'mean PSNR ≥ pde on the same pictures',
    ]);
  });
});
