import { generateParams } from '@naksha/contract';
import { bandhani } from '../src/patterns/bandhani/bandhani.ts';
import { engineVersion, type Recipe } from '../src/recipe/recipe.ts';

/** A bandhani of the family's habits on 27 cm of cloth, with some things changed. */
export function bandhaniRecipe(layout: string, changed: Partial<Recipe> = {}): Recipe {
  const [dyes] = bandhani.palettes;
  if (dyes === undefined) throw new Error('bandhani has no palette');
  return {
    v: 1,
    engine: 'loom',
    engineVersion,
    seed: '1',
    title: '',
    source: { params: generateParams.parse({ trainedPattern: 'bandhani' }), understood: [] },
    tile: { widthPx: 1024, heightPx: 1024, dpi: 96 },
    repeat: 'straight',
    family: 'bandhani',
    layout,
    heroCm: 9,
    density: 0.6,
    detail: 3,
    freedom: 0.5,
    line: 1,
    motifs: { include: [], exclude: [], weight: {} },
    palette: { scheme: dyes.name, roles: { ...dyes.roles } as Recipe['palette']['roles'], locked: [] },
    finish: { hand: 0, cloth: 'none', weave: 0, mottle: 0, age: 0 },
    ...changed,
  };
}
