import { families, generateParams, pieceSizes, type Usage, usages } from '@naksha/contract';
import { expect, it } from 'vitest';
import { recipeFor } from '../../../test/recipe-for.ts';
import { boxOfPath } from '../../drawing/goods/cut-motif.ts';
import { colourDistance } from '../../numbers/colour/oklch.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { parseRecipe } from '../../recipe/parse-recipe.ts';
import { families as definitions } from '../../vocabulary/families/families.ts';
import { composePiece } from './compose-piece.ts';
import { fieldPhase } from './field-phase.ts';
import { planZone } from './plan-zone.ts';

const recipe = recipeFor('paisley', 'rows');

it.each(usages)('fills the whole goods of %s with zones that lie inside them', (usage: Usage) => {
  const { widthCm, heightCm, zones, tiles } = composePiece(recipe, usage);
  expect({ widthCm, heightCm }).toEqual(pieceSizes[usage]);
  for (const { x, y, width, height, tile } of zones) {
    expect(Math.min(x, y, width, height, tiles[tile] === undefined ? -1 : 0)).toBeGreaterThanOrEqual(-1e-9);
    expect(Math.max(x + width - widthCm, y + height - heightCm)).toBeLessThan(1e-9);
  }
  // Only a kurta has cloth that is cut away.
  const holes = [0.01, 0.2, 0.4, 0.63, 0.8, 0.99].flatMap((u) =>
    [0.01, 0.2, 0.5, 0.75, 0.99].filter(
      (v) =>
        !zones.some(
          ({ x, y, width, height }) =>
            u * widthCm >= x && u * widthCm <= x + width && v * heightCm >= y && v * heightCm <= y + height,
        ),
    ),
  );
  if (usage !== 'kurtas') expect(holes).toEqual([]);
});

it.each(families)('composes a saree of %s in its own dyes, each part a recipe that can be planned', (family) => {
  const own = recipeFor(family, definitions[family].layouts[0]);
  const { tiles } = composePiece(own, 'sarees');
  for (const tile of tiles) expect(parseRecipe(tile.recipe)).toHaveProperty('recipe');
  expect(tiles.some((tile) => tile.recipe === own)).toBe(true);
  expect(tiles.every((tile) => tile.recipe.family === family)).toBe(true);
});

it('gives border and pallu another ground than the body, unless the ground is locked', () => {
  const groundOf = (own: typeof recipe) =>
    composePiece(own, 'sarees').tiles.find(({ kind }) => kind === 'row')?.recipe.palette.roles.ground ?? '';
  expect(colourDistance(groundOf(recipe), recipe.palette.roles.ground)).toBeGreaterThan(0.15);
  const locked = { ...recipe, palette: { ...recipe.palette, locked: ['ground' as const] } };
  expect(groundOf(locked)).toBe(recipe.palette.roles.ground);
});

it('begins a saree with its blouse piece and ends it with its pallu, as it is worn with the hem below', () => {
  const { zones, widthCm } = composePiece(recipe, 'sarees');
  const of = (wanted: string) => zones.filter(({ name }) => name === wanted);
  expect(of('blouse').map(({ x }) => x)).toEqual([0]);
  expect(Math.max(...of('pallu').map(({ x, width }) => x + width))).toBe(widthCm);
  const [body] = of('body');
  for (const { x } of of('pallu')) expect(x).toBeGreaterThanOrEqual((body?.x ?? 0) + (body?.width ?? 0));
});

it('fills the pallu of a whole saree in its own dye, between borders of theirs', () => {
  const prompt = 'banarasi saree, gold butis on cream, wine border and a mint pallu';
  const own = composeRecipe(generateParams.parse({ prompt, width: 512, height: 512 }), '7');
  const { border, palette } = own;
  const { zones, tiles } = composePiece(own, 'sarees');
  const groundOf = (zone: string, isStrip: boolean) =>
    zones.flatMap(({ name, strip, tile }) =>
      name === zone && (strip !== undefined) === isStrip ? (tiles[tile]?.recipe.palette.roles.ground ?? []) : [],
    );
  expect(border?.pallu?.dye).toBeDefined();
  expect(groundOf('pallu', false)).toEqual([palette.roles[border?.pallu?.dye ?? 'ground']]);
  expect(new Set(groundOf('border', true))).toEqual(new Set(['#6b2138']));
  expect(groundOf('body', false)).toEqual([palette.roles.ground]);
});

it('sets the main motifs of a row whole between the guards and alike on both sides of its middle', () => {
  const row = composePiece(recipe, 'dupattas').tiles.find(({ kind }) => kind === 'row');
  if (row === undefined) throw new Error('Expected a dupatta of paisley to have a row');
  const scene = planZone(row);
  const { h, w } = scene.torus;
  expect(scene.census.map(({ x }) => x)).toEqual([w / 4, (3 * w) / 4]);
  for (const { y, r } of scene.census) expect(r).toBeLessThan(Math.min(y, h - y));
  const [left, right] = [0, 1].map((half) =>
    (scene.layers.at(-1)?.items ?? [])
      .filter(({ x }) => Math.floor((2 * x) / w) === half && Math.abs(((x % (w / 2)) / w) * 2 - 0.5) < 0.3)
      .map(({ x, y, symbol }) => [symbol, Math.round(y), Math.round(half === 0 ? x : w - x)].join())
      .sort(),
  );
  expect(left?.length).toBeGreaterThan(1);
  expect(left).toEqual(right);
});

it('begins a field where the fewest motifs are cut', () => {
  const census = [{ x: 0, y: 250, r: 200, motif: 'star', rank: 'hero' as const }];
  const torus = { w: 1000, h: 1000, dropY: 0, brickX: 0 };
  const { x, y } = fieldPhase({ census, torus, columns: 1, rows: 1 }, 3, 2);
  expect(x).toBeGreaterThanOrEqual(0.2);
  expect(x).toBeLessThanOrEqual(0.8);
  expect(Math.min(Math.abs(y - 0.25), Math.abs(y - 1.25))).toBeGreaterThanOrEqual(0.2);
});

it('measures paths of lines, curves, arcs and relative steps', () => {
  const still = (x: number, y: number) => [x, y] as const;
  expect(boxOfPath('M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0Z', still, 1)).toMatchObject({
    left: -6,
    right: 6,
    top: -6,
    bottom: 6,
  });
  expect(boxOfPath('M1 1l2 3H9V-4', still, 0)).toEqual({ left: 1, top: -4, right: 9, bottom: 4 });
  expect(boxOfPath('', still, 0)).toBeUndefined();
});

it('dyes hem, cuffs and yoke of a kurta alike, as its border is named', () => {
  const prompt = 'indigo kurta with white butis and a mustard border';
  const { zones, tiles } = composePiece(
    composeRecipe(generateParams.parse({ prompt, width: 512, height: 512 }), '4'),
    'kurtas',
  );
  const grounds = (wanted: string) =>
    new Set(
      zones.flatMap(({ name, strip, tile }) =>
        name === wanted && strip ? (tiles[tile]?.recipe.palette.roles.ground ?? []) : [],
      ),
    );
  expect(grounds('hem').size).toBe(1);
  for (const part of ['cuff', 'yoke']) expect(grounds(part)).toEqual(grounds('hem'));
});
