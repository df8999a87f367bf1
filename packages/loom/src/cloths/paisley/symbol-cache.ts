import type { Made } from '../../drawing/layout/gap-fill.ts';
import { blossom } from '../../drawing/motifs/blossom.ts';
import { bud } from '../../drawing/motifs/bud.ts';
import { carnation } from '../../drawing/motifs/carnation.ts';
import { leaf } from '../../drawing/motifs/leaf.ts';
import { lotus } from '../../drawing/motifs/lotus.ts';
import type { Motif, MotifInks } from '../../drawing/motifs/motif.ts';
import { palmette } from '../../drawing/motifs/palmette.ts';
import { rosette } from '../../drawing/motifs/rosette.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';

const motifs = { rosette, blossom, palmette, carnation, lotus, bud, leaf } satisfies Record<string, Motif>;
export type FlowerId = keyof typeof motifs;

/** The drawings of a cloth, each made once however often it is set. */
export interface SymbolCache {
  put(symbol: SceneSymbol): number;
  /**
   * A motif at about a radius: drawings are shared between radii up to 15 % apart, large ones 8 %, and there are `kinds` different ones
   * of each motif, size and dye; two of small ones when absent. Quiet ones keep behind what stands on them.
   */
  motif(id: FlowerId, radius: number, inks: MotifInks, rng: Rng, kinds?: number, isQuiet?: boolean): Made;
}

/** Step between radii that have drawings of their own: small drawings bear more scaling, their pens are at their limits. */
const coarseStep = steady.log(1.32);
const fineStep = steady.log(1.16);
const fineFrom = 24;

export function paisleySymbols({ recipe: { detail, line }, rng: root, add, symbol: once }: Planner): SymbolCache {
  // The name of a random stream is part of what a seed draws, so it stays.
  const stream = root.fork('shelf');
  return {
    put: add,
    motif: (id, radius, inks, rng, kinds = radius < fineFrom ? 2 : 1, isQuiet = false) => {
      const sizeStep = radius < fineFrom ? coarseStep : fineStep;
      const size = steady.exp(Math.round(steady.log(radius) / sizeStep) * sizeStep);
      const drawing = [id, size.toFixed(1), inks.body, inks.second, inks.third, inks.heart, rng.whole(1, kinds)].join(
        ' ',
      );
      const key = isQuiet ? `${drawing} quiet` : drawing;
      const drawn = () => ({ ...motifs[id]({ radius: size, inks, detail, line }, stream.fork(drawing)), motif: id });
      const symbol = once(key, () => (isQuiet ? quieten(drawn()) : drawn()));
      return { symbol, scale: radius / size, tint: inks.body };
    },
  };
}

/** Centimetres: between ambis smaller than this the ground's greenery melts to one tone, which must not be theirs. */
const fineBelowCm = 3.2;

/** Whether greenery is to keep behind the figures: dyed thin, without dark outlines. */
export function keepsBehind({ heroCm }: Pick<Recipe, 'heroCm'>): boolean {
  return heroCm < fineBelowCm;
}

/** An ink as the same dye thinned on the ground; contours become a green that hardly shows. */
export function thinned(ink: Ink): Ink {
  const [dye, other] = ink.split('>');
  if (dye === 'line') return 'leaf3>ground:0.4';
  if (dye === 'leaf1' || dye === 'leaf2' || dye === 'leaf3')
    return `${dye}>ground:${other === undefined ? 0.55 : other.startsWith('dark') ? 0.3 : 0.7}`;
  return ink;
}

/** The drawing with all its greens and contours thinned. */
function quieten({ shapes, ...rest }: SceneSymbol): SceneSymbol {
  return {
    ...rest,
    shapes: shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      ...(fill === undefined ? {} : { fill: thinned(fill) }),
      ...(stroke === undefined ? {} : { stroke: thinned(stroke) }),
    })),
  };
}

export interface StemInks {
  readonly stem: Ink;
  readonly contour: Ink;
}

/** A stem of even width with its contour, through points relative to the symbol's origin. */
export function stemSymbol(
  points: readonly Point[],
  width: number,
  { stem, contour }: StemInks,
  line: number,
): SceneSymbol {
  const d = curve(points);
  const edge = Math.max(0.7, Math.min(1.1, width * 0.36)) * line;
  const reach = Math.max(0, ...points.map(([x, y]) => steady.hypot(x, y)));
  return {
    shapes: [
      { d, stroke: contour, strokeWidth: round(width + 2 * edge) },
      { d, stroke: stem, strokeWidth: round(width) },
    ],
    radius: Math.ceil(reach + width * 2),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
