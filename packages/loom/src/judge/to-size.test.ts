import type { Language } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { weaveBrief } from '../../test/obedience/weave-brief.ts';
import { planScene } from '../change/plan-scene.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { heroOnCloth, smallestNamed } from './judge-scale.ts';
import { judgeWords } from './judge-words.ts';
import { toSize } from './to-size.ts';

async function weave(prompt: string, language: Language = 'en') {
  await bringSubjects(prompt, language);
  return weaveBrief({ prompt, language });
}

describe('the main motif on cloth, by what it is used for', () => {
  it.each<[Language, string, number, number]>([
    ['en', "men's shirt with sailboats, navy on white", 1.3, 3.3],
    ['en', 'fine shirting with little flowers, rose on white', 0.2, 1.3],
    ['en', 'kids frock with strawberries on cream', 2.2, 5.6],
    ['en', 'saree with small butti in gold on maroon', 0.7, 1.5],
    ['gu', 'કુર્તી માટે પોપટ, પીળા પર લીલા', 1.8, 6.6],
    ['hi', 'पर्दे के लिए कमल, हरा और गुलाबी', 5, 22],
    ['en', 'upholstery with artichokes in sage', 5, 18],
    ['en', 'wallpaper with cranes on pale green', 5, 18],
  ])('%s: %s', async (language, prompt, least, most) => {
    const { recipe, scene } = await weave(prompt, language);
    const cm = heroOnCloth(recipe, scene);
    expect(cm).toBeGreaterThanOrEqual(least);
    expect(cm).toBeLessThanOrEqual(most);
  });
});

it.each(['small sailboats for a shirt', 'fine shirting with small bees, ochre on cream'])(
  'what is named can be named by an eye where no word would have it tiny: %s',
  async (prompt) => {
    const { recipe, scene, intent } = await weave(prompt);
    expect(smallestNamed(recipe, scene, intent)).toBeGreaterThanOrEqual(0.7);
  },
);

it('strikes a use whose size the cloth has not, and a thing that is a speck on it', async () => {
  const cloth = await weave('teapots for curtains');
  const failingOf = (dpi: number) => {
    const recipe = { ...cloth.recipe, tile: { ...cloth.recipe.tile, dpi } };
    return Object.fromEntries(judgeWords({ ...cloth, recipe }).map(({ token, failing }) => [token.kind, failing]));
  };
  const { dpi } = cloth.recipe.tile;
  expect(failingOf(dpi)).toEqual({ motif: undefined, usage: undefined });
  expect(failingOf(dpi * 3)).toEqual({ motif: undefined, usage: 'otherScale' });
  expect(failingOf(dpi * 30)).toEqual({ motif: 'tooSmall', usage: 'otherScale' });
});

it('leaves a size in figures, a panel and a cloth of yarns as they were composed', async () => {
  for (const prompt of ['3 cm teapots for curtains', 'cushion with an owl', 'gingham shirt in red']) {
    const { recipe, intent } = await weave(prompt);
    const small = { ...recipe, heroCm: recipe.heroCm / 2 };
    expect(toSize(small, intent, planScene).recipe.heroCm).toBe(small.heroCm);
  }
});

it('keeps a ditsy print to small flowers, whatever it is used for', async () => {
  for (const prompt of ['ditsy floral, rose on cream', 'ditsy floral bedsheet, rose on cream']) {
    const { recipe, scene } = await weave(prompt);
    expect(recipe.layout).toBe('ditsy');
    expect(heroOnCloth(recipe, scene)).toBeLessThan(2.7);
  }
});
