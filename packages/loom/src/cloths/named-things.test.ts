import { generateParams } from '@naksha/contract';
import { beforeAll, expect, it } from 'vitest';
import { planScene } from '../change/plan-scene.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { carriesSubjects } from '../vocabulary/can-draw.ts';

/** A thing of thin parts, and a beast. */
const things = ['bicycle', 'turtle'];
const crafts = [
  'kalamkari',
  'madhubani',
  'phulkari',
  'brocade',
  'damask',
  'batik',
  'chikankari',
  'block print',
  'bandhani',
  'patola',
];

beforeAll(() => bringSubjects(things.join(', '), 'en'));

it.each(crafts)('%s draws a thing that is named at a size that is seen, and only then', (craft) => {
  const planOf = (prompt: string) => {
    const recipe = composeRecipe(generateParams.parse({ prompt, dpi: 96 }), '1');
    expect(carriesSubjects(recipe.family)).toBe(true);
    return planScene(recipe);
  };
  for (const thing of things) {
    const { census, torus, symbols } = planOf(`${craft} with ${thing}s`);
    const own = census.filter(({ motif }) => motif === thing);
    const area = own.reduce((sum, { r }) => sum + r * r, 0) / (torus.w * torus.h);
    expect(area, thing).toBeGreaterThan(0.03);
    expect(symbols.filter(({ shapes }) => shapes.some(({ d }) => d === '' || d.includes('NaN')))).toEqual([]);
  }
  expect(planOf(craft).census.filter(({ motif }) => things.includes(motif))).toEqual([]);
});

it.each([
  ['banarasi brocade with elephants and mangoes', 'elephant', 'mango'],
  ['kadwa brocade, a lotus beside a peacock', 'peacock', 'lotus'],
])('brocade gives each of two that are named its row: %s', async (prompt, larger, smaller) => {
  await bringSubjects(prompt, 'en');
  const { census } = planScene(composeRecipe(generateParams.parse({ prompt, dpi: 96 }), '1'));
  const [one, other] = [larger, smaller].map((name) =>
    census.filter(({ motif, rank }) => motif === name && rank === 'hero'),
  );
  expect(one?.length).toBe(other?.length);
  expect(other?.length).toBeGreaterThan(1);
  const rows = new Set(one?.map(({ y }) => y));
  expect(other?.some(({ y }) => rows.has(y))).toBe(false);
  const [large = 0, small = 0] = [one?.[0]?.r, other?.[0]?.r];
  expect(small).toBeLessThan(large);
  expect(small).toBeGreaterThan(large * 0.5);
});

it('brocade sets no sprig under what has leaves of its own', async () => {
  const prompt = 'brocade of hibiscus and kettles';
  await bringSubjects(prompt, 'en');
  const { census } = planScene(composeRecipe(generateParams.parse({ prompt, dpi: 96 }), '1'));
  const near = (motif: string) => {
    const [thing] = census.filter((disc) => disc.motif === motif);
    expect(thing).toBeDefined();
    return census.filter(
      ({ motif: own, x, y }) =>
        own === 'leaf' && Math.hypot(x - (thing?.x ?? 0), y - (thing?.y ?? 0)) < 2 * (thing?.r ?? 0),
    );
  };
  expect(near('hibiscus')).toEqual([]);
  expect(near('kettle').length).toBeGreaterThan(3);
});
