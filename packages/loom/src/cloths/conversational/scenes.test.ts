import { generateParams } from '@naksha/contract';
import { beforeAll, expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import type { Scene } from '../../drawing/scene.ts';
import { delta } from '../../numbers/torus.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { bringSubjects } from '../../recipe/subjects-of.ts';

const compose = (prompt: string, seed = '1') => composeRecipe(generateParams.parse({ prompt, dpi: 96 }), seed);

beforeAll(() => bringSubjects('hedgehogs, acorns, sheep, kettles, cups, trains, bears, umbrellas, rabbits', 'en'));

/** Of each large thing, how many smaller ones lie partly on it. */
function touching({ census, torus }: Scene): number[] {
  return census
    .filter(({ rank }) => rank === 'hero')
    .map(
      (hero) =>
        census.filter((other) => {
          if (other.rank !== 'secondary') return false;
          const [dx, dy] = delta(torus, hero.x, hero.y, other.x, other.y);
          return Math.hypot(dx, dy) < (hero.r + other.r) * 1.15;
        }).length,
    );
}

it.each([
  'hedgehogs and acorns for a kids dress',
  'kettles and cups, blue and white, wallpaper',
  'bears and umbrellas',
])('sets things in groups that touch, with single ones half as large between: %s', (prompt) => {
  for (const seed of ['1', '2', '3']) {
    const recipe = compose(prompt, seed);
    expect([recipe.family, recipe.layout]).toEqual(['conversational', 'scenes']);
    const scene = planScene(recipe);
    const near = touching(scene);
    expect(near.length).toBeGreaterThan(1);
    expect(near.filter((count) => count > 0).length).toBeGreaterThanOrEqual(near.length * 0.8);
    const seconds = scene.census.filter(({ rank }) => rank === 'secondary');
    expect(seconds.length).toBeGreaterThanOrEqual(near.length * 1.5);
  }
});

it('stands beasts on turf of the named green, and lays what shines above them alone', () => {
  const named = planScene(compose('hedgehogs and acorns, green and rust on cream'));
  const bands = named.layers.find(({ id }) => id === 'bands')?.items ?? [];
  expect(bands.length).toBeGreaterThan(1);
  for (const { symbol } of bands) expect(named.symbols[symbol]?.shapes.map(({ fill }) => fill)).toContain('a1');
  const night = planScene(compose('sheep, moons and stars, navy'));
  expect(night.census.filter(({ motif, rank }) => motif === 'moon' && rank === 'hero')).toEqual([]);
  expect(night.census.filter(({ motif, rank }) => motif === 'moon' && rank === 'secondary').length).toBeGreaterThan(1);
});

/** The dye in which each thing is mostly printed, in the order in which they were set. */
function bodiesOf(prompt: string): (string | undefined)[] {
  const { symbols, layers } = planScene(compose(prompt));
  const things = layers.filter(({ kind }) => kind === 'motifs').flatMap(({ items }) => items);
  return things.map(({ symbol }) => {
    const dyes = (symbols[symbol]?.shapes ?? []).flatMap(({ fill }) => /^a\d/.exec(fill ?? '')?.[0] ?? []);
    const count = (dye: string) => dyes.filter((other) => other === dye).length;
    return dyes.toSorted((one, other) => count(other) - count(one))[0];
  });
}

it('dyes no beast leaf-green where another colour is named', () => {
  expect(new Set(bodiesOf('rabbits, green and rust on cream, tossed'))).toEqual(new Set(['a2']));
});

it.each([
  'small hedgehogs and acorns',
  'hedgehogs and acorns on a shirt',
  'hedgehogs and acorns, lots of empty space',
  'hedgehogs and acorns in rows',
  'tossed hedgehogs and acorns',
  'hedgehogs',
])('groups nothing where things are to be small, apart or set out otherwise: %s', (prompt) => {
  for (const seed of ['1', '2', '3']) expect(compose(prompt, seed).layout).not.toBe('scenes');
});

it('prints one thing in every named dye, evenly, and each of several things in its own', () => {
  const lone = bodiesOf('kettles, blue and yellow on white, tossed');
  const [blue, yellow] = ['a1', 'a2'].map((dye) => lone.filter((body) => body === dye).length);
  expect(Math.abs((blue ?? 0) - (yellow ?? 0))).toBeLessThanOrEqual(2);
  const kettles = bodiesOf('kettles and trains, blue and yellow on white, tossed');
  expect(new Set(kettles)).toEqual(new Set(['a1', 'a2']));
});

it('strews one half-sized thing for each large one of a tossed print', () => {
  const { census } = planScene(compose('trains, red and blue, tossed'));
  const [heroes, seconds] = ['hero', 'secondary'].map((rank) => census.filter((disc) => disc.rank === rank));
  expect(Math.abs((heroes?.length ?? 0) - (seconds?.length ?? 0))).toBeLessThanOrEqual(2);
  const [large = 0, small = 0] = [heroes, seconds].map((discs) => discs?.[0]?.r);
  expect(small / large).toBeGreaterThan(0.45);
  expect(small / large).toBeLessThan(0.62);
});
