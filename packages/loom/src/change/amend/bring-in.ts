import type { Item, Scene } from '../../drawing/scene.ts';
import { createRng, type Rng } from '../../numbers/rng.ts';
import { distance } from '../../numbers/torus.ts';
import type { Cluster } from './cluster.ts';
import { clusterAt, type Donor, donorsOf } from './donor.ts';
import { exchange } from './exchange.ts';
import { type Instance, instancesOf } from './instance.ts';
import { coverOfInstance, fillRest, loosely, put, samplesOf, shuffled, usualGap } from './refill.ts';
import { createRoom, type Room } from './room.ts';
import { closeSheet, openSheet, withdraw } from './sheet.ts';
import { likenessOf, pairUp, type Site } from './sites.ts';
import { thinned } from './thinned.ts';

interface BringIn {
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

/** Of a motif that is new on a cloth, at least and at most so many are set in a module. */
const newcomers = { least: 2, most: 8 } as const;

/** The plan with more of a motif is followed where this share of the motif's places are places of the cloth too. */
const found = 0.6;

/** Where the motif would take this share of all places of its rank, only so many of them are given to it: the others keep what they have. */
const mostTaken = 0.6;
const given = 1 / 3;

/**
 * The scene with more of a motif, in the place of others of its size that no one asked for; all else as it was. Undefined where it
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
    const likeness = likenessOf(sites, isNew);
    const followed = givenOf(scene, instances, places);
    const exchanged =
      places.length > all * found
        ? exchange({ scene, other, sites: followed, choice: () => undefined, likeness, fill: () => undefined })
        : undefined;
    if (exchanged !== undefined) return exchanged;
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
  return setAmong({ scene, instances, present: drawn, donors, count }, ask);
}

/** The places that are given to the motif. */
function givenOf(scene: Scene, instances: readonly Instance[], places: readonly Site[]): readonly Site[] {
  const ranks = new Set(places.map(({ instance }) => instance.rank));
  const all = instances.filter(({ rank, disc }) => disc !== undefined && ranks.has(rank));
  if (places.length < all.length * mostTaken) return places;
  const leaving = new Set(
    thinned(
      scene.torus,
      places.map(({ instance }) => instance),
      1 - given,
    ),
  );
  return places.filter(({ instance }) => !leaving.has(instance));
}

interface Newcomers {
  readonly scene: Scene;
  readonly instances: readonly Instance[];
  /** Those of the motif that are there already. */
  readonly present: readonly Instance[];
  readonly donors: readonly Donor[];
  readonly count: number;
}

interface Wishes {
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
 * Sets so many of a motif among the others of a scene, each as far as may be from the next, in the place of one that no one asked
 * for; all else stays. Undefined where there is no place at all.
 */
function setAmong({ scene, instances, present, donors, count }: Newcomers, ask: Wishes): Scene | undefined {
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

/** Small filling that no one asked for gives way to what is asked for: by its items. */
function yieldingOf(
  { layers, symbols }: Scene,
  instances: readonly Instance[],
  ask: { readonly motif: string; readonly wanted: ReadonlySet<string> },
): Map<Item, Instance> {
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
