import { circle } from '../../geometry/circle.ts';
import type { FillMaker } from '../../layout/gap-fill.ts';
import type { MotifInks } from '../../motifs/motif.ts';
import type { MotifId } from '../../recipe/recipe.ts';
import type { Role } from '../../scene/scene.ts';
import { brightLeaves, groundFlowers, groundLeaves } from './dyes.ts';
import { keepsBehind } from './quieten.ts';
import type { FlowerId } from './shelf.ts';
import { type PaisleyTask, wish } from './task.ts';

const dotRoles: readonly Role[] = ['light', 'a2', 'a4'];
/** Smallest radius filled, by detail 1 … 5, units. */
const finestBy = [4.6, 3.6, 2.7, 2.3, 2];

export interface GroundMenu {
  readonly menu: readonly FillMaker[];
  /** Smallest radius of the menu, units. */
  readonly finest: number;
}

/** What grows between the ambis, by the radius of their belly: three classes of size, with nothing between them. */
export function groundMenu({ recipe, shelf }: PaisleyTask, belly: number): GroundMenu {
  const isQuiet = keepsBehind(recipe);
  const finest = Math.min(finestBy[recipe.detail - 1] ?? 3.2, Math.max(1.5, belly * 0.055));
  const dots = dotRoles.map((fill) => shelf.put({ shapes: [{ d: circle(0, 0, 4), fill }], radius: 4 }));
  const w = (id: MotifId) => wish(recipe, id);
  const secondary = (id: FlowerId, weight: number, grows: boolean): FillMaker => ({
    motif: id,
    from: belly * 0.28,
    to: belly * 0.4,
    weight: weight * w(id),
    rank: 'secondary',
    grows,
    collar: true,
    make: (radius, own, near) => shelf.motif(id, radius, freshOf(near, own.pick(groundFlowers)), own),
  });
  const filler = (
    id: FlowerId,
    from: number,
    to: number,
    weight: number,
    habit: Partial<FillMaker> = {},
  ): FillMaker => ({
    motif: id,
    from,
    to,
    weight: weight * w(id),
    rank: 'filler',
    ...habit,
    make: (radius, own, near) => shelf.motif(id, radius, freshOf(near, own.pick(groundFlowers)), own),
  });
  // The smallest leaves take the brighter greens: dark ones are lost on a dark ground.
  const leaf = (from: number, to: number, weight: number, kinds: number, dyes = groundLeaves): FillMaker => ({
    ...filler('leaf', from, to, weight, { grows: true, slim: 0.44 }),
    make: (radius, own) => shelf.motif('leaf', radius, own.pick(dyes), own, kinds, isQuiet),
  });
  return {
    finest,
    menu: [
      secondary('rosette', 1.4, false),
      secondary('palmette', 0.9, true),
      secondary('lotus', 0.7, true),
      secondary('carnation', 0.9, true),
      filler('blossom', belly * 0.12, belly * 0.2, 1.2, { collar: true }),
      filler('bud', belly * 0.1, belly * 0.18, 1, { grows: true }),
      leaf(belly * 0.09, belly * 0.17, 1, 2),
      filler('blossom', belly * 0.06, belly * 0.09, 0.7),
      leaf(Math.max(finest + 0.5, belly * 0.036), belly * 0.075, 1.2, 1, brightLeaves),
      {
        motif: 'dot',
        from: finest,
        to: Math.max(finest, belly * 0.035),
        weight: w('dot'),
        rank: 'filler',
        make: (radius, own) => ({ symbol: own.pick(dots), scale: (radius * 0.62) / 4 }),
      },
    ],
  };
}

/** The dye least seen among the neighbours; the one drawn for, where several are. */
function freshOf(near: readonly string[], drawn: MotifInks): MotifInks {
  const seen = groundFlowers.map((dye) => ({ dye, count: near.filter((tint) => tint === dye.body).length }));
  const fewest = Math.min(...seen.map(({ count }) => count));
  const fresh = seen.filter(({ count }) => count === fewest).map(({ dye }) => dye);
  return fresh.includes(drawn) ? drawn : (fresh[0] ?? drawn);
}
