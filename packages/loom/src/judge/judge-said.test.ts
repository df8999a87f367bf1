import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { composeObeyed } from './obey.ts';

async function struck(prompt: string) {
  await bringSubjects(prompt, 'en');
  const { recipe } = composeObeyed(generateParams.parse({ prompt, language: 'en', dpi: 110 }), '7');
  return Object.fromEntries((recipe.source.struck ?? []).map(({ word, failing }) => [word, failing]));
}

it('strikes where things are to lie, and a number of one, that a repeat does not hold', async () => {
  expect(await struck('a single big peacock under a tree')).toMatchObject({
    single: 'otherNumber',
    under: 'otherPlace',
  });
});

it('notes a manner of printing, whom a cloth is for and yarns that are laid as another, and no yarn of its own name', async () => {
  expect(await struck('hand painted lotus for women, chiffon')).toMatchObject({
    'hand painted': 'noted',
    women: 'noted',
    chiffon: 'noted',
  });
  expect(await struck('lotus on silk')).not.toHaveProperty('silk');
});

it('notes a use that chooses nothing', async () => {
  expect(await struck('lotus for a boat')).toMatchObject({ boat: 'noted' });
});

it('strikes rows and a grid that a manner does not lay, and no butis of its own', async () => {
  expect(await struck('kanjivaram rows of lotus')).toMatchObject({ rows: 'otherLayout' });
  expect(await struck('kanjivaram small butis')).toEqual({});
  expect(await struck('kanjivaram border on blue silk')).toEqual({});
});

it.each(['foxes and mushrooms in muted tones', 'parrots, bright tones'])(
  'does not strike a shade of the whole palette that the cloth has: %s',
  async (prompt) => {
    expect(await struck(prompt)).toEqual({});
  },
);

it('follows one use of a cloth, and says so of a second', async () => {
  expect(await struck('elephants for a sofa and shirts')).toMatchObject({ shirts: 'overruled' });
  expect(await struck('elephants for shirts and bedsheets')).toEqual({ shirts: 'overruled' });
  expect(await struck('lotus for kurtas')).toEqual({});
});

it.each(['mango tree', 'a mango tree with parrots, block print'])(
  'strikes the mangoes of a tree on which none hang, and no tree: %s',
  async (prompt) => {
    expect(await struck(prompt)).toEqual({ mango: 'noted' });
  },
);
