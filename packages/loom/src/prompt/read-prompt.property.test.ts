import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const pieces = fc.constantFrom(
  'red',
  'cream',
  'on',
  'no',
  'without',
  'or',
  'and',
  ',',
  '.',
  ' ',
  '\n',
  'flowers',
  'kalamkari',
  'लाल',
  'पर',
  'फूल',
  'बिना',
  'ભોંય',
  'વગર',
  'લીલો',
  '3',
  'colours',
  'rose',
  'deep',
  '#a1b2c3',
  '<b>',
  '&',
  '\u0000',
  '\u200d',
  '😀',
  '\ud800',
  'क्',
  '\u0300',
  'tractor',
  'background',
  'in',
  'saree',
  'like',
  'instead of',
  'जैसा',
  'બદલે',
  'elefant',
  'kawung',
  'very small',
  'small',
  '2.5',
  'cm',
);
const prompts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(pieces, { maxLength: 60 }).map((list) => list.join(' ')),
  fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
);

describe('any text', () => {
  it('is a prompt: nothing throws, spans lie in it in order without overlap and hold the word they report', () => {
    fc.assert(
      fc.property(prompts, fc.constantFrom('en', 'hi', 'gu'), (text, language) => {
        const { tokens, unmatched, ground, accents } = readPrompt(text, language);
        let last = 0;
        for (const { start, end, word } of tokens) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end)).toBe(word);
          last = end;
        }
        for (const { start, end, word } of unmatched) expect(text.slice(start, end)).toBe(word);
        expect(tokens.filter(({ kind, hex }) => kind === 'ground' && hex !== undefined).length).toBeLessThanOrEqual(1);
        for (const { hex } of [...accents, ...(ground === undefined ? [] : [ground])])
          expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      }),
      { numRuns: 400 },
    );
  });

  it('reads the same twice', () => {
    fc.assert(
      fc.property(prompts, (text) => {
        expect(readPrompt(text, 'en')).toEqual(readPrompt(text, 'en'));
      }),
      { numRuns: 100 },
    );
  });
});

describe('markup, control characters and scripts side by side', () => {
  it('leave the words between them readable', () => {
    const { ground, motifs, patterns } = readPrompt(
      '<p class="x">kalamkari</p>\u0000\u0007 लाल ground; ફૂલ <script>alert(1)</script>',
      'en',
    );
    expect([patterns, ground?.name, motifs]).toEqual([['kalamkari'], 'red', ['blossom', 'rosette']]);
  });

  it('say what they say in ten thousand characters too', () => {
    const noise = '<img src=x onerror="alert(1)">\u0007{{7*7}} \' OR 1=1 -- \u202e ';
    const text = `${noise.repeat(170)}navy background, कमल, કેરી વગર`.slice(-10_000);
    const { ground, motifs, refused } = readPrompt(text, 'en');
    expect([ground?.name, motifs.includes('lotus'), refused.motifs]).toEqual(['navy', true, ['paisley']]);
  });

  it('reports at most fifty unknown words of a prompt without end', () => {
    expect(readPrompt('zyx '.repeat(20_000), 'en').unmatched).toHaveLength(50);
  });
});
