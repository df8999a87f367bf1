import { languages } from '@naksha/contract';
import { readPrompt } from '@naksha/loom';
import { describe, expect, it } from 'vitest';
import { alternativesOf, optionWords, scriptOf } from './alternatives.ts';

const tokenIn = (text: string, kind: string) => {
  const token = readPrompt(text, 'en').tokens.find((each) => each.kind === kind);
  if (!token) throw new Error(`nothing in "${text}" is understood as ${kind}`);
  return token;
};

describe('alternativesOf', () => {
  it('offers the other cloths for a cloth', async () => {
    const offered = alternativesOf(tokenIn('a kalamkari garden', 'pattern'), await optionWords.en());
    expect(offered.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['paisley', 'ajrakh', 'bandhani', 'ikat', 'floral']),
    );
  });

  it('exchanges only the colour of a ground', async () => {
    const token = tokenIn('lotus on indigo ground', 'ground');
    const offered = alternativesOf(token, await optionWords.en());
    expect(offered.find(({ value }) => value === 'cream')?.text).toBe(token.word.replace('indigo', 'cream'));
  });

  it.each(languages)('offers only words that the loom understands, in %s', async (language) => {
    const words = await optionWords[language]();
    const lists = { pattern: words.family, motif: words.element, accent: words.colour } as const;
    const unknown = Object.entries(lists).flatMap(([kind, list]) =>
      Object.values(list).filter((word) => {
        const { tokens } = readPrompt(kind === 'accent' ? `${word}` : word, language);
        return !tokens.some(
          (token) => [kind, 'pattern'].includes(token.kind) || (kind === 'accent' && token.hex !== undefined),
        );
      }),
    );
    expect(unknown).toEqual([]);
  });
});

describe('scriptOf', () => {
  it('goes by the letters', () => {
    expect([scriptOf('lotus'), scriptOf('कमल'), scriptOf('કમળ')]).toEqual(['en', 'hi', 'gu']);
  });
});
