import type { Scene } from '../scene/scene.ts';
import type { Choice } from './choice.ts';
import { createDiscIndex } from './disc-index.ts';
import { clusterAt, donorOf } from './donor.ts';
import { type Instance, stippleOf } from './instance.ts';
import { put } from './put.ts';
import { coverOfInstance } from './refill.ts';
import { createRoom } from './room.ts';

import { closeSheet, openSheet, withdraw } from './sheet.ts';

/** One place in two plans of a cloth that is laid out alike. */
export interface Site {
  readonly instance: Instance;
  /** What the other plan has there, if anything. */
  readonly other: Instance | undefined;
}

/** Centres of one place lie no farther apart than this share of its radius, and its radii agree within this factor. */
const apart = 0.15;
const alike = 2;
/** Neighbours farther away than this, units, are of no account; a motif may come nearer to one by this share of its radius. */
const close = 3;
const slack = 0.04;
const sizes = [1, 0.92, 0.84, 0.76, 0.68] as const;
const smallest = 0.62;
/** Two plans are laid out alike when this share of the places agrees. */
const agreeing = 0.93;

/** Pairs every motif with what the other plan has in its place. */
export function pairUp(scene: Scene, instances: readonly Instance[], others: readonly Instance[]): Site[] {
  const index = createDiscIndex<Instance>(scene.torus);
  for (const other of others) if (other.disc !== undefined) index.add({ x: other.x, y: other.y, r: 0 }, other);
  return instances.map((instance) => {
    let nearest = Number.POSITIVE_INFINITY;
    let other: Instance | undefined;
    if (instance.disc !== undefined)
      index.near(instance.x, instance.y, instance.r * apart + 0.5, (dx, dy, _r, each) => {
        const away = dx * dx + dy * dy + (each.motif === instance.motif ? 0 : 1e-6);
        const size = each.r / instance.r;
        if (away >= nearest || size > alike || size < 1 / alike) return;
        nearest = away;
        other = each;
      });
    return { instance, other };
  });
}

/** Whether the other plan is laid out alike: the places of what is not meant agree, or all that are meant have a counterpart. */
export function isLaidAlike(sites: readonly Site[], isMeant: (site: Site) => boolean): boolean {
  const listed = sites.filter(({ instance }) => instance.disc !== undefined);
  const share = (list: readonly Site[], holds: (site: Site) => boolean) =>
    list.length === 0 ? 0 : list.filter(holds).length / list.length;
  const meant = listed.filter(isMeant);
  const rest = listed.filter((site) => !isMeant(site));
  return (
    share(meant, ({ other }) => other !== undefined) >= agreeing ||
    share(rest, ({ instance, other }) => other?.motif === instance.motif) >= agreeing
  );
}

/**
 * The scene with some places as another plan of the same layout has them; all others as they were. Undefined where a motif in one of
 * them is a part of something larger.
 */
export function exchange(scene: Scene, other: Scene, sites: readonly Site[], choice: Choice): Scene | undefined {
  const sheet = openSheet(scene);
  const drawn = sites.map(({ instance, other: twin }) => {
    const chosen = twin && (choice(twin) ?? twin);
    return { instance: whole(scene, instance), listed: instance, twin: chosen && whole(other, chosen) };
  });
  if (drawn.some(({ instance, twin }) => instance.parts.length === 0 || twin?.parts.length === 0)) return undefined;
  const before = createRoom(sheet);
  const least = drawn.map(({ instance, listed }) => {
    if (instance !== listed) return undefined;
    const cover = coverOfInstance(sheet, instance);
    const beneath = new Set([...before.beneath(cover), ...instance.parts.map(({ item }) => item)]);
    return { beneath, least: before.clearance(cover, close, beneath) - slack * instance.r };
  });
  for (const { instance } of drawn) withdraw(sheet, instance);
  const room = createRoom(sheet);
  for (const [i, { instance, twin }] of drawn.entries()) {
    const donor = twin && donorOf(other, twin);
    if (twin === undefined || donor === undefined) continue;
    const bound = least[i];
    // A plan of its own may have more room there: what is set in is made smaller until it stands as clear as what stood there.
    const at = (size: number) => clusterAt(donor, { x: instance.x, y: instance.y, r: twin.r * size, turn: donor.turn });
    const size = sizes.find(
      (each) => bound === undefined || room.clearance(at(each).cover, close, bound.beneath) >= bound.least,
    );
    put({ sheet, room }, at(size ?? smallest), instance);
  }
  return closeSheet(sheet);
}

function whole(scene: Scene, instance: Instance): Instance {
  return instance.parts.length > 0 ? instance : { ...instance, parts: stippleOf(scene, instance) };
}
