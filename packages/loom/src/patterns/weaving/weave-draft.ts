import { hundredths } from '../../number/hundredths.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { surfaceOf } from '../../render/surface.ts';
import type { Item, MotifDisc, Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { type Draft, yarnsIn } from './draft.ts';
import { draftStep, type Yarn } from './draft-step.ts';
import { draftSymbol } from './draft-symbol.ts';

/** A draft and how it lies on the cloth. */
export interface Weaving {
  readonly draft: Draft;
  /** Repeats of the colour order in the module, across and down: even where a joined edge is shifted. */
  readonly across: number;
  readonly down: number;
  readonly yarn: Yarn;
  readonly motif: MotifDisc['motif'];
}

/** The cloth off the loom. Whole repeats in the module, so whole yarns in the tile. */
export function weaveDraft(recipe: Recipe, plot: Plot, { draft, across, down, yarn, motif }: Weaving): Scene {
  const { torus } = plot;
  const pitchX = torus.w / (across * yarnsIn(draft.warp));
  const pitchY = torus.h / (down * yarnsIn(draft.weft));
  const items: Item[] = [];
  const census: MotifDisc[] = [];
  const [stepX, stepY] = [torus.w / across, torus.h / down];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      items.push({ symbol: 0, x: hundredths(column * stepX), y: hundredths(row * stepY), turn: 0, scale: 1 });
      const [x, y] = [hundredths((column + 0.5) * stepX), hundredths((row + 0.5) * stepY)];
      census.push({ x, y, r: hundredths(Math.min(stepX, stepY) / 2), motif, rank: 'hero' });
    }
  }
  return {
    torus,
    columns: plot.columns,
    rows: plot.rows,
    symbols: [draftSymbol(draft, pitchX, pitchY)],
    layers: [
      { id: 'ground', name: 'Ground', kind: 'ground', wash: draft.weft[0]?.ink ?? 'ground', items: [] },
      { id: 'field', name: 'Yarns', kind: 'field', items },
    ],
    surface: surfaceOf({ ...recipe, finish: { ...recipe.finish, hand: 0, cloth: 'none' } }, plot.perCm, [
      draftStep(draft, pitchX, pitchY, yarn, recipe.finish),
    ]),
    census,
  };
}
