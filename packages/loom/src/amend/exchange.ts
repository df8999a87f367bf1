import type { Disc } from '../patterns/figures/footprint.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Choice } from './choice.ts';
import { clusterAt, donorOf } from './donor.ts';
import { type Instance, kindOf } from './instance.ts';
import { put } from './put.ts';
import { coverOfInstance, type Gone } from './refill.ts';
import { regionOf } from './region.ts';
import { createRoom, type Room } from './room.ts';
import { closeSheet, openSheet, type Sheet, withdraw } from './sheet.ts';
import type { Likeness, Site } from './sites.ts';
import { stippler } from './stipple.ts';

/** Neighbours farther away than this, units, are of no account; a motif may come nearer to one by this share of its radius. */
const close = 3;
const slack = 0.04;
const sizes = [1, 0.92, 0.84, 0.76, 0.68] as const;
const smallest = 0.62;

export interface Exchange {
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
  const told = drawn.map(({ instance, listed }) => (instance === listed ? boundOf(instance) : undefined));
  for (const { instance } of drawn) withdraw(sheet, instance, room);
  for (const [i, { instance, twin }] of drawn.entries()) {
    const donor = twin && donorOf(other, twin);
    const bound = told[i];
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
