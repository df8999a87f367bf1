import { generateParams } from '@naksha/contract';
import { ikat } from '../src/patterns/ikat/ikat.ts';
import { engineVersion, type Recipe } from '../src/recipe/recipe.ts';

/** An ikat of the family's habits on 54 cm of cloth, with some things changed. */
export function ikatRecipe(layout: string, changed: Partial<Recipe> = {}): Recipe {
  const [dyes] = ikat.palettes;
  if (dyes === undefined) throw new Error('ikat has no palette');
  return {
    v: 1,
    engine: 'loom',
    engineVersion,
    seed: '1',
    title: '',
    source: { params: generateParams.parse({ trainedPattern: 'ikat' }), understood: [] },
    tile: { widthPx: 2048, heightPx: 2048, dpi: 96 },
    repeat: 'straight',
    family: 'ikat',
    layout,
    heroCm: 18,
    density: 0.7,
    detail: 3,
    freedom: 0.5,
    line: 1,
    motifs: { include: [], exclude: [], weight: {} },
    palette: { scheme: dyes.name, roles: { ...dyes.roles } as Recipe['palette']['roles'], locked: [] },
    finish: { hand: 0, cloth: 'none', weave: 0, mottle: 0, age: 0 },
    ...changed,
  };
}
