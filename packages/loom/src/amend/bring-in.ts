import { distance } from '../layout/torus.ts';
import { createRng, type Rng } from '../random/rng.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Cluster } from './cluster.ts';
import { clusterAt, type Donor, donorsOf } from './donor.ts';
import { type Instance, instancesOf } from './instance.ts';
import { put } from './put.ts';
import { coverOfInstance, fillRest, loosely, shuffled, usualGap } from './refill.ts';
import { createRoom, type Room } from './room.ts';
import { closeSheet, openSheet, withdraw } from './sheet.ts';
import { exchange, isLaidAlike, pairUp, type Site } from './sites.ts';
import { thinned } from './thinned.ts';

export interface BringIn {
  readonly motif: string;
  /** So many times as many, where there are some. */
  readonly factor: number;
  /** Motifs that were asked for and keep their places. */
  readonly wanted: ReadonlySet<string>;
  /** Motifs that nothing may be filled with. */
  readonly refused: ReadonlySet<string>;
  /** The cloth as it would be planned with more of them. */
  readonly withMore: () => Scene;
  /** Names the draws. */
  readonly path: string;
}

/** Of a motif that is new on a cloth at least and at most so many are set in a module. */
const newcomers = { least: 2, most: 8 } as const;
/** A plan is followed in its places where this share of them are places of the cloth too. */
const found = 0.6;
/** Of no motif more than this share gives way. */
const mostDisplaced = 0.6;
const followed = 1 / 3;
/** A newcomer takes the place of a motif of this size against its own; one that is larger is drawn smaller. */
/** Sizes that are tried, against the one whose place it is: small filling round it gives way to a large one. */
const sizes = [1.9, 1.6, 1.35, 1.15, 1, 0.85, 0.7] as const;
const mostReduced = 5;
const room = { least: 0.6, most: 1.6 } as const;

/**
 * The scene with more of a motif, in the place of others of its size that nobody asked for; all else as it was. Undefined where it
 * finds no place or is no drawing of its own.
 */
export function bringIn(scene: Scene, ask: BringIn): Scene | undefined {
  const instances = instancesOf(scene);
  const present = instances.filter(({ motif }) => motif === ask.motif);
  const drawn = present.filter(({ parts, disc }) => disc !== undefined && parts.length > 0);
  if (drawn.length < present.filter(({ disc }) => disc !== undefined).length) return undefined;
  const other = drawn.length > 0 ? undefined : ask.withMore();
  if (other !== undefined) {
    const others = instancesOf(other);
    const sites = pairUp(scene, instances, others);
    const isNew = (site: (typeof sites)[number]) => site.other?.motif === ask.motif;
    const places = sites.filter(isNew);
    const all = others.filter(({ motif, disc }) => motif === ask.motif && disc !== undefined).length;
    if (places.length > all * found && isLaidAlike(sites, isNew)) {
      const exchanged = exchange(scene, other, some(scene, instances, places), () => undefined);
      if (exchanged !== undefined) return exchanged;
    }
  }
  const source = other ?? scene;
  const donors = donorsOf(source, other === undefined ? instances : instancesOf(other), ask.refused).filter(
    ({ motif }) => motif === ask.motif,
  );
  if (donors.length === 0) return undefined;
  const count =
    other === undefined
      ? Math.max(1, Math.round(drawn.length * (ask.factor - 1)))
      : Math.min(
          newcomers.most,
          Math.max(newcomers.least, other.census.filter(({ motif }) => motif === ask.motif).length),
        );
  return setAmong(scene, instances, drawn, donors, count, ask);
}

/** Of a plan that shows hardly anything else a third of the places is followed: what else the cloth has stays with it. */
function some(scene: Scene, instances: readonly Instance[], places: readonly Site[]): readonly Site[] {
  const ranks = new Set(places.map(({ instance }) => instance.rank));
  const all = instances.filter(({ rank, disc }) => disc !== undefined && ranks.has(rank));
  if (places.length < all.length * mostDisplaced) return places;
  const leaving = new Set(
    thinned(
      scene.torus,
      places.map(({ instance }) => instance),
      1 - followed,
    ),
  );
  return places.filter(({ instance }) => !leaving.has(instance));
}

function setAmong(
  scene: Scene,
  instances: readonly Instance[],
  present: readonly Instance[],
  donors: readonly Donor[],
  count: number,
  ask: BringIn,
): Scene | undefined {
  const sheet = openSheet(scene);
  const space = createRoom(sheet);
  const gap = usualGap(sheet, space, instances);
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
  const open = new Set(others.filter(({ r }) => r > usual * room.least && r < usual * room.most));
  const displaceable = new Map<string, number>();
  const kind = ({ motif, rank }: Instance) => `${motif}/${rank}`;
  for (const each of instances) displaceable.set(kind(each), (displaceable.get(kind(each)) ?? 0) + mostDisplaced);
  const set: { x: number; y: number }[] = [...present];
  let left = count;
  while (left > 0 && open.size > 0) {
    const instance = farthest(scene, open, set);
    open.delete(instance);
    const share = displaceable.get(kind(instance)) ?? 0;
    if (share < 1) continue;
    const cover = coverOfInstance(sheet, instance);
    const own = new Set<Item>(instance.parts.map(({ item }) => item));
    const beneath = new Set([...space.beneath(cover)].filter((item) => !own.has(item)));
    const rng = createRng(`${ask.path}/${left}`);
    const least = Math.min(gap, space.clearance(cover, gap, new Set([...beneath, ...own]))) - 0.05 * instance.r;
    const found = clearFor(space, donors, instance, { least, beneath, own }, yielding, rng);
    if (found === undefined) continue;
    const gone = [instance, ...found.inTheWay];
    const freed = gone.flatMap((each) => coverOfInstance(sheet, each));
    for (const each of gone) {
      withdraw(sheet, each);
      for (const { item } of each.parts) space.forget(item);
    }
    put({ sheet, room: space }, found.cluster, instance);
    if (gap < instance.r * 0.3)
      fillRest(
        { sheet, room: space, donors: fillers, others: () => [], gap },
        { instance, freed, beneath, gap: Math.max(1, gap) },
        rng.fork('rest'),
      );
    displaceable.set(kind(instance), share - 1);
    set.push(instance);
    left--;
  }
  return left === count ? undefined : closeSheet(sheet);
}

function middleOfSizes(donors: readonly Donor[]): number {
  const sizes = donors.map(({ r }) => r).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** Small filling that nobody asked for gives way to what is asked for: by its items. */
function yieldingOf({ layers, symbols }: Scene, instances: readonly Instance[], ask: BringIn): Map<Item, Instance> {
  const yielding = new Map<Item, Instance>();
  const owned = new Set<Item>();
  for (const instance of instances) {
    for (const { item } of instance.parts) owned.add(item);
    if (instance.rank !== 'filler' || instance.motif === ask.motif || ask.wanted.has(instance.motif)) continue;
    for (const { item } of instance.parts) yielding.set(item, instance);
  }
  for (const [layer, { items, kind }] of layers.entries()) {
    if (kind !== 'fill') continue;
    for (const [index, item] of items.entries()) {
      if (owned.has(item)) continue;
      // Stalks of the filling.
      const r = (symbols[item.symbol]?.radius ?? 0) * item.scale;
      yielding.set(item, { x: item.x, y: item.y, r, motif: '', rank: 'filler', parts: [{ layer, index, item }] });
    }
  }
  return yielding;
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
    for (const donor of shuffled(offered, rng).slice(0, 4)) {
      const turn = donor.isTurned ? (instance.parts[0]?.item.turn ?? 0) : donor.turn;
      const r = instance.r * size;
      if (r > donor.r * (size > 1 ? 1 : 1.3)) continue;
      const cluster = clusterAt(donor, { x: instance.x, y: instance.y, r, turn });
      const touched = [...space.touching(cluster.cover, least, except)];
      const inTheWay = touched.flatMap((item) => yielding.get(item) ?? []);
      if (inTheWay.length === touched.length) return { cluster, inTheWay: [...new Set(inTheWay)] };
    }
  }
  return undefined;
}

/** The one that is farthest from all others of its kind; of equals the largest. */
function farthest(
  { torus }: Scene,
  open: ReadonlySet<Instance>,
  set: readonly { readonly x: number; readonly y: number }[],
): Instance {
  let best: Instance | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of open) {
    let least = torus.w + torus.h;
    for (const other of set) least = Math.min(least, distance(torus, one.x, one.y, other.x, other.y));
    // Larger places are better ones.
    const worth = least + one.r;
    if (worth > most + 1e-9) [best, most] = [one, worth];
  }
  if (best === undefined) throw new RangeError('Expected at least one open place');
  return best;
}
