import { generateParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { planScene } from '../../change/plan-scene.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { warli } from '../../vocabulary/families/warli/warli.ts';

const plan = (layout: string, prompt = '', seed = '1') =>
  planScene({ ...composeRecipe(generateParams.parse({ trainedPattern: 'warli', prompt, dpi: 96 }), seed), layout });

it.each(warli.layouts)('%s is painted in rice paste alone', (layout) => {
  const inks = new Set(
    plan(layout).symbols.flatMap(({ shapes }) => shapes.flatMap(({ fill, stroke }) => [fill, stroke])),
  );
  expect([...inks].filter((ink) => ink !== undefined && !/^(light|ground>light:[\d.]+)$/.test(ink))).toEqual([]);
});

it.each(warli.layouts)('%s sets everything upright but the dancers in their ring', (layout) => {
  const turned = plan(layout).layers.flatMap(({ items }) => items.filter(({ turn }) => turn !== 0));
  expect(turned.length > 0).toBe(layout === 'spiral');
});

it.each(warli.layouts)('%s leaves out what is refused', (layout) => {
  const motifs = plan(layout, 'no deer, no peacocks').census.map(({ motif }) => motif);
  expect(motifs.filter((motif) => motif === 'deer' || motif === 'peacock')).toEqual([]);
});

it('winds its dancers about the piper, evenly spaced', () => {
  const { census } = plan('spiral');
  const dancers = census.filter(({ rank, motif }) => rank === 'secondary' && motif === 'dancer');
  const gaps = dancers
    .slice(1, 12)
    .map(({ x, y }, i) => Math.hypot(x - (dancers[i]?.x ?? 0), y - (dancers[i]?.y ?? 0)));
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.35);
});
