import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type MotifId, motifIds } from '../../vocabulary/motif-ids.ts';
import { createNeighbours, type Neighbours } from '../layout/neighbours.ts';
import type { Occupancy } from '../layout/occupancy.ts';
import type { Finish, LayerHead, Planner } from '../planner.ts';
import type { Item, Scene, SceneLayer } from '../scene.ts';
import type { Hand } from './hand.ts';

/** A cloth of plants while it is being planned: what is drawn so far, layer by layer, and what room is left. */
export interface Easel extends Planner {
  readonly hand: Hand;
  readonly cast: Cast;
  readonly occupancy: Occupancy;
  /** Points on stems and their tangents: where stalks may begin. */
  readonly stems: Neighbours<number>;
  readonly drawn: Readonly<Record<LayerId, Item[]>>;
  /** Main colours of the heroes set so far. */
  readonly heroes: { readonly x: number; readonly y: number; readonly tint: string }[];
}

/** The layers that plants are drawn on; `plantLayers` has their order. */
type LayerId = 'dots' | 'stem-lines' | 'stems' | 'mounds' | 'leaves' | 'fill' | 'seconds' | 'heroes';

export function createEasel(planner: Planner, hand: Hand, habit: Habit): Easel {
  const { recipe, plot, items } = planner;
  return {
    ...planner,
    hand,
    cast: castFor(recipe, habit, Object.keys(hand.motifs)),
    occupancy: planner.room(),
    stems: createNeighbours<number>(plot.torus, 40),
    drawn: {
      dots: items('dots'),
      'stem-lines': items('stem-lines'),
      stems: items('stems'),
      mounds: items('mounds'),
      leaves: items('leaves'),
      fill: items('fill'),
      seconds: items('seconds'),
      heroes: items('heroes'),
    },
    heroes: [],
  };
}

/** Weights of motifs by rank: a layout's habit. */
export interface Habit {
  readonly hero: Partial<Record<MotifId, number>>;
  readonly secondary: Partial<Record<MotifId, number>>;
  readonly filler: Partial<Record<MotifId, number>>;
}

export interface Part {
  readonly motif: MotifId;
  readonly weight: number;
}

/** Which motifs play which part after the recipe's wishes. */
interface Cast {
  /** Never empty; heroes take them in turn, the most wanted first. */
  readonly heroes: readonly [Part, ...Part[]];
  readonly secondary: readonly Part[];
  readonly filler: readonly Part[];
  has(motif: MotifId): boolean;
  weight(motif: MotifId): number;
}

/** Motifs that bear being the largest on the cloth. */
const heroic: readonly MotifId[] = ['rosette', 'palmette', 'lotus', 'carnation', 'blossom', 'bud', 'paisley'];

/** Flowers and fruit that are heroes only where they are wished for, in any layout of a hand that draws them. */
const fruitful: readonly MotifId[] = ['pomegranate', 'mango', 'hibiscus', 'sunflower', 'lotus-front'];

/** What the word for one also means, for cloths that do not draw it: these no longer need it. */
const instead: Partial<Record<MotifId, MotifId>> = {
  pomegranate: 'palmette',
  mango: 'paisley',
  hibiscus: 'blossom',
  sunflower: 'rosette',
};
const wantedMore = 3;

/**
 * Wanted motifs that can be heroes are the only heroes; wanted others come more often. Excluded ones play no part. When
 * all habitual heroes are excluded the first heroic motif that is not takes their place. `drawn` are the motifs of the hand.
 */
function castFor({ motifs }: Recipe, habit: Habit, drawn: readonly string[]): Cast {
  const has = (motif: MotifId) => !motifs.exclude.includes(motif);
  const weight = (motif: MotifId) => (motifs.weight[motif] ?? 1) * (motifs.include.includes(motif) ? wantedMore : 1);
  const parts = (of: Partial<Record<MotifId, number>>): Part[] =>
    motifIds.flatMap((motif) => {
      const usual = of[motif] ?? 0;
      return usual > 0 && has(motif) ? [{ motif, weight: usual * weight(motif) }] : [];
    });
  const grown = motifs.include.filter((motif) => has(motif) && fruitful.includes(motif) && drawn.includes(motif));
  const replaced = grown.map((motif) => instead[motif]);
  const wanted = motifs.include.filter(
    (motif) => grown.includes(motif) || (has(motif) && habit.hero[motif] !== undefined && !replaced.includes(motif)),
  );
  const heroes =
    wanted.length > 0
      ? wanted.map((motif, i) => ({ motif, weight: 1 / (i + 1) }))
      : parts(habit.hero)
          .filter((part) => part.weight > 0)
          .sort((a, b) => b.weight - a.weight);
  const [first, ...rest] = heroes;
  // Of a plant without flowers there are its leaves.
  const standIn = heroic.find(has) ?? (has('leaf') && drawn.includes('leaf') ? 'leaf' : 'rosette');
  return {
    heroes: first ? [first, ...rest] : [{ motif: standIn, weight: 1 }],
    secondary: parts(habit.secondary),
    filler: parts(habit.filler),
    has,
    weight,
  };
}

/** Kinds of heroes beside the first on the freest cloth; the strictest has one kind. */
const mostKinds = 5;

/** The part a hero plays next: by weight, but none twice in a row where there is a choice. */
export function castHero(easel: Easel, rng: Rng): MotifId {
  const last = easel.census.filter((disc) => disc.rank === 'hero').at(-1)?.motif;
  const kinds = easel.cast.heroes.slice(0, 1 + Math.round(easel.recipe.freedom * mostKinds));
  const fresh = kinds.filter((part) => part.motif !== last);
  const offered: readonly Part[] = fresh.length > 0 ? fresh : kinds;
  let left = rng.between(
    0,
    offered.reduce((sum, part) => sum + part.weight, 0),
  );
  for (const part of offered) {
    left -= part.weight;
    if (left <= 0) return part.motif;
  }
  return easel.cast.heroes[0].motif;
}

/** Back to front. Lines of stems lie under all their fills, so that branches grow out of one another. */
export const plantLayers = [
  { id: 'dots', name: 'Dots', kind: 'dots' },
  { id: 'stem-lines', name: 'Stem outlines', kind: 'lines' },
  { id: 'stems', name: 'Stems', kind: 'stems' },
  { id: 'mounds', name: 'Hillocks', kind: 'motifs' },
  { id: 'leaves', name: 'Leaves', kind: 'leaves' },
  { id: 'fill', name: 'Small flowers', kind: 'fill' },
  { id: 'seconds', name: 'Flowers of second size', kind: 'motifs' },
  { id: 'heroes', name: 'Great flowers', kind: 'motifs' },
] as const satisfies readonly (LayerHead & { id: LayerId })[];

/** What has been planned, as a scene. `before` are layers between the ground and the plants; empty layers are left out. */
export function sceneOf(easel: Easel, before: readonly SceneLayer[] = [], finish: Finish = {}): Scene {
  for (const { id, name, kind, items } of before) easel.lay(id, name, kind, items);
  return easel.finish(plantLayers, finish);
}
