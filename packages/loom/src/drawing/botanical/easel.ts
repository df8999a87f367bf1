import { createRng, type Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type MotifId, motifIds } from '../../vocabulary/motif-ids.ts';
import type { Made } from '../layout/gap-fill.ts';
import { createNeighbours, type Neighbours } from '../layout/neighbours.ts';
import { createOccupancy, type Occupancy } from '../layout/occupancy.ts';
import type { Plot } from '../plot.ts';
import type { Item, MotifDisc, Scene, SceneLayer, SceneSymbol } from '../scene.ts';
import { surfaceOf } from '../surface.ts';
import type { Hand } from './hand.ts';

/** A cloth of plants while it is being planned: what is drawn so far, layer by layer, and what room is left. */
export interface Easel {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly hand: Hand;
  readonly cast: Cast;
  readonly rng: Rng;
  readonly stock: Stock;
  readonly occupancy: Occupancy;
  /** Points on stems and their tangents: where stalks may begin. */
  readonly stems: Neighbours<number>;
  readonly drawn: Readonly<Record<LayerId, Item[]>>;
  readonly census: MotifDisc[];
  /** Main colours of the heroes set so far. */
  readonly heroes: { readonly x: number; readonly y: number; readonly tint: string }[];
}

/** The layers that plants are drawn on; `layers` has their order. */
type LayerId = 'dots' | 'stem-lines' | 'stems' | 'mounds' | 'leaves' | 'fill' | 'seconds' | 'heroes';

export function createEasel(recipe: Recipe, plot: Plot, hand: Hand, habit: Habit): Easel {
  const rng = createRng(`${recipe.seed}/${recipe.family}/${recipe.layout}`);
  return {
    recipe,
    plot,
    hand,
    cast: castFor(recipe, habit, Object.keys(hand.motifs)),
    rng,
    stock: createStock(rng.fork('stock')),
    occupancy: createOccupancy(plot.torus),
    stems: createNeighbours<number>(plot.torus, 40),
    drawn: { dots: [], 'stem-lines': [], stems: [], mounds: [], leaves: [], fill: [], seconds: [], heroes: [] },
    census: [],
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

/** What the word for one also means, for cloths that do not draw it: these need it no more. */
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
  const standIn = heroic.find(has) ?? 'rosette';
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

/** The drawings of one scene. Equal asks share a drawing, so that a cloth of a thousand fillers stays light. */
export interface Stock {
  readonly symbols: readonly SceneSymbol[];
  /** Keeps a drawing of its own and answers its number. */
  add(symbol: SceneSymbol): number;
  /** One of a few drawings of this kind at about this radius, and the scale that gives exactly it. */
  take(kind: string, radius: number, draw: (radius: number, rng: Rng) => SceneSymbol, rng: Rng): Made;
}

/** Drawings of one kind and size step; the smallest, in units of radius, do with fewer. */
const variants = 3;
const fewVariants = 2;
const small = 22;
/** Sizes are drawn in steps of this factor and scaled between, so that line weights stay true. */
const sizeStep = 1.22;

/** `rng` is forked by kind and size, never by the order of asking. */
export function createStock(rng: Rng): Stock {
  const symbols: SceneSymbol[] = [];
  const known = new Map<string, number>();
  const add = (symbol: SceneSymbol) => symbols.push(symbol) - 1;
  return {
    symbols,
    add,
    take: (kind, radius, draw, asking) => {
      const step = Math.round(steady.log(radius) / steady.log(sizeStep));
      const drawn = steady.power(sizeStep, step);
      const name = `${kind}/${step}/${asking.fork('variant').whole(1, drawn < small ? fewVariants : variants)}`;
      let symbol = known.get(name);
      if (symbol === undefined) {
        symbol = add(draw(drawn, rng.fork(name)));
        known.set(name, symbol);
      }
      return { symbol, scale: radius / drawn };
    },
  };
}

/** Back to front. Lines of stems lie under all their fills, so that branches grow out of one another. */
const layers = [
  { id: 'dots', name: 'Dots', kind: 'dots' },
  { id: 'stem-lines', name: 'Stem outlines', kind: 'lines' },
  { id: 'stems', name: 'Stems', kind: 'stems' },
  { id: 'mounds', name: 'Hillocks', kind: 'motifs' },
  { id: 'leaves', name: 'Leaves', kind: 'leaves' },
  { id: 'fill', name: 'Small flowers', kind: 'fill' },
  { id: 'seconds', name: 'Flowers of second size', kind: 'motifs' },
  { id: 'heroes', name: 'Great flowers', kind: 'motifs' },
] as const satisfies readonly (Omit<SceneLayer, 'items'> & { id: LayerId })[];

/** What has been planned, as a scene. `before` are layers between the ground and the plants; empty layers are left out. */
export function sceneOf({ recipe, plot, stock, drawn, census }: Easel, before: readonly SceneLayer[] = []): Scene {
  return {
    torus: plot.torus,
    columns: plot.columns,
    rows: plot.rows,
    symbols: stock.symbols,
    layers: [
      { id: 'ground', name: 'Ground', kind: 'ground', wash: 'ground', items: [] },
      ...before,
      ...layers.flatMap((layer) => (drawn[layer.id].length > 0 ? [{ ...layer, items: drawn[layer.id] }] : [])),
    ],
    surface: surfaceOf(recipe, plot.perCm),
    census,
  };
}
