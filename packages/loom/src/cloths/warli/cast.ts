import { footprint } from '../../drawing/figures/footprint.ts';
import type { Occupancy } from '../../drawing/layout/occupancy.ts';
import type { Motif, MotifInks } from '../../drawing/motifs/motif.ts';
import { warliCow, warliDeer, warliHorse } from '../../drawing/motifs/warli/beast.ts';
import { warliBird, warliPeacock } from '../../drawing/motifs/warli/bird.ts';
import { drawWarliPerson, type WarliPoseName, warliPerson, warliPoses } from '../../drawing/motifs/warli/person.ts';
import { warliHut, warliSun, warliTree } from '../../drawing/motifs/warli/scenery.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { MotifDisc } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';

/** What the Warli paint, by the names of motifs. */
export const warliMotifs = {
  person: warliPerson,
  dancer: (params, rng) => drawWarliPerson(params, warliPoses[rng.pick(['dance', 'step', 'raise'] as const)], rng),
  deer: warliDeer,
  cow: warliCow,
  horse: warliHorse,
  peacock: warliPeacock,
  swan: warliBird,
  tree: warliTree,
  temple: warliHut,
  sun: warliSun,
} as const satisfies Partial<Record<MotifId, Motif>>;
export type WarliMotif = keyof typeof warliMotifs;

/** A wall being painted. */
export interface Wall extends Planner {
  readonly occupancy: Occupancy;
  may(motif: WarliMotif): boolean;
}

export interface Painted {
  readonly motif: WarliMotif;
  readonly pose?: WarliPoseName;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly rank: MotifDisc['rank'];
}

const inks: MotifInks = {
  body: 'light',
  second: 'a2',
  third: 'a3',
  leaf: 'light',
  heart: 'a2',
  contour: 'light',
  light: 'light',
};

export function beginWall(planner: Planner): Wall {
  const { exclude } = planner.recipe.motifs;
  return { ...planner, occupancy: planner.room(), may: (motif) => !exclude.includes(motif) };
}

/** Paints one thing where it is not refused; people may be given a pose. */
export function paint(
  wall: Wall,
  { motif, pose, x, y, radius, turn = 0, flip = false, rank }: Painted,
  rng: Rng,
): void {
  if (!wall.may(motif)) return;
  const { recipe, occupancy } = wall;
  const draw: Motif =
    pose === undefined ? warliMotifs[motif] : (params, own) => drawWarliPerson(params, warliPoses[pose], own);
  const { symbol, scale } = wall.take(
    `${motif}/${pose ?? ''}`,
    radius,
    (drawn, fork) => draw({ radius: drawn, inks, detail: recipe.detail, line: recipe.line }, fork),
    rng,
  );
  wall.put('figures', { symbol, x, y, turn, scale, ...(flip ? { flip } : {}) });
  wall.census.push({ x, y, r: radius * 0.8, motif, rank });
  const isRound = motif === 'tree' || motif === 'sun' || motif === 'temple';
  if (isRound || radius < 40) occupancy.add(x, y, radius * 0.98);
  else {
    const drawing = wall.symbols[symbol];
    for (const disc of drawing ? footprint(drawing) : [])
      occupancy.add(x + (flip ? -disc.x : disc.x) * scale, y + disc.y * scale, disc.r * scale + radius * 0.1);
    occupancy.add(x, y, radius * 0.72);
  }
}
