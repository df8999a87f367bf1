import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { recipeOf } from '../../../test/cloths.ts';
import { planScene } from '../../change/plan-scene.ts';
import { sizesOf } from '../../drawing/subjects/sizes.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { bringSubjects } from '../../recipe/subjects-of.ts';
import { localRole } from './local-colour.ts';
import { wholeRows } from './whole-rows.ts';

const straight = { w: 1000, h: 1100, dropY: 0, brickX: 0 };
const tori = [straight, { ...straight, dropY: 550 }, { ...straight, brickX: 500 }];

it.each([1, 2, 3, 4, 5])('lays rows of %i kinds in whole rounds that go on over every edge', (kinds) => {
  for (const torus of tori) {
    const { rows } = wholeRows(torus, { stepX: 190, stepY: 170 }, kinds);
    // Rows face each other by turns, and beside a dropped edge half of them are counted.
    const counted = torus.dropY === 0 ? rows : rows / 2;
    expect([counted % kinds, counted % 2]).toEqual([0, 0]);
  }
});

it('keeps the order of size of things: a crab is smaller than a boat, and that than a lighthouse', () => {
  const [crab = 0, boat = 0, lighthouse = 0] = sizesOf(['crab', 'fishing-boat', 'lighthouse']);
  expect(crab).toBeLessThan(boat * 0.75);
  expect(boat).toBeLessThan(lighthouse);
  expect(lighthouse).toBe(1);
  // A thing alone has all the room.
  expect(sizesOf(['crab'])).toEqual([1]);
});

it('leaves the ground of an airy print empty, and covers far more of a dense one', () => {
  const [airy = [], dense = []] = [0.3, 0.85].map(
    (density) => planScene({ ...recipeOf('conversational', '1', 'tossed'), density }).census,
  );
  const covered = (census: typeof airy) => census.reduce((sum, { r }) => sum + r * r, 0);
  expect(airy.filter(({ rank }) => rank === 'filler')).toEqual([]);
  expect(dense.filter(({ rank }) => rank === 'filler')).not.toEqual([]);
  expect(covered(dense)).toBeGreaterThan(covered(airy) * 1.3);
});

it('gives a lemon its yellow, paper where no dye is near, and the same drawing in any other palette', async () => {
  await bringSubjects('lemons', 'en');
  const dyed = (prompt: string) => {
    const recipe = composeRecipe(generateParams.parse({ prompt, trainedPattern: 'conversational', dpi: 96 }), '1');
    const { a1, a2 } = recipe.palette.roles;
    const other = { ...recipe, palette: { ...recipe.palette, roles: { ...recipe.palette.roles, a1: a2, a2: a1 } } };
    expect(planScene(other).symbols).toEqual(planScene(recipe).symbols);
    const [outline] = recipe.subjects ?? [];
    return outline && localRole(recipe, { motif: outline.id, order: 0, outline, size: 1, place: 0, among: 1 });
  };
  expect(dyed('lemons, teal and mustard on white')).toBe('a2');
  expect(dyed('lemons, mustard and teal on white')).toBe('a1');
  expect(dyed('lemons, teal and navy on white')).toBe('light');
});

it('lays what is at home with things between them in a tone of the ground, and no colour that no one named', async () => {
  await bringSubjects('frogs and hedgehogs', 'en');
  const worldOn = (prompt: string) => {
    const recipe = composeRecipe(generateParams.parse({ prompt, trainedPattern: 'conversational', dpi: 96 }), '1');
    const scene = planScene(recipe);
    const items = scene.layers.filter(({ id }) => id === 'fillers').flatMap((layer) => layer.items);
    return items.flatMap(({ symbol }) => scene.symbols[symbol]?.shapes.map(({ fill, stroke }) => fill ?? stroke) ?? []);
  };
  const between = worldOn('frogs, red and navy on white, tossed');
  expect(between.length).toBeGreaterThan(12);
  for (const ink of between) expect(ink).toMatch(/^ground>a[12]:0\.\d+$/);
  expect(worldOn('hedgehogs, red and navy on white, lots of empty space, tossed')).toEqual([]);
  expect(worldOn('frogs, red and navy on white, tossed, nothing else')).toEqual([]);
});

it.each([72, 28])(
  'lays tiny things by the thousand within the borders of a quilt at %i dpi, and is done in time',
  async (dpi) => {
    await bringSubjects('frogs and hedgehogs', 'en');
    const prompt = 'quilt with tiny tossed frogs and hedgehogs, blue border on all four sides';
    const { census } = planScene(composeRecipe(generateParams.parse({ prompt, dpi, width: 1536, height: 1536 }), '1'));
    expect(census.filter(({ rank }) => rank === 'hero').length).toBeGreaterThan(200);
  },
);

it('keeps the navy for the ground of yellow lemons, and no colour of cherries and their leaves', async () => {
  await bringSubjects('lemons, cherries', 'en');
  const groundOf = (prompt: string) => {
    const { palette, source } = composeRecipe(generateParams.parse({ prompt, dpi: 96 }), '1');
    return source.understood.filter((word) => word.startsWith('ground:')).concat(palette.roles.ground);
  };
  expect(groundOf('lemons, navy and yellow, summer dress')[0]).toBe('ground:navy');
  expect(groundOf('cherries, red and green, summer dress')[0]).toMatch(/^#/);
});

it('prints a kite of one named dye in tints of it, white but for its spots', () => {
  const recipe = composeRecipe(
    generateParams.parse({ prompt: 'kites in indigo', trainedPattern: 'conversational' }),
    '1',
  );
  const inks = Object.values(planScene(recipe).symbols).flatMap(({ shapes }) =>
    shapes.flatMap(({ fill }) => fill ?? []),
  );
  const of = (is: (ink: string) => boolean) => inks.filter(is).length;
  expect(of((ink) => ink.startsWith('a1>light'))).toBeGreaterThan(0);
  expect(of((ink) => ink.startsWith('a1>dark'))).toBeGreaterThan(0);
  expect(of((ink) => ink === 'light')).toBeLessThan(of((ink) => ink.startsWith('a1')));
});

it('gives a garland the lighter second tone that it is drawn in, and never brown', async () => {
  await bringSubjects('marigold garlands', 'en');
  const { symbols } = planScene(
    composeRecipe(generateParams.parse({ prompt: 'marigold garlands', trainedPattern: 'conversational' }), '1'),
  );
  const inks = Object.values(symbols).flatMap(({ shapes }) => shapes.flatMap(({ fill }) => fill ?? []));
  expect(inks.some((ink) => ink.startsWith('a1>light'))).toBe(true);
  expect(inks.filter((ink) => ink.startsWith('a1>dark'))).toEqual([]);
});
