import { type Family, type GenerateInput, generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { planScene } from '../change/plan-scene.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { composeRecipe } from './compose.ts';

const seeds = ['1', '2'];
const compose = (input: GenerateInput, seed: string) =>
  composeRecipe(generateParams.parse({ width: 256, height: 256, dpi: 50, ...input }), seed);
const drawn = (input: GenerateInput, seed: string) =>
  new Set(planScene(compose(input, seed)).census.map(({ motif }) => motif));

describe('a motif that is refused', () => {
  const refusals: readonly (readonly [Family, string, string])[] = [
    ['ajrakh', 'no stars', 'star'],
    ['ajrakh', 'without medallions', 'medallion'],
    ['ikat', 'no lotus', 'lotus'],
    ['ikat', 'no diamonds', 'diamond'],
    ['bandhani', 'without medallions', 'medallion'],
    ['bandhani', 'no elephants', 'elephant'],
  ];
  it.each(refusals)('is nowhere on the cloth: %s, %s', (trainedPattern, prompt, motif) => {
    for (const seed of seeds) expect(drawn({ trainedPattern, prompt }, seed)).not.toContain(motif);
  });

  it('takes the layouts with it that are nothing without it', () => {
    for (const seed of seeds) {
      expect(['rinceau', 'jaal']).not.toContain(
        compose({ trainedPattern: 'kalamkari', prompt: 'no vines' }, seed).layout,
      );
      const { layout } = compose({ trainedPattern: 'ajrakh', elementOptions: 'stars', prompt: 'no stars' }, seed);
      expect(layout).not.toBe('star-grid');
    }
  });
});

describe('a motif that is wanted', () => {
  it.each(['peacocks', 'elephants', 'dancers'])('%s are on the bandhani that is made', (prompt) => {
    for (const seed of seeds)
      expect(drawn({ prompt: `bandhani with mangoes and ${prompt}` }, seed)).toContain(prompt.slice(0, -1));
  });

  it.each([
    ['elephants on red', ['elephant']],
    ['deer on cream', ['deer']],
  ] as const)('makes the cloth one that draws it where none is named: %s', (prompt, motifs) => {
    for (const seed of seeds) for (const motif of motifs) expect(drawn({ prompt }, seed)).toContain(motif);
  });

  it('is on a kalamkari of birds and beasts, each of them', () => {
    for (const seed of ['1', '2']) {
      const made = drawn({ prompt: 'kalamkari vines with peacocks and deer' }, seed);
      expect([made.has('peacock'), made.has('deer')]).toEqual([true, true]);
    }
  });

  it('is in the layout chosen even where another is named in general', () => {
    const { layout } = compose({ prompt: 'bandhani with peacocks in a zigzag' }, '1');
    expect(vocabularies.bandhani.layouts[layout]?.brings).toContain('peacock');
  });

  it('has its nearest come where the cloth cannot draw it', () => {
    const { motifs } = compose({ trainedPattern: 'kalamkari', elementOptions: 'stars' }, '1');
    expect(motifs.weight.diamond).toBeGreaterThan(1);
  });

  it('is reported as coming later where the cloth cannot draw it', () => {
    expect(compose({ prompt: 'kalamkari with stars' }, '1').source.understood).toContain('later:star');
  });
});
