import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';

const planned = (prompt: string, seed: string) => {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'patola', prompt, dpi: 110 }), seed);
  return planScene({ ...recipe, layout: 'narikunjar' });
};
const seeds = ['1', '2', '3', '4', '5', '6'];
const flowers = ['blossom', 'rosette', 'bouquet', 'leaf'];

/** The fields by place, each with who stands in it. */
function fieldsOf({ census, torus }: Scene) {
  const fields = census.filter(({ motif }) => motif !== 'diamond');
  const next = (from: (typeof fields)[number], dx: number, dy: number) => {
    const [x, y] = [(from.x + dx + torus.w) % torus.w, (from.y + dy + torus.h) % torus.h];
    return fields.find((each) => {
      const [ax, ay] = [Math.abs(each.x - x), Math.abs(each.y - y)];
      return Math.min(ax, torus.w - ax) < 2 && Math.min(ay, torus.h - ay) < 2;
    });
  };
  return { fields, next };
}

it.each(seeds)('sets a flower between every two figures, over the joined edges too (seed %s)', (seed) => {
  const scene = planned('elephants and dancers in red and green on white', seed);
  const { fields, next } = fieldsOf(scene);
  const figures = fields.filter(({ motif }) => !flowers.includes(motif));
  expect(figures.length * 2).toBe(fields.length);
  const xs = [...new Set(fields.map(({ x }) => x))].toSorted((a, b) => a - b);
  const ys = [...new Set(fields.map(({ y }) => y))].toSorted((a, b) => a - b);
  const [stepX, stepY] = [(xs[1] ?? 0) - (xs[0] ?? 0), (ys[1] ?? 0) - (ys[0] ?? 0)];
  for (const figure of figures) {
    // In squares the neighbour beside it, in diamonds that half a step aside.
    const beside = next(figure, stepX, 0) ?? next(figure, stepX, stepY);
    expect(flowers).toContain(beside?.motif);
  }
});

it.each(seeds)('has each figure that was named, and no other (seed %s)', (seed) => {
  const motifs = new Set(planned('elephants and tigers', seed).census.map(({ motif }) => motif));
  expect([...motifs].filter((motif) => !flowers.includes(motif) && motif !== 'diamond').toSorted()).toEqual([
    'elephant',
    'tiger',
  ]);
});

it.each(seeds)('makes figures of flowers where nothing else was named, with leaves between (seed %s)', (seed) => {
  const roses = planned('roses and leaves', seed).census.filter(({ motif }) => motif !== 'diamond');
  expect(new Set(roses.filter(({ rank }) => rank === 'hero').map(({ motif }) => motif))).toEqual(new Set(['rosette']));
  expect(new Set(roses.map(({ motif }) => motif))).toEqual(new Set(['rosette', 'leaf']));
  const alone = planned('roses and marigolds', seed).census.filter(({ rank }) => rank === 'hero');
  expect(new Set(alone.map(({ motif }) => motif))).toEqual(new Set(['rosette']));
});

it.each(seeds)('keeps a flower that was named where fields are few (seed %s)', (seed) => {
  const motifs = planned('elephants, tigers and parrots with roses', seed).census.map(({ motif }) => motif);
  for (const name of ['elephant', 'tiger', 'parrot', 'rosette']) expect(motifs).toContain(name);
});

it('has no flower where flowers are refused', () => {
  const scene = planned('patola of elephants and parrots, no flowers, no leaves', '1');
  expect(scene.census.filter(({ motif }) => flowers.includes(motif) && motif !== 'bouquet')).toEqual([]);
});

it('lets the figures of a row face each other where they come in pairs', () => {
  const pairs = seeds.flatMap((seed) => {
    const { census, layers } = planned('parrots', seed);
    const items: readonly Item[] = layers.find(({ id }) => id === 'motifs')?.items ?? [];
    const parrots = census.filter(({ motif }) => motif === 'parrot').toSorted((one, other) => one.x - other.x);
    return [...new Set(parrots.map(({ y }) => y))].flatMap((row) => {
      const drawings = parrots
        .filter(({ y }) => y === row)
        .map((each) => items.find(({ x, y }) => Math.abs(x - each.x) < 1 && Math.abs(y - each.y) < 1)?.symbol);
      return drawings.length % 2 === 0 ? [drawings] : [];
    });
  });
  expect(pairs.length).toBeGreaterThan(0);
  // A figure and its mirror image are two drawings, by turns.
  for (const drawings of pairs)
    for (const [at, drawing] of drawings.entries()) expect(drawing).not.toBe(drawings[at - 1]);
});
