import { expect, it } from 'vitest';
import { recipeFor } from '../../../test/recipe-for.ts';
import { planScene } from '../../change/plan-scene.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { polygonsOf } from '../../drawing/subjects/polygons.ts';

const halfWidthOf = ({ shapes }: SceneSymbol) =>
  Math.max(...shapes.flatMap(({ d }) => polygonsOf(d).flat()).map(([x]) => Math.abs(x)));

it.each([
  [['peacock', 'lotus'], 'lotus', 'hero'],
  [['elephant', 'star'], 'star', 'secondary'],
] as const)('draws all of %j that were named', (include, motif, rank) => {
  const motifs = { include: [...include], exclude: [], weight: {} };
  const { census } = planScene(recipeFor('kantha', 'nakshi', { motifs }));
  expect(census.filter((disc) => disc.motif === motif && disc.rank === rank).length).toBeGreaterThan(2);
});

it.each(['elephant', 'shell', 'fish'] as const)('leaves ground between %ss and the flowers beside them', (motif) => {
  const motifs = { include: [motif], exclude: [], weight: {} };
  const { layers, symbols, torus } = planScene(recipeFor('kantha', 'nakshi', { motifs }));
  const drawnOn = (id: string) =>
    layers
      .filter((layer) => layer.id === id)
      .flatMap(({ items }) => items)
      .map(({ symbol, x, y, scale }) => {
        const drawing = symbols[symbol];
        return { x, y, half: drawing === undefined ? 0 : halfWidthOf(drawing) * scale };
      });
  const [figures, flowers] = [drawnOn('motifs'), drawnOn('fill')];
  expect(Math.min(figures.length, flowers.length)).toBeGreaterThan(3);
  for (const figure of figures)
    for (const flower of flowers.filter(({ y }) => Math.abs(y - figure.y) < figure.half * 0.5)) {
      const apart = Math.abs(flower.x - figure.x) % torus.w;
      expect(Math.min(apart, torus.w - apart)).toBeGreaterThan(figure.half + flower.half * 0.9);
    }
});
