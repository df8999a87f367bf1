import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { costOf } from './cost-of.ts';
import { mix, mixModes } from './mix.ts';
import { ownEngine } from './operation.ts';
import { replicate } from './replicate.ts';

const picture = (id: string, width = 400, height = 300) => ({ id, width, height, operations: [], dpi: null });
const codeOf = (row: typeof mix | typeof replicate, inputs: readonly ReturnType<typeof picture>[]) =>
  row.refuses({}, inputs)?.code;

describe('two pictures to mix', () => {
  it('are two, of whatever sizes, and none so small that it has no drawing', () => {
    expect(codeOf(mix, [picture('a'), picture('b', 3000, 20)])).toBeUndefined();
    expect(codeOf(mix, [picture('a'), picture('a')])).toBe('mix_same_picture');
    expect(codeOf(mix, [picture('a'), picture('b', 1, 1)])).toBe('picture_too_small');
    expect(codeOf(mix, [picture('a', 15, 300), picture('b')])).toBe('picture_too_small');
    expect(codeOf(mix, [picture('a', 16, 16), picture('b', 16, 16)])).toBeUndefined();
  });

  it('are taken in every way, which makes as many pixels as the first has for each', () => {
    for (const mode of mixModes) expect(mix.params.parse({ mode })).toMatchObject({ mode, weight: 0.5, count: 1 });
    expect(mix.params.safeParse({ mode: 'hybrid' }).success).toBe(false);
    expect(mix.made({ count: 3 }, [picture('a'), picture('b', 10, 10)])).toBe(3 * 400 * 300);
    expect(costOf(mix, { count: 3 }, { inputs: [], engine: ownEngine, prices: {} })).toBe(9);
  });
});

describe('a picture to go by', () => {
  it('is as large as any other, and has sides of 16 pixels at least', () => {
    expect(codeOf(replicate, [picture('a', 16, 16)])).toBeUndefined();
    expect(codeOf(replicate, [picture('a', 16, 15)])).toBe('picture_too_small');
    expect(replicate.maxPixels).toBe(limits.maxPixels);
    expect(replicate.params.safeParse({ prompt: 'x'.repeat(limits.promptMaxLength + 1) }).success).toBe(false);
    expect(replicate.params.parse({})).toEqual({ count: 1, language: 'en' });
  });
});
