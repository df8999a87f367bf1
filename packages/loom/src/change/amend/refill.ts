import type { Disc } from '../../drawing/figures/footprint.ts';
import type { Item, SceneLayer, SceneSymbol } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { delta, wrap } from '../../numbers/torus.ts';
import { areaOf, type Cluster, middleOf, moved, type Nursery } from './cluster.ts';
import { coverOf } from './cover.ts';
import { clusterAt, type Donor } from './donor.ts';
import type { Instance } from './instance.ts';
import { largestFree, type Room } from './room.ts';
import { noteIn, type Sheet, setIn } from './sheet.ts';

/** A cloth and what may be set on it. */
interface Planting {
  readonly sheet: Sheet;
  readonly room: Room;
  readonly donors: readonly Donor[];
  /** Motifs that may stand in where the cloth has none of the size; asked for only then. */
  readonly others: () => readonly Donor[];
  /** Usual distance between neighbours, units. */
  readonly gap: number;
}

interface Refill extends Planting {
  /** Those that are to stand in before any other. */
  readonly named: readonly Donor[];
  /** The cloth as it would have been without the motif. */
  readonly nursery: Nursery;
}

/** What may stand in for a motif: its radius against the motif's. */
const alike = { least: 0.62, most: 1.4 } as const;

/** What was asked for by name may differ more. */
export const loosely = { least: 0.4, most: 3 } as const;
const sizes = [1, 0.9, 0.8, 0.7] as const;
const tried = 8;
/** A motif may come nearer to its neighbours than its forerunner did by this share of its radius. */
const slack = 0.05;

/** How far a drawing may be scaled from the size it was made for, that its lines stay in tune. */
const smallest = 0.72;
const largest = 1.3;
/** What is grafted may reach so much farther than what was there, and must cover this share of it. */
const roomy = 1.4;
const enough = 0.3;
/** A cluster comes as near to its neighbours as it was planned to. */
const close = 4;

/** Where motifs stood this far from their neighbours, units, the cloth is open and is not filled to the last gap. */
const airy = 13;
const mostFillers = 14;
const mostGap = 26;

/** A motif that went, and what it leaves free. */
export interface Gone {
  readonly instance: Instance;
  readonly freed: readonly Disc[];
  /** What it lay upon. */
  readonly beneath: ReadonlySet<Item>;
  readonly gap: number;
}

/** Fills the room that a motif left: with one of its size where there is such, then with smaller ones as far as they fit. */
export function refill(ask: Refill, instance: Instance, rng: Rng): void {
  const { sheet, room } = ask;
  const freed = coverOfInstance(sheet, instance);
  const beneath = room.beneath(freed);
  const own = room.clearance(freed, mostGap, beneath);
  const gone: Gone = { instance, freed, beneath, gap: Math.min(mostGap, Math.max(ask.gap, own)) };
  if (instance.disc !== undefined) {
    const least = Math.min(gone.gap, own) - slack * instance.r;
    const isFilled =
      (ask.named.length > 0 &&
        standIn({ ...ask, donors: ask.named, others: () => ask.named }, gone, least, rng.fork('named'), loosely)) ||
      graft(ask, gone, Math.min(least, close)) ||
      standIn(ask, gone, least, rng.fork('stand-in'));
    // An open ground stays open.
    if (isFilled && gone.gap >= airy) return;
  }
  fillRest(ask, gone, rng.fork('rest'));
}

/** What a motif covers, as it lies round its own disc. */
export function coverOfInstance({ symbols, layers, torus }: Sheet, { x, y, parts }: Instance): Disc[] {
  return parts.flatMap(({ item, layer }) => {
    const symbol: SceneSymbol | undefined = symbols[item.symbol];
    if (symbol === undefined) return [];
    const [dx, dy] = delta(torus, x, y, item.x, item.y);
    return coverOf(symbol, { ...item, x: x + dx, y: y + dy }, layers[layer]?.kind ?? 'motifs');
  });
}

/** Sets what the cloth would have had in this place, where that stands alone and fits. True if it fills most of the room. */
function graft(ask: Refill, { instance, freed, beneath }: Gone, least: number): boolean {
  const reach = Math.max(...freed.map(({ x, y, r }) => steady.hypot(x - instance.x, y - instance.y) + r));
  const middle = middleOf(freed);
  const fits = ({ cover }: Cluster) => ask.room.clearance(cover, Math.max(0, least) + 1, beneath) >= least;
  const [first, ...others] = ask.nursery.within(instance.x, instance.y, reach * roomy);
  if (first === undefined || areaOf(first.cover) < enough * areaOf(freed)) return false;
  // It may be moved into the middle of the room and made a little smaller.
  const main = [first, ...sizes.map((size) => moved(first, middle, size))].find(fits);
  if (main === undefined) return false;
  put(ask, main, instance);
  for (const cluster of others) if (fits(cluster)) put(ask, cluster, instance);
  return true;
}

/** Sets one motif of the size of the one that went, if there is one that fits. */
function standIn(
  ask: Planting,
  { instance, beneath }: Gone,
  least: number,
  rng: Rng,
  range: { readonly least: number; readonly most: number } = alike,
): boolean {
  const fitting = (list: readonly Donor[]) =>
    list.filter(({ r }) => r > instance.r * range.least && r < instance.r * range.most);
  const same = fitting(ask.donors.filter(({ rank }) => rank === instance.rank));
  const near = same.length > 0 ? same : fitting(ask.donors);
  const offered = near.length > 0 ? near : fitting(ask.others());
  for (const donor of shuffled(offered, rng).slice(0, tried)) {
    for (const size of sizes) {
      const r = Math.min(instance.r * size, donor.r * largest);
      // Motifs that only stand upright stay so; others take the direction of what stood there.
      const turn = donor.isTurned ? (instance.parts[0]?.item.turn ?? 0) : donor.turn;
      const cluster = clusterAt(donor, { x: instance.x, y: instance.y, r, turn });
      if (ask.room.clearance(cluster.cover, Math.max(0, least) + 1, beneath) < least) continue;
      put(ask, cluster, instance);
      return true;
    }
  }
  return false;
}

/** Seldom ones less often. */
export function shuffled(donors: readonly Donor[], rng: Rng): Donor[] {
  return donors
    .map((donor, i) => ({
      donor,
      key: -steady.log(rng.fork(`${i}/${donor.motif}`).next() + 1e-9) / Math.sqrt(donor.count),
    }))
    .sort((a, b) => a.key - b.key)
    .map(({ donor }) => donor);
}

/** Fills what is still free, the largest gap first. */
export function fillRest(ask: Planting, { instance, freed, beneath, gap }: Gone, rng: Rng): void {
  const finest = Math.min(...ask.donors.map(({ r }) => r));
  const { x, y } = instance;
  const reach = Math.max(...freed.map((disc) => steady.hypot(disc.x - x, disc.y - y) + disc.r)) + gap;
  for (let i = 0; i < mostFillers; i++) {
    const free = largestFree(freed, ask.room.around(x, y, reach, beneath), gap + slack * instance.r);
    const r = free.r - gap;
    if (!(r >= finest * smallest)) return;
    const offered = ask.donors.filter(
      (donor) => r >= donor.r * smallest && r <= donor.r * 1.6 && donor.r <= instance.r,
    );
    const own = rng.fork(i);
    const donor = shuffled(offered, own)[0] ?? largestUpTo(ask.donors, r / smallest);
    if (donor === undefined) return;
    const turn = donor.isTurned ? own.fork('turn').between(-Math.PI, Math.PI) : donor.turn;
    put(ask, clusterAt(donor, { x: free.x, y: free.y, r: Math.min(r, donor.r * largest), turn }), instance);
  }
}

function largestUpTo(donors: readonly Donor[], r: number): Donor | undefined {
  let best: Donor | undefined;
  for (const donor of donors) if (donor.r <= r && donor.r > (best?.r ?? 0)) best = donor;
  return best;
}

/** Draws a cluster on the sheet, on the layers it had on its own cloth, where `like` lay. */
export function put({ sheet, room }: { sheet: Sheet; room: Room }, { pieces, discs }: Cluster, like: Instance): void {
  for (const { item, symbol, layer } of pieces) {
    const [x, y] = wrap(sheet.torus, item.x, item.y);
    const set = { ...item, x, y, symbol: numberOf(sheet, symbol) };
    setIn(sheet, layerFor(sheet, layer), set, like);
    if (layer.kind !== 'dots') room.add(coverOf(symbol, set, layer.kind), set);
  }
  for (const disc of discs) {
    const [x, y] = wrap(sheet.torus, disc.x, disc.y);
    noteIn(sheet, { ...disc, x, y }, like);
  }
}

function numberOf({ symbols }: Sheet, symbol: SceneSymbol): number {
  const known = symbols.indexOf(symbol);
  return known < 0 ? symbols.push(symbol) - 1 : known;
}

/** The layer of the same name, else the last of the same kind, else the frontmost. */
function layerFor({ layers }: Sheet, { id, kind }: Pick<SceneLayer, 'id' | 'kind'>): number {
  const same = layers.findIndex((layer) => layer.id === id);
  if (same >= 0) return same;
  const akin = layers.findLastIndex((layer) => layer.kind === kind);
  return akin >= 0 ? akin : layers.length - 1;
}

/** Of so many motifs the distance to their neighbours is measured. */
const measured = 40;

/** Some of all motifs, evenly. */
export function samplesOf(instances: readonly Instance[]): Instance[] {
  const drawn = instances.filter(({ parts, disc }) => parts.length > 0 && disc !== undefined);
  const step = Math.max(1, Math.floor(drawn.length / measured));
  return drawn.filter((_, i) => i % step === 0);
}

/** Half of these motifs are nearer to a neighbour than this. */
export function usualGap(sheet: Sheet, room: Room, samples: readonly Instance[]): number {
  const gaps = samples
    .map((instance) => {
      const discs = coverOfInstance(sheet, instance);
      const own = instance.parts.map(({ item }) => item);
      return room.clearance(discs, mostGap, new Set([...room.beneath(discs), ...own]));
    })
    .sort((a, b) => a - b);
  return Math.max(1, gaps[Math.floor(gaps.length / 2)] ?? 1);
}
