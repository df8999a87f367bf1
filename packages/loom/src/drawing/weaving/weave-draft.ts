import { fixed } from '../../numbers/geometry/path.ts';
import { hundredths } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Planner } from '../planner.ts';
import type { Ink, MotifDisc, Scene, SceneSymbol } from '../scene.ts';
import { type Draft, type Run, yarnsIn } from './draft.ts';
import { draftStep, type Yarn } from './draft-step.ts';

/** A draft and how it lies on the cloth. */
interface Weaving {
  readonly draft: Draft;
  /** Repeats of the colour order in the module, across and down: even where a joined edge is shifted. */
  readonly across: number;
  readonly down: number;
  readonly yarn: Yarn;
  readonly motif: MotifDisc['motif'];
}

/** The cloth off the loom. Whole repeats in the module, so whole yarns in the tile. */
export function weaveDraft(planner: Planner, { draft, across, down, yarn, motif }: Weaving): Scene {
  const { recipe, plot } = planner;
  const { torus } = plot;
  const pitchX = torus.w / (across * yarnsIn(draft.warp));
  const pitchY = torus.h / (down * yarnsIn(draft.weft));
  const symbol = planner.add(draftSymbol(draft, pitchX, pitchY));
  const [stepX, stepY] = [torus.w / across, torus.h / down];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      planner.put('field', { symbol, x: hundredths(column * stepX), y: hundredths(row * stepY), turn: 0, scale: 1 });
      const [x, y] = [hundredths((column + 0.5) * stepX), hundredths((row + 0.5) * stepY)];
      planner.note({ x, y, r: hundredths(Math.min(stepX, stepY) / 2), motif, rank: 'hero' });
    }
  }
  return planner.finish([{ id: 'field', name: 'Yarns', kind: 'field' }], {
    wash: draft.weft[0]?.ink,
    finish: { hand: 0, cloth: 'none', mottle: 0, age: 0 },
    technique: [draftStep(draft, pitchX, pitchY, yarn, recipe.finish)],
  });
}

interface Spun extends Yarn {
  /** Yarns of a coloured cloth per cm: coarser than in white goods, so that the weave is seen. */
  readonly perCm: number;
}

const spun: Readonly<Record<Recipe['finish']['cloth'], Spun>> = {
  none: { perCm: 16, fine: 1, relief: 0, tone: 0, slub: 0, bleed: 0 },
  cotton: { perCm: 16, fine: 1, relief: 0.13, tone: 0.035, slub: 0.03, bleed: 0 },
  silk: { perCm: 26, fine: 1, relief: 0.09, tone: 0.02, slub: 0.035, bleed: 0 },
  linen: { perCm: 13, fine: 1, relief: 0.14, tone: 0.05, slub: 0.07, bleed: 0 },
  khadi: { perCm: 11, fine: 1, relief: 0.16, tone: 0.07, slub: 0.08, bleed: 0 },
};

/** The yarn of a recipe's cloth. */
export function yarnOf(recipe: Recipe): Spun {
  return spun[recipe.finish.cloth];
}

/** How far areas reach under their neighbours, in units, so that no ground shows between them. */
const lap = 0.4;

/**
 * One repeat of the colours as flat areas for layered files: every crossing of two runs in the colour that the eye sees there, the
 * warp's and the weft's by their shares of the weave. Its upper left corner is the origin.
 */
function draftSymbol({ warp, weft, lift }: Draft, pitchX: number, pitchY: number): SceneSymbol {
  const lifted = lift.flat().filter(Boolean).length / lift.flat().length;
  const areas = new Map<Ink, string>();
  let top = 0;
  for (const pick of weft) {
    let left = 0;
    for (const end of warp) {
      const ink = crossing(end, pick, lifted);
      const [width, height] = [end.yarns * pitchX, pick.yarns * pitchY];
      const d = `M${fixed(left - lap)} ${fixed(top - lap)}h${fixed(width + 2 * lap)}v${fixed(height + 2 * lap)}h${fixed(-width - 2 * lap)}Z`;
      areas.set(ink, (areas.get(ink) ?? '') + d);
      left += width;
    }
    top += pick.yarns * pitchY;
  }
  const across = warp.reduce((sum, run) => sum + run.yarns, 0) * pitchX;
  return {
    shapes: [...areas].map(([fill, d]) => ({ d, fill })),
    radius: Math.ceil(Math.sqrt(across * across + top * top)) + 2,
  };
}

function crossing(end: Run, pick: Run, lifted: number): Ink {
  const [warp = 'ground'] = end.ink.split('>');
  const [weft = 'ground'] = pick.ink.split('>');
  if (lifted > 0.9 || end.ink === pick.ink) return end.ink;
  if (lifted < 0.1) return pick.ink;
  if (warp === weft) return end.ink;
  return `${weft}>${warp}:${Math.round(lifted * 100) / 100}` as Ink;
}
