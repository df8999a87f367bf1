import type { Scene } from '../../drawing/scene.ts';
import { createDiscIndex } from './disc-index.ts';
import type { Instance } from './instance.ts';

/** One place in two plans of a cloth that is laid out alike. */
export interface Site {
  readonly instance: Instance;
  /** What the other plan has there, if anything. */
  readonly other: Instance | undefined;
}

/** Centres of one place lie no farther apart than this share of its radius, and its radii agree within this factor. */
const apart = 0.15;
const alike = 2;
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

/** How far another plan is laid out alike: `all` what is not meant is in the same places, or what is `meant` has counterparts at least. */
export type Likeness = 'all' | 'meant' | 'none';

export function likenessOf(sites: readonly Site[], isMeant: (site: Site) => boolean): Likeness {
  const listed = sites.filter(({ instance }) => instance.disc !== undefined);
  const share = (list: readonly Site[], holds: (site: Site) => boolean) =>
    list.length === 0 ? 0 : list.filter(holds).length / list.length;
  const meant = listed.filter(isMeant);
  const rest = listed.filter((site) => !isMeant(site));
  if (share(rest, ({ instance, other }) => other?.motif === instance.motif) >= agreeing) return 'all';
  return share(meant, ({ other }) => other !== undefined) >= agreeing ? 'meant' : 'none';
}
