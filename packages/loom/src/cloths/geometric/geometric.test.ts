import { wallpaperGroups } from '@naksha/contract';
import { expect, it } from 'vitest';
import { recipeOf } from '../../../test/cloths.ts';
import { symmetriesOf } from '../../../test/symmetries-of.ts';
import { planScene } from '../../change/plan-scene.ts';
import { mapPoint } from '../../drawing/layout/wallpaper-group.ts';
import { polygonsOf } from '../../drawing/subjects/polygons.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { geometric } from '../../vocabulary/families/geometric/geometric.ts';
import { contactStar } from './contact-star.ts';
import { fanScale } from './fans.ts';
import { triangleKinds } from './mosaic.ts';
import { tilings } from './tilings.ts';

const cell = { along: [1, 0], down: [0, 1] } as const;

it.each(wallpaperGroups)('a mosaic in %s is the same under each of the group’s symmetries', (group) => {
  const key = ([u, v]: readonly [number, number]) =>
    [u, v].map((share) => ((share - Math.floor(share + 1e-9)) * 1e5).toFixed(0)).join(' ');
  const kinds = triangleKinds(group, 10);
  const kindAt = new Map(kinds.map(({ corners, kind }) => [key(middleOf(corners)), kind]));
  expect(kindAt.size).toBe(kinds.length);
  expect(new Set(kindAt.values()).size).toBeGreaterThan(4);
  for (const symmetry of symmetriesOf(group, cell)) {
    for (const { corners, kind } of kinds) expect(kindAt.get(key(mapPoint(symmetry, middleOf(corners))))).toBe(kind);
  }
});

function middleOf(corners: readonly (readonly [number, number])[]): [number, number] {
  return [0, 1].map((i) => corners.reduce((sum, corner) => sum + (corner[i] ?? 0) / 3, 0)) as [number, number];
}

it.each(Object.keys(tilings))('the polygons of %s fill their cell and their lines meet on common sides', (name) => {
  const { shape, tiles } = tilings[name as keyof typeof tilings];
  const area = tiles.reduce((sum, { corners, radius }) => {
    return sum + (corners.length / 2) * radius * radius * Math.sin((2 * Math.PI) / corners.length);
  }, 0);
  expect(area).toBeCloseTo(shape === 'hexagonal' ? Math.sqrt(3) / 2 : 1, 9);
  const sides = tiles.map(({ corners: [a = [0, 0], b = [0, 0]] }) => Math.hypot(b[0] - a[0], b[1] - a[1]));
  for (const side of sides) expect(side).toBeCloseTo(sides[0] ?? 0, 9);
});

it('draws the lines of a star at the angle asked for', () => {
  const [tile] = tilings.octagons.tiles;
  if (tile === undefined) throw new RangeError('octagons have tiles');
  const { middles, bays } = contactStar(tile, 56);
  const [from = [0, 0], bay = [0, 0]] = [middles[0], bays[0]];
  const [a = [0, 0], b = [0, 0]] = tile.corners;
  const angle = Math.atan2(bay[1] - from[1], bay[0] - from[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  expect(((angle * 180) / Math.PI + 360) % 180).toBeCloseTo(56, 6);
});

it('shows of a scale only what the scales in front leave free', () => {
  for (const step of [0.5, 0.82]) {
    const scale = fanScale(step);
    for (const [x, y] of [...scale.band(0.3, 0.95), ...scale.below(0.3), ...scale.rim]) {
      for (const [cx, cy] of [
        [1, step],
        [-1, step],
        [0, 2 * step],
      ] as const)
        expect(Math.hypot(x - cx, y - cy)).toBeGreaterThan(1 - 1e-6);
    }
  }
});

it('draws no hair of a scale where nothing of it is seen', () => {
  // With rows .4 apart a scale is hidden up to a fifth of its radius straight above its middle.
  const points = [...fanScale(0.4).band(0, 0.5), ...fanScale(0.4).band(0, 0.92)];
  for (const [x, y] of points) if (Math.abs(x) < 0.01) expect(Math.hypot(x, y)).toBeGreaterThan(0.19);
});

it.each(geometric.layouts)('%s is drawn differently by nearly every seed', (layout) => {
  const recipe = recipeOf('geometric', '1', layout);
  const scenes = ['1', '2', '3', '4', '5', '6'].map((seed) => JSON.stringify(planScene({ ...recipe, seed }).symbols));
  expect(new Set(scenes).size).toBeGreaterThan(4);
});

it.each(['tumbling', 'hexagons', 'triangles', 'op-art'])(
  'the areas of %s cover the cloth, each place once',
  (layout) => {
    const { symbols, layers, torus } = planScene(recipeOf('geometric', '1', layout));
    const areas = layers
      .filter(({ kind }) => kind === 'field')
      .flatMap(({ items }) => items.flatMap(({ symbol }) => symbols[symbol]?.shapes ?? []))
      .flatMap(({ d }) => polygonsOf(d).map(areaOf));
    expect(areas.reduce((sum, area) => sum + area, 0) / (torus.w * torus.h)).toBeCloseTo(1, 2);
  },
);

function areaOf(polygon: readonly (readonly [number, number])[]): number {
  const twice = polygon.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = polygon[(k + 1) % polygon.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

it('sets stars where a mosaic’s mirrors cross, a leading size and an answering one, unless stars are refused', () => {
  const motifs = (exclude: Recipe['motifs']['exclude']) => {
    const recipe = recipeOf('geometric', '1', 'mosaic');
    return planScene({ ...recipe, motifs: { ...recipe.motifs, exclude } }).census.map(({ motif }) => motif);
  };
  expect(motifs([])).toContain('star');
  expect(motifs(['star'])).not.toContain('star');
});
