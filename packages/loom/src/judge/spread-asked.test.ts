import { generateParams } from '@naksha/contract';
import { expect, test } from 'vitest';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { composeObeyed } from './obey.ts';

const composed = (prompt: string) => composeObeyed(generateParams.parse({ prompt }), 'spread');

test('butis stand as far apart as the words say, and a distance is no size', () => {
  const { recipe } = composed('ivory block print with indigo butis 1.5 cm large and 6 cm apart');
  expect(recipe.source.understood).toEqual(expect.arrayContaining(['size:1.5 cm', 'density:6 cm']));
});

test.each([
  ['indigo block print butis 1.5 cm large and 12 cm apart on white', '1.5 cm'],
  ['paisley 3 cm, 10 cm apart, maroon on cream', '3 cm'],
] as const)('%s: a distance that does not fit makes nothing larger', (prompt, size) => {
  expect(composed(prompt).recipe.source.understood).toContain(`size:${size}`);
});

test.each([
  'roses 2 cm and 12 cm apart on navy and white stripes',
  'white shirting, navy pinstripes every 500 cm',
  'indigo butis 3 mm wide on white',
])('%s: what cannot be drawn is not said to be understood', (prompt) => {
  const { understood } = composed(prompt).recipe.source;
  expect(understood.filter((each) => /^(?:detail|density):(?:12|500|0\.3)? ?(?:cm)?$/.test(each))).toEqual([]);
});

test('things thrown in all directions lie every way, others stand', () => {
  const turnsOf = (prompt: string) =>
    composed(prompt)
      .scene.layers.filter(({ id }) => id === 'heroes')
      .flatMap(({ items }) => items.map(({ turn }) => Math.abs(turn)));
  expect(Math.max(...turnsOf('blue fish and kites on white, scattered in all directions'))).toBeGreaterThan(2);
  expect(Math.max(...turnsOf('blue fish and kites on white, scattered'))).toBeLessThan(1.1);
});

test('hardly any ground is left of a dense vine, for leaves lie beneath it', () => {
  const { scene } = composed('William Morris style vine of roses on navy, dense, hardly any ground');
  expect(scene.layers.map(({ id }) => id)).toContain('underlayer');
});

test('knots of a border are of one dye that stands off from it', () => {
  const { recipe, scene } = composed('saffron bandhani odhni, peacock in the middle, green border of elephants');
  const motifs = scene.layers.find(({ id }) => id === 'border-motifs');
  const inks = (motifs?.items ?? []).flatMap(({ symbol }) =>
    (scene.symbols[symbol]?.shapes ?? []).map(({ fill }) => fill),
  );
  expect(inks.length).toBeGreaterThan(0);
  expect(inks).not.toContain(recipe.border?.dye);
});

test('a bandhani of dots alone ties nothing else, and their net where it is asked for', () => {
  const { recipe, scene } = composed('green bandhani, yellow dots in a jali, red border');
  expect(recipe.layout).toBe('ekdali');
  expect(recipe.source.struck ?? []).toEqual([]);
  expect(new Set(scene.census.map(({ motif }) => motif))).toEqual(new Set(['dot']));
});

test('a patola of parrots has no beast that no one named', () => {
  const { scene } = composed('red patola with parrots, green border on all sides');
  const beasts = scene.census.filter(({ motif }) => ['elephant', 'tiger', 'dancer', 'peacock'].includes(motif));
  expect([beasts, scene.census.some(({ motif }) => motif === 'parrot')]).toEqual([[], true]);
});

test('what stands in a Gujarati border is the border’s', () => {
  const { border } = readPrompt('પીળી બાંધણી, વચ્ચે મોટું પદક, ચારે બાજુ લાલ કિનારીમાં હાથી', 'gu');
  expect(border).toMatchObject({ placing: 'all', motif: 'elephant', colour: { name: 'red' } });
});

test('a cloud stays white where a yellow was named beside it', () => {
  const { recipe } = composed('kites and clouds for kids, yellow on sky blue');
  const [lightness, chroma] = hexToOklch(recipe.palette.roles.light);
  expect(lightness).toBeGreaterThan(0.93);
  expect(chroma).toBeLessThan(0.04);
});
