import type { LatticeSite } from '../../drawing/layout/lattice.ts';
import { takeTurns } from '../../drawing/layout/take-turns.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { setWorked } from '../../drawing/stitching/set-worked.ts';
import { camel, elephant, parrot, peacock } from './figures.ts';
import { blossom, bud, buto, keri, medallion, rosette, star } from './flowers.ts';
import type { StitchAsk } from './needle.ts';
import { type KutchTask, threadsOf } from './task.ts';

/** What is stitched, by motif. */
export const stitched = {
  peacock,
  elephant,
  parrot,
  camel,
  bouquet: buto,
  rosette,
  blossom,
  medallion,
  star,
  paisley: keri,
  bud,
} satisfies Readonly<Record<string, (ask: StitchAsk) => SceneSymbol>>;
export type Stitched = keyof typeof stitched;

/** What has a head, legs and a tail, which reach into the corners of its room. */
export const beasts: readonly Stitched[] = ['peacock', 'elephant', 'parrot', 'camel'];

/** Of these motifs what is wished for, the figures first; where nothing of it is, the usual ones by the seed, `few` of them. */
export function castOf({ recipe, rng }: KutchTask, all: readonly Stitched[], few: number): readonly Stitched[] {
  const allowed = all.filter((motif) => isAllowed(recipe, motif));
  const wished = recipe.motifs.include.filter((motif): motif is Stitched => allowed.some((one) => one === motif));
  if (wished.length > 0)
    return [...wished.filter((motif) => beasts.includes(motif)), ...wished.filter((motif) => !beasts.includes(motif))];
  const [first, ...others] = allowed;
  return first === undefined ? [] : [first, ...rng.fork('cast').shuffle(others)].slice(0, few);
}

/**
 * Sets a cast of `radius` units on its sites by turns, facing the other way in every other row; `isBrick` where rows are shifted, so that
 * figures take whole rows in turn where there are enough. `reach` is how far from its middle a figure is known.
 */
export function seatCast(
  task: KutchTask,
  cast: readonly Stitched[],
  sites: readonly LatticeSite[],
  { radius, reach = radius * 0.94, isBrick }: { radius: number; reach?: number; isBrick: boolean },
): void {
  const count = (of: 'row' | 'column') => 1 + Math.max(0, ...sites.map((site) => site[of]));
  const [rows, columns] = [count('row'), count('column')];
  const byRows = takeTurns(rows, cast.length);
  const byColumns = takeTurns(columns, cast.length);
  // Rows take turns where all get one; else columns do, each row one step on.
  const isByRows = isBrick && rows >= cast.length;
  const turnOf = ({ row, column }: LatticeSite) => (isByRows ? byRows[row] : byColumns[(column + row) % columns]);
  for (const [k, motif] of cast.entries()) {
    const symbol = stitched[motif]({ radius, width: task.width, threads: threadsOf(task, k) });
    setWorked(
      task.planner,
      'motifs',
      { symbol, motif, r: reach, rank: 'hero' },
      sites.filter((site) => turnOf(site) === k).map(({ x, y, row }) => ({ x, y, flip: row % 2 === 1 })),
    );
  }
}
