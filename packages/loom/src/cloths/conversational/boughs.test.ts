import { generateParams } from '@naksha/contract';
import { beforeAll, expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { bringSubjects } from '../../recipe/subjects-of.ts';
import { boughFruit, boughGuests } from '../../vocabulary/boughs.ts';
import { motifIds } from '../../vocabulary/motif-ids.ts';
import { subjectNames } from '../../vocabulary/subjects/shelf.ts';

const compose = (prompt: string, seed = '1') => composeRecipe(generateParams.parse({ prompt, dpi: 96 }), seed);

beforeAll(async () => {
  for (const prompt of ['lemons plums cherries bees', 'kites umbrellas guitars']) await bringSubjects(prompt, 'en');
});

it.each(['lemons on white', 'plums and bees on mustard', 'mangoes and parrots on teal', 'cherries among leaves'])(
  'hangs fruit on boughs with leaves, with who lives there: %s',
  (prompt) => {
    const recipe = compose(prompt);
    expect([recipe.family, recipe.layout]).toEqual(['conversational', 'boughs']);
    const { layers, census } = planScene(recipe);
    expect(layers.map(({ id }) => id)).toEqual(expect.arrayContaining(['stems', 'leaves', 'heroes']));
    const named = [...(recipe.subjects ?? []).map(({ id }) => id), ...recipe.motifs.include];
    const drawn = census.map(({ motif }) => motif);
    for (const motif of named.filter((each) => each !== 'leaf')) expect(drawn).toContain(motif);
  },
);

it.each(['kites on sky blue', 'umbrellas, grey', 'lemons and guitars'])(
  'hangs nothing on boughs that grows on none, whatever the seed: %s',
  (prompt) => {
    for (const seed of ['1', '2', '3', '4']) expect(compose(prompt, seed).layout).toMatch(/^(?:tossed|scenes)$/);
  },
);

it('keeps rows where they are asked for, of fruit as well', () => {
  expect(compose('lemons in rows on white').layout).toBe('rows');
});

it('sows an even ground of dots beneath things where dots are named', () => {
  const dots = planScene(compose('kites and dots, red')).census.filter(({ motif }) => motif === 'dot');
  expect(dots.length).toBeGreaterThan(20);
  expect(new Set(dots.map(({ r }) => r)).size).toBe(1);
});

it('hangs nothing on boughs that are refused, and opens them where ground is asked for', () => {
  for (const refusal of ['no branches', 'no vines', 'without trees'])
    expect(compose(`lemons, ${refusal}`).layout).not.toBe('boughs');
  const leaves = (density: number) => {
    const { layers } = planScene({ ...compose('lemons on white'), density });
    return layers.find(({ id }) => id === 'leaves')?.items.length ?? 0;
  };
  expect(leaves(0.3)).toBeLessThan(leaves(0.6) * 0.6);
});

it('names fruit and guests that there are', () => {
  const drawn = new Set<string>([...motifIds, ...(subjectNames() ?? []).map(([id]) => id)]);
  expect([...boughFruit, ...boughGuests].filter((name) => !drawn.has(name))).toEqual([]);
});
