import type { Disc } from '../../drawing/figures/footprint.ts';
import type { Item, MotifDisc, Scene } from '../../drawing/scene.ts';
import { distance } from '../../numbers/torus.ts';
import { createDiscIndex } from './disc-index.ts';
import { clusterAt, donorOf } from './donor.ts';
import { type Instance, kindOf, type Part } from './instance.ts';
import { coverOfInstance, type Gone, put } from './refill.ts';
import { createRoom, type Room, regionOf } from './room.ts';
import { closeSheet, openSheet, type Sheet, withdraw } from './sheet.ts';
import type { Likeness, Site } from './sites.ts';

/** Neighbours farther away than this, units, are of no account; a motif may come nearer to one by this share of its radius. */
const close = 3;
const slack = 0.04;
const sizes = [1, 0.92, 0.84, 0.76, 0.68] as const;
const smallest = 0.62;

interface Exchange {
  readonly scene: Scene;
  readonly other: Scene;
  readonly sites: readonly Site[];
  readonly choice: Choice;
  readonly likeness: Likeness;
  /** Fills what stays free round what was set in, where the plans agree in these places only. */
  readonly fill: (sheet: Sheet, room: Room, gone: Gone) => void;
}

/**
 * The scene with some places as another plan of the same layout has them; all others as they were. Undefined where a motif in one of
 * them is a part of something larger.
 */
export function exchange({ scene, other, sites, choice, likeness, fill }: Exchange): Scene | undefined {
  if (likeness === 'none') return undefined;
  const sheet = openSheet(scene);
  const [whole, wholeTwin] = [stippler(scene, other), stippler(other, scene)];
  const drawn = sites.map(({ instance, other: twin }) => {
    const chosen = twin && (choice(twin) ?? twin);
    return { instance: whole(instance), listed: instance, twin: chosen && wholeTwin(chosen) };
  });
  if (drawn.some(({ instance, twin }) => instance.parts.length === 0 || twin?.parts.length === 0)) return undefined;
  const room = createRoom(
    sheet,
    regionOf(
      scene.torus,
      scene.symbols,
      sites.map(({ instance }) => instance),
    ),
  );
  const bounds = new Map<string, Bound>();
  const boundOf = (instance: Instance): Bound => {
    // In a regular cloth one figure stands for all of its kind.
    const kind = likeness === 'all' ? kindOf(instance) : `${instance.x} ${instance.y}`;
    const known = bounds.get(kind);
    if (known !== undefined) return known;
    const freed = coverOfInstance(sheet, instance);
    const own = new Set(instance.parts.map(({ item }) => item));
    const beneath = new Set([...room.beneath(freed)].filter((item) => !own.has(item)));
    const clear = room.clearance(freed, close, new Set([...beneath, ...own]));
    const bound = { instance, freed, beneath, least: clear - slack * instance.r, sizes: new Map<string, number>() };
    bounds.set(kind, bound);
    return bound;
  };
  const drawnBounds = drawn.map(({ instance, listed }) => (instance === listed ? boundOf(instance) : undefined));
  for (const { instance } of drawn) withdraw(sheet, instance, room);
  for (const [i, { instance, twin }] of drawn.entries()) {
    const donor = twin && donorOf(other, twin);
    const bound = drawnBounds[i];
    if (twin !== undefined && donor !== undefined) {
      const at = ({ x, y }: Instance, size: number) => clusterAt(donor, { x, y, r: twin.r * size, turn: donor.turn });
      // It is made smaller until it stands as clear as what stood there.
      const found = (): number =>
        sizes.find(
          (size) =>
            bound === undefined || room.clearance(at(bound.instance, size).cover, close, bound.beneath) >= bound.least,
        ) ?? smallest;
      const kind = kindOf(twin);
      const size = bound?.sizes.get(kind) ?? found();
      bound?.sizes.set(kind, size);
      put({ sheet, room }, at(instance, size), instance);
    }
    if (likeness === 'meant' && bound !== undefined) fill(sheet, room, { ...bound, gap: close });
  }
  return closeSheet(sheet);
}

interface Bound {
  readonly instance: Instance;
  readonly freed: readonly Disc[];
  readonly beneath: ReadonlySet<Item>;
  readonly least: number;
  /** Of what was set in its place, by kind. */
  readonly sizes: Map<string, number>;
}

/** What to set in a place in place of what the other plan has there. */
export type Choice = (twin: Instance) => Instance | undefined;

/** A motif that the cloth has not yet, of the size of one that it has: so that its figures go on alternating. */
export function inTurn(instances: readonly Instance[], others: readonly Instance[]): Choice {
  const known = new Set(instances.map(({ motif }) => motif));
  const strange = others.filter(({ motif, disc }) => disc !== undefined && !known.has(motif));
  return (twin) =>
    known.has(twin.motif)
      ? strange.find(({ r, rank }) => rank === twin.rank && r < twin.r * 1.05 && r > twin.r * 0.95)
      : undefined;
}

/** The motif of this name, of about the size. */
export function namely(motif: string, others: readonly Instance[]): Choice {
  const named = others.filter((each) => each.motif === motif && each.disc !== undefined);
  return (twin) => (twin.motif === motif ? twin : named.find(({ r }) => r < twin.r * 1.5 && r > twin.r * 0.6));
}

/** A drawing of many small parts, as of knots: so many at least, each at most this large against its disc. */
const fewestDots = 8;
const smallDot = 0.3;
/** Parts reach out of the disc by so much; what is nearer to another disc is that one's. */
const dotReach = 1.45;

/** Parts of two plans that lie in one place, units. */
const sameSize = 0.6;

/**
 * Gives a motif that is drawn by many small parts these parts: what lies about its disc here and not in the other plan of the cloth,
 * where another figure stands. Rows and grounds that both have belong to neither.
 */
function stippler(scene: Scene, other: Scene): (instance: Instance) => Instance {
  const twins = createDiscIndex<string>(scene.torus);
  for (const { id, items } of other.layers) for (const { x, y } of items) twins.add({ x, y, r: 0 }, id);
  const hasTwin = (id: string, x: number, y: number): boolean => {
    let found = false;
    twins.near(x, y, sameSize, (_dx, _dy, _r, on) => {
      found ||= on === id;
    });
    return found;
  };
  const { census, layers, symbols, torus } = scene;
  const isNearest = (disc: MotifDisc, x: number, y: number): boolean => {
    const own = distance(torus, disc.x, disc.y, x, y) / disc.r;
    return census.every((each) => each.r < disc.r * smallDot || distance(torus, each.x, each.y, x, y) / each.r >= own);
  };
  return (instance) => {
    if (instance.parts.length > 0) return instance;
    const { x, y, r } = instance;
    const parts = layers.flatMap(({ id, items, kind }, layer) =>
      kind === 'ground' || kind === 'field'
        ? []
        : items.flatMap((item, index): Part[] => {
            const isPart =
              (symbols[item.symbol]?.radius ?? 0) * item.scale < r * smallDot &&
              distance(torus, x, y, item.x, item.y) < r * dotReach &&
              !hasTwin(id, item.x, item.y) &&
              isNearest(instance, item.x, item.y);
            return isPart ? [{ layer, index, item }] : [];
          }),
    );
    return parts.length < fewestDots ? instance : { ...instance, parts };
  };
}
