import type { Scene } from '../scene/scene.ts';
import { donorsOf } from './donor.ts';
import { exchange } from './exchange.ts';
import { type Instance, instancesOf } from './instance.ts';
import { setAmong } from './set-among.ts';
import { likenessOf, pairUp, type Site } from './sites.ts';
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

/** Of a motif that is new on a cloth, at least and at most so many are set in a module. */
const newcomers = { least: 2, most: 8 } as const;
/** The plan with more of a motif is followed where this share of the motif's places are places of the cloth too. */
const found = 0.6;
/** Where the motif would take this share of all places of its rank, only so many of them are given to it: the others keep what they have. */
const mostTaken = 0.6;
const given = 1 / 3;

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
