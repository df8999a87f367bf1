import { distance } from '../layout/torus.ts';
import { createRng, type Rng } from '../random/rng.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Cluster } from './cluster.ts';
import { clusterAt, type Donor, donorsOf } from './donor.ts';
import type { Instance } from './instance.ts';
import { put } from './put.ts';
import { coverOfInstance, fillRest, loosely, shuffled } from './refill.ts';
import { createRoom, type Room } from './room.ts';
import { closeSheet, openSheet, withdraw } from './sheet.ts';
import { samplesOf, usualGap } from './usual-gap.ts';
import { yieldingOf } from './yielding.ts';

export interface Newcomers {
  readonly scene: Scene;
  readonly instances: readonly Instance[];
  /** Those of the motif that are there already. */
  readonly present: readonly Instance[];
  readonly donors: readonly Donor[];
  readonly count: number;
}

export interface Wishes {
  readonly motif: string;
  /** Motifs that were asked for and keep their places. */
  readonly wanted: ReadonlySet<string>;
  /** Motifs that nothing may be filled with. */
  readonly refused: ReadonlySet<string>;
  /** Names the draws. */
  readonly path: string;
}

/** A newcomer takes the place of a motif of about its size, but of no motif and rank more than a share. */
const alike = { least: 0.6, most: 1.6 } as const;
const mostDisplaced = 0.6;
/** Sizes that are tried, against the one whose place it is: small filling round it gives way to a large one. */
const sizes = [1.9, 1.6, 1.35, 1.15, 1, 0.85, 0.7] as const;
/** How far a drawing may be scaled from the size it was made for. */
const mostReduced = 5;
const mostEnlarged = 1.3;
const tried = 4;

/**
 * Sets so many of a motif among the others of a scene, each as far as may be from the next, in the place of one that nobody asked
 * for; all else stays. Undefined where there is no place at all.
 */
export function setAmong({ scene, instances, present, donors, count }: Newcomers, ask: Wishes): Scene | undefined {
  const sheet = openSheet(scene);
  const space = createRoom(sheet, () => true);
  const gap = usualGap(sheet, space, samplesOf(instances));
  const fillers = donorsOf(scene, instances, new Set([...ask.refused, ask.motif]));
  const yielding = yieldingOf(scene, instances, ask);
  const mayBeHero = present.some(({ rank }) => rank === 'hero');
  const others = instances.filter(
    ({ motif, parts, disc, rank }) =>
      disc !== undefined &&
      parts.length > 0 &&
      motif !== ask.motif &&
      !ask.wanted.has(motif) &&
      (mayBeHero || rank !== 'hero'),
  );
  const usual = Math.min(middleOfSizes(donors), Math.max(0, ...others.map(({ r }) => r)));
  const { torus } = scene;
  const away = (one: Instance, other: Instance) => distance(torus, one.x, one.y, other.x, other.y);
  /** Places that are open, and how far each is from the nearest of the motif. */
  const open = new Map(
    others
      .filter(({ r }) => r > usual * alike.least && r < usual * alike.most)
      .map((one) => [one, present.reduce((least, other) => Math.min(least, away(one, other)), torus.w + torus.h)]),
  );
  const displaceable = new Map<string, number>();
  const kind = ({ motif, rank }: Instance) => `${motif}/${rank}`;
  for (const each of instances) displaceable.set(kind(each), (displaceable.get(kind(each)) ?? 0) + mostDisplaced);
  let left = count;
  while (left > 0) {
    const instance = farthest(open);
    if (instance === undefined) break;
    open.delete(instance);
    const spare = displaceable.get(kind(instance)) ?? 0;
    if (spare < 1) continue;
    const cover = coverOfInstance(sheet, instance);
    const own = new Set<Item>(instance.parts.map(({ item }) => item));
    const beneath = new Set([...space.beneath(cover)].filter((item) => !own.has(item)));
    const rng = createRng(`${ask.path}/${left}`);
    const least = Math.min(gap, space.clearance(cover, gap, new Set([...beneath, ...own]))) - 0.05 * instance.r;
    const found = clearFor(space, donors, instance, { least, beneath, own }, yielding, rng);
    if (found === undefined) continue;
    const gone = [instance, ...found.inTheWay];
    const freed = gone.flatMap((each) => coverOfInstance(sheet, each));
    for (const each of gone) withdraw(sheet, each, space);
    put({ sheet, room: space }, found.cluster, instance);
    if (gap < instance.r * 0.3)
      fillRest(
        { sheet, room: space, donors: fillers, others: () => [], gap },
        { instance, freed, beneath, gap: Math.max(1, gap) },
        rng.fork('rest'),
      );
    displaceable.set(kind(instance), spare - 1);
    for (const [one, least] of open) open.set(one, Math.min(least, away(one, instance)));
    left--;
  }
  return left === count ? undefined : closeSheet(sheet);
}

function middleOfSizes(donors: readonly Donor[]): number {
  const sizes = donors.map(({ r }) => r).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

interface Place {
  /** Air round it, units. */
  readonly least: number;
  readonly beneath: ReadonlySet<Item>;
  readonly own: ReadonlySet<Item>;
}

/** How one of the donors can stand in a motif's place, and what small filling is in its way. */
function clearFor(
  space: Room,
  donors: readonly Donor[],
  instance: Instance,
  { least, beneath, own }: Place,
  yielding: ReadonlyMap<Item, Instance>,
  rng: Rng,
): { cluster: Cluster; inTheWay: Instance[] } | undefined {
  const except = new Set([...beneath, ...own]);
  const offered = donors.filter(({ r }) => r > instance.r * loosely.least && r < instance.r * mostReduced);
  for (const size of sizes) {
    for (const donor of shuffled(offered, rng).slice(0, tried)) {
      const turn = donor.isTurned ? (instance.parts[0]?.item.turn ?? 0) : donor.turn;
      const r = instance.r * size;
      if (r > donor.r * (size > 1 ? 1 : mostEnlarged)) continue;
      const cluster = clusterAt(donor, { x: instance.x, y: instance.y, r, turn });
      const touched = [...space.touching(cluster.cover, least, except)];
      const inTheWay = touched.flatMap((item) => yielding.get(item) ?? []);
      if (inTheWay.length === touched.length) return { cluster, inTheWay: [...new Set(inTheWay)] };
    }
  }
  return undefined;
}

/** The place that is farthest from all of the motif; a larger place is a better one. */
function farthest(open: ReadonlyMap<Instance, number>): Instance | undefined {
  let best: Instance | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [one, least] of open) {
    const worth = least + one.r;
    if (worth > most + 1e-9) [best, most] = [one, worth];
  }
  return best;
}
