import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { garden } from '../../drawing/motifs/garden/garden.ts';
import { leavesOf } from '../../drawing/motifs/garden/leaves-of.ts';
import type { Scene } from '../../drawing/scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { motifsOfGarden } from '../../vocabulary/lexicon-garden.ts';

const planned = (prompt: string, layout: string) => {
  const recipe = composeRecipe(
    generateParams.parse({ prompt, trainedPattern: 'floral', width: 512, height: 512, dpi: 60 }),
    '3',
  );
  return planScene({ ...recipe, layout });
};

const paths = ({ symbols }: Scene, drawn: ReadonlySet<string>) =>
  new Set(symbols.filter(({ motif = '' }) => drawn.has(motif)).map(({ shapes }) => shapes.map(({ d }) => d).join()));

it('draws a flower that is named otherwise than any flower, and sets no other beside it', () => {
  const usual = planned('floral print', 'ditsy');
  for (const name of ['rose', 'poppy', 'lily', 'lavender sprig']) {
    const scene = planned(`${name} print`, 'ditsy');
    const heroes = new Set(scene.census.filter(({ rank }) => rank === 'hero').map(({ motif }) => motif));
    expect(heroes.size, name).toBe(1);
    const any = paths(usual, heroes);
    for (const path of paths(scene, heroes)) expect(any.has(path), name).toBe(false);
  }
});

it('grows on each flower the leaves that it has in the garden', () => {
  const leaves = (name: string) => paths(planned(`${name} print`, 'vine'), new Set(['leaf']));
  const [usual, tulips, marigolds] = [leaves('floral'), leaves('tulip'), leaves('marigold')];
  expect(tulips.size).toBeGreaterThan(0);
  for (const path of tulips) expect(usual.has(path) || marigolds.has(path)).toBe(false);
  for (const path of marigolds) expect(usual.has(path)).toBe(false);
  for (const word of Object.keys(garden)) expect(Object.keys(leavesOf)).toContain(word);
});

it('knows each flower of the garden by the word and the motif that the lexicon has for it', () => {
  for (const word of Object.keys(motifsOfGarden) as (keyof typeof motifsOfGarden)[])
    expect(motifsOfGarden[word], word).toEqual([garden[word]?.motif]);
});

it.each(['chintz', 'vine'])(
  'hangs what fills a %s on stems: each small flower and leaf of the filling has its stalk',
  (layout) => {
    const { layers, census } = planned('floral', layout);
    const filling = layers.find(({ id }) => id === 'fill')?.items ?? [];
    const fillers = census.filter(({ rank }) => rank === 'filler');
    const stalks = filling.filter(({ turn, scale }) => turn === 0 && scale === 1);
    expect(fillers.length).toBeGreaterThan(5);
    expect(stalks.length).toBeGreaterThanOrEqual(fillers.length);
  },
);
