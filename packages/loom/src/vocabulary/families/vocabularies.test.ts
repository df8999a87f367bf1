import { languages, families as names } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { commonMotifs } from '../lexicon-motifs.ts';
import { familyName, layoutName } from './family-names.ts';
import { vocabularies } from './vocabularies.ts';

describe.each(names)('the words of %s', (family) => {
  const { about, figures = [], layouts, words } = vocabularies[family];

  it('are of at least four layouts', () => {
    expect(Object.keys(layouts).length).toBeGreaterThanOrEqual(4);
  });

  it('are there in three languages', () => {
    const named = Object.values(layouts).flatMap(({ name }) => name);
    expect([...words, ...about, ...named].filter((text) => text.trim() === '')).toEqual([]);
    for (const language of languages) expect(familyName(family, language)).not.toBe(family);
  });

  it('mean one layout each', () => {
    const means = Object.values(layouts).flatMap(({ is = [] }) => is);
    expect(means).toEqual([...new Set(means)]);
    for (const { is = [], near = [] } of Object.values(layouts))
      expect(near.filter((word) => is.includes(word))).toEqual([]);
  });

  it('bring out only motifs that it draws', () => {
    const brought = Object.values(layouts).flatMap(({ brings = [] }) => brings);
    expect(brought.filter((motif) => !commonMotifs.includes(motif) && !figures.includes(motif))).toEqual([]);
    expect(figures.filter((motif) => commonMotifs.includes(motif))).toEqual([]);
  });
});

describe('the name of a layout', () => {
  it('begins with a capital letter where letters have them', () => {
    expect(languages.map((language) => layoutName('kalamkari', 'jaal', language))).toEqual(['Jaal', 'जाल', 'જાળ']);
  });

  it('is what it travels by where the family has none such', () => {
    expect(layoutName('kalamkari', 'kawung', 'en')).toBe('Kawung');
  });
});
