import { describe, expect, it } from 'vitest';
import { recipeOf } from '../../../test/cloths.ts';
import { planScene } from '../../change/plan-scene.ts';
import { setts } from '../../cloths/checks/tartan.ts';
import type { Scene } from '../scene.ts';
import { herringboneLift, lifts, yarnsIn } from './draft.ts';
import { fitRuns, readRuns, readSett } from './sett.ts';

const repeats = ['straight', 'half-drop', 'half-brick'] as const;

/** Yarns of a module across and down, as its step counts them. */
function yarnsOf(scene: Scene): readonly [number, number] {
  const { pitchX = 0, pitchY = 0 } = scene.surface.find(({ shader }) => shader === 'interlace')?.params ?? {};
  return [scene.torus.w / pitchX, scene.torus.h / pitchY];
}

/** Size of one repeat on cloth, in cm; the tile is 27.1 cm wide. */
function repeatCm({ symbols, layers, torus, columns }: Scene): number {
  const items = layers.find(({ id }) => id === 'field')?.items ?? [];
  const across = new Set(items.map(({ x }) => x)).size;
  expect(symbols).toHaveLength(1);
  return 27.09 / columns / across / (torus.w / 1000);
}

describe('a sett', () => {
  it.each(setts)('turns about its pivots and begins inside a stripe: %s', (half) => {
    const yarns = readSett(half).flatMap(({ ink, yarns: count }) => Array.from({ length: count }, () => ink));
    const first = Number(half.split(',')[0]?.split(' ')[1]);
    const shift = first % 2;
    const back = [...yarns].reverse();
    const turned = shift === 0 ? back : [...back.slice(-1), ...back.slice(0, -1)];
    expect(turned.join()).toBe(yarns.join());
    expect(yarns.at(-1)).toBe(yarns[0]);
  });

  it('keeps its fine lines and comes out in whole repeats of the weave', () => {
    for (const half of setts) {
      for (const yarns of [60, 133, 250]) {
        const fitted = fitRuns(readSett(half), yarns, 4);
        expect(yarnsIn(fitted) % 4).toBe(0);
        expect(Math.min(...fitted.map((run) => run.yarns))).toBeGreaterThan(0);
      }
    }
    expect(fitRuns(readRuns('a1 1, a2 1'), 2, 4)).toEqual(readRuns('a1 3, a2 1'));
  });
});

it('floats no yarn over more than it should', () => {
  const longest = (lift: readonly (readonly boolean[])[]) =>
    Math.max(
      ...lift.map(
        (pick) =>
          (`${pick}`
            .replaceAll('false', '0')
            .replaceAll(/true|,/g, '')
            .match(/0+/g) ?? [''])[0].length,
      ),
    );
  expect(longest(lifts.twill)).toBeLessThanOrEqual(2);
  for (const reach of [6, 8, 12, 16]) {
    const herringbone = herringboneLift(reach);
    for (const pick of herringbone) expect([...pick, ...pick].join('').includes('truetruetruetrue')).toBe(false);
  }
});

describe.each(repeats)('set %s', (repeat) => {
  it.each([
    ['checks', 'gingham'],
    ['checks', 'tartan'],
    ['small-weaves', 'houndstooth'],
    ['stripes', 'ticking'],
    ['stripes', 'ombre'],
  ] as const)('%s %s has whole yarns in the module and repeats that meet over its edges', (family, layout) => {
    const scene = planScene({ ...recipeOf(family, '2', layout), repeat });
    for (const count of yarnsOf(scene)) expect(Math.abs(count - Math.round(count))).toBeLessThan(1e-6);
    const items = scene.layers.find(({ id }) => id === 'field')?.items ?? [];
    const across = new Set(items.map(({ x }) => x)).size;
    if (scene.torus.brickX !== 0) expect(across % 2).toBe(0);
    if (scene.torus.dropY !== 0) expect((items.length / across) % 2).toBe(0);
  });
});

it.each([
  ['checks', 'gingham', 0.8, 4],
  ['checks', 'tartan', 8, 20],
  ['checks', 'madras', 6, 28],
  ['small-weaves', 'houndstooth', 0.9, 8],
  ['small-weaves', 'glen-plaid', 3.6, 20],
  ['stripes', 'ticking', 1.6, 6],
] as const)('%s %s repeats after %d to %d cm of cloth', (family, layout, least, most) => {
  for (const seed of ['1', '2', '3', '4']) {
    const cm = repeatCm(planScene(recipeOf(family, seed, layout)));
    expect(cm).toBeGreaterThanOrEqual(least * 0.9);
    expect(cm).toBeLessThanOrEqual(most * 1.1);
  }
});

it('weaves the same cloth whatever its dyes, and flat yarns where no weave is wanted', () => {
  const recipe = recipeOf('checks', '1', 'madras');
  const other = recipeOf('checks', '4', 'madras').palette;
  expect(planScene({ ...recipe, palette: other })).toEqual(planScene(recipe));
  const flat = planScene({ ...recipe, finish: { ...recipe.finish, cloth: 'none' } }).surface[0]?.params;
  expect([flat?.relief, flat?.slub]).toEqual([0, 0]);
});
