import { generateParams, type Language } from '@naksha/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { composeObeyed } from './obey.ts';

beforeAll(async () => {
  await openNames();
});

async function woven(prompt: string, language: Language = 'en') {
  await bringSubjects(prompt, language);
  const { recipe, scene } = composeObeyed(generateParams.parse({ prompt, language, dpi: 110 }), '3');
  const struck = (recipe.source.struck ?? []).map(({ word, failing }) => `${word}: ${failing}`);
  return { recipe, struck, drawn: [...new Set(scene.census.map(({ motif }) => motif))] };
}

describe('what a cloth brings of its own', () => {
  it.each<[string, Language, readonly string[]]>([
    ['only lemons on a cream ground', 'en', ['lemon']],
    ['just fish, navy and white', 'en', ['fish']],
    ['केवल हाथी, और कुछ नहीं', 'hi', ['elephant']],
    ['બસ પતંગિયાં, બીજું કંઈ નહીં', 'gu', ['butterfly']],
    ['block print buti of mangoes only', 'en', ['mango']],
    ['kalamkari with elephants only, no flowers', 'en', ['elephant']],
    ['brocade without flowers and leaves, only peacocks', 'en', ['peacock']],
    ['just paisleys, no leaves', 'en', ['paisley']],
  ])('is left out where nothing else is to be drawn: %s', async (prompt, language, drawn) => {
    expect(await woven(prompt, language)).toMatchObject({ drawn, struck: [] });
  });

  it('hangs only fruit on boughs that were named, with their leaves', async () => {
    const { recipe, drawn, struck } = await woven('lemons and nothing else on boughs');
    expect([recipe.layout, drawn, struck]).toEqual(['boughs', ['lemon', 'leaf'], []]);
  });

  it('is left out with what looks like it: a kalamkari without flowers has no ringed dots nor mangoes', async () => {
    const { drawn, struck } = await woven('kalamkari with peacocks, no flowers');
    expect(struck).toEqual([]);
    for (const motif of ['dot', 'paisley', 'rosette']) expect(drawn).not.toContain(motif);
  });

  it.each([
    ['damask in grey, no flowers', 'flowers: refused'],
    ['bandana paisley, black and white, no dots', 'dots: refused'],
  ])('is struck though no list of the scene names it: %s', async (prompt, struck) => {
    expect((await woven(prompt)).struck).toContain(struck);
  });

  it('sends a suzani without flowers to a layout that has none', async () => {
    const { recipe, struck } = await woven('suzani without flowers');
    expect(['medallions', 'palak']).not.toContain(recipe.layout);
    expect(struck).toEqual([]);
  });

  it('is said to be there where the cloth is nothing without it', async () => {
    const { drawn, struck } = await woven('batik with butterflies only');
    expect(drawn).toContain('butterfly');
    expect(struck).toEqual(['only: others']);
  });
});
