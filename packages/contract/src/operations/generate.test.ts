import { describe, expect, it } from 'vitest';
import { generateParams } from './generate.ts';

const accepts = (input: unknown) => generateParams.safeParse(input).success;

describe('what a designer asks for', () => {
  it('has the defaults of the specification', () => {
    expect(generateParams.parse({ prompt: 'vines' })).toMatchObject({
      styleOptions: 'vintage',
      moodOptions: 'vibrant',
      colorSchemeOptions: 'vibrant',
      genderOptions: 'unisex',
      ageGroupOptions: 'adults',
      usage: 'general textile',
      language: 'en',
    });
  });

  it('may have no words only where a pattern was chosen', () => {
    expect(accepts({})).toBe(false);
    expect(accepts({ prompt: '   ' })).toBe(false);
    expect(accepts({ trainedPattern: 'ikat' })).toBe(true);
    expect(accepts({ patternName: 'lotus' })).toBe(true);
  });

  it.each([
    ['a prompt of 2,001 characters', { prompt: 'x'.repeat(2001) }],
    ['an unknown option', { prompt: 'x', styleOptions: 'baroque' }],
    ['an unknown field', { prompt: 'x', styles: 'vintage' }],
    ['a side of 63 px', { prompt: 'x', width: 63 }],
    ['a side of 4,097 px', { prompt: 'x', height: 4097 }],
    ['half a pixel', { prompt: 'x', width: 100.5 }],
    ['301 dpi', { prompt: 'x', dpi: 301 }],
    ['level 6', { prompt: 'x', level: 6 }],
    ['five designs', { prompt: 'x', count: 5 }],
    ['a colour by name', { prompt: 'x', palette: [{ hex: 'red' }] }],
    [
      'more colours than a design has',
      { prompt: 'x', palette: Array.from({ length: 12 }, () => ({ hex: '#a1b2c3' })) },
    ],
    ['a seed with spaces', { prompt: 'x', seed: 'a b' }],
  ])('refuses %s', (_, input) => {
    expect(accepts(input)).toBe(false);
  });

  it('takes a prompt of 2,000 characters', () => {
    expect(accepts({ prompt: 'x'.repeat(2000) })).toBe(true);
  });
});

it('refuses a tile wider than cloth, measured at its dpi, and takes one just as wide', () => {
  const wide = (dpi: number) => generateParams.safeParse({ prompt: 'ajrakh', width: 4096, height: 64, dpi });
  expect(wide(69).error?.issues).toMatchObject([{ path: ['dpi'], message: 'tile_too_wide' }]);
  expect(wide(70).success).toBe(true);
});
