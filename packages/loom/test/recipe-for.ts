import { type Family, generateParams } from '@naksha/contract';
import { engineVersion, type Recipe } from '../src/recipe/recipe.ts';
import { families } from '../src/vocabulary/families/families.ts';

/** What a family's habits make on 27 cm of cloth, with some things changed. */
export function recipeFor(family: Family, layout: string, changed: Partial<Recipe> = {}): Recipe {
  const { palettes, heroCm, density } = families[family];
  const [dyes] = palettes;
  if (dyes === undefined) throw new Error(`${family} has no palette`);
  return {
    v: 1,
    engine: 'loom',
    engineVersion,
    seed: '1',
    title: '',
    source: { params: generateParams.parse({ trainedPattern: family }), understood: [] },
    tile: { widthPx: 1024, heightPx: 1024, dpi: 96 },
    repeat: 'straight',
    family,
    layout,
    heroCm: (heroCm[0] + heroCm[1]) / 2,
    density,
    detail: 3,
    freedom: 0.5,
    line: 1,
    motifs: { include: [], exclude: [], weight: {} },
    palette: { scheme: dyes.name, roles: { ...dyes.roles } as Recipe['palette']['roles'], locked: [] },
    finish: { hand: 0, cloth: 'none', weave: 0, mottle: 0, age: 0 },
    ...changed,
  };
}
