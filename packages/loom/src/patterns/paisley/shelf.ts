import type { Made } from '../../layout/gap-fill.ts';
import { blossom } from '../../motifs/blossom.ts';
import { bud } from '../../motifs/bud.ts';
import { carnation } from '../../motifs/carnation.ts';
import { leaf } from '../../motifs/leaf.ts';
import { lotus } from '../../motifs/lotus.ts';
import type { Motif, MotifInks } from '../../motifs/motif.ts';
import { palmette } from '../../motifs/palmette.ts';
import { rosette } from '../../motifs/rosette.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { SceneSymbol } from '../../scene/scene.ts';
import { quieten } from './quieten.ts';

const motifs = { rosette, blossom, palmette, carnation, lotus, bud, leaf } satisfies Record<string, Motif>;
export type FlowerId = keyof typeof motifs;

/** The drawings of a scene, each made once however often it is set. */
export interface Shelf {
  readonly symbols: SceneSymbol[];
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

export function createShelf({ detail, line }: Pick<Recipe, 'detail' | 'line'>, root: Rng): Shelf {
  const symbols: SceneSymbol[] = [];
  const known = new Map<string, number>();
  const put = (symbol: SceneSymbol) => symbols.push(symbol) - 1;
  return {
    symbols,
    put,
    motif: (id, radius, inks, rng, kinds = radius < fineFrom ? 2 : 1, isQuiet = false) => {
      const sizeStep = radius < fineFrom ? coarseStep : fineStep;
      const size = steady.exp(Math.round(steady.log(radius) / sizeStep) * sizeStep);
      const drawing = [id, size.toFixed(1), inks.body, inks.second, inks.third, inks.heart, rng.whole(1, kinds)].join(
        ' ',
      );
      const key = isQuiet ? `${drawing} quiet` : drawing;
      const drawn = () => ({ ...motifs[id]({ radius: size, inks, detail, line }, root.fork(drawing)), motif: id });
      const symbol = known.get(key) ?? put(isQuiet ? quieten(drawn()) : drawn());
      known.set(key, symbol);
      return { symbol, scale: radius / size, tint: inks.body };
    },
  };
}
