import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import { usualInks } from '../../drawing/motifs/motif.ts';
import { createRng } from '../../numbers/rng.ts';
import { distance } from '../../numbers/torus.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { toile } from '../../vocabulary/families/toile/toile.ts';
import { engraved, flatten } from './hand.ts';

const plan = (layout: string, prompt = '', seed = '1') =>
  planScene({ ...composeRecipe(generateParams.parse({ trainedPattern: 'toile', prompt, dpi: 96 }), seed), layout });

it.each(toile.layouts)('%s prints one ink on its paper', (layout) => {
  const inks = new Set(
    plan(layout).symbols.flatMap(({ shapes }) => shapes.flatMap(({ fill, stroke }) => [fill, stroke])),
  );
  expect([...inks].filter((ink) => ink !== undefined).toSorted()).toEqual(['ground', 'line']);
});

it.each(toile.layouts)('%s brings the animal that is wanted and leaves out the refused', (layout) => {
  const motifs = (prompt: string) => plan(layout, prompt).census.map(({ motif }) => motif);
  expect(motifs('camels')).toContain('camel');
  expect(motifs('no temples, no elephants').filter((motif) => motif === 'temple' || motif === 'elephant')).toEqual([]);
});

it('sets each of two wished beasts somewhere, before its temple and not behind', () => {
  for (const seed of ['1', '2', '3']) {
    const scene = plan('islands', 'elephants and peacocks', seed);
    const motifs = scene.census.map(({ motif }) => motif);
    expect(motifs).toEqual(expect.arrayContaining(['elephant', 'peacock']));
    const seconds = scene.layers.find(({ id }) => id === 'seconds')?.items ?? [];
    const drawn = seconds.filter(({ symbol }) => ['elephant', 'peacock'].includes(scene.symbols[symbol]?.motif ?? ''));
    expect(drawn).toEqual([]);
  }
});

it.each(['1', '2', '3'])('sets the flowers of wreaths at even steps (seed %s)', (seed) => {
  const { census, torus } = plan('medallions', '', seed);
  const flowers = census.filter(
    ({ rank, motif }) => rank === 'secondary' && ['blossom', 'rosette', 'carnation', 'lotus'].includes(motif),
  );
  const nearest = flowers
    .map((one) =>
      Math.min(
        ...flowers.filter((other) => other !== one).map((other) => distance(torus, one.x, one.y, other.x, other.y)),
      ),
    )
    .toSorted((one, other) => one - other);
  const at = (share: number) => nearest[Math.floor(share * nearest.length)] ?? 0;
  // Wreaths touch here and there: the few nearest pairs are of two of them.
  expect(at(0.9) / at(0.2)).toBeLessThan(1.1);
});

it('hatches within the outlines', () => {
  const { shapes, radius } = engraved(motifLibrary.elephant)(
    { radius: 90, inks: usualInks, detail: 3, line: 1 },
    createRng('a'),
  );
  const lines = shapes.filter(({ fill, d }) => fill === undefined && (d.match(/M/g)?.length ?? 0) > 8);
  expect(lines.length).toBeGreaterThan(4);
  for (const [x, y] of lines.flatMap(({ d }) => flatten(d).flat())) expect(Math.hypot(x, y)).toBeLessThan(radius);
});

it('flattens lines, curves and circles to points on them', () => {
  expect(flatten('M0 0L10 0L10 10Z')).toEqual([
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
  ]);
  expect(flatten('M0 0C0 10 10 10 10 0', 2)[0]?.[1]).toEqual([5, 7.5]);
  for (const [x, y] of flatten('M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z').flat()) expect(Math.hypot(x, y)).toBeCloseTo(2);
});
