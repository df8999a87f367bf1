import type { RegionPart } from '../numbers/field/region-paths.ts';
import { createRng, type Rng } from '../numbers/rng.ts';
import { steady } from '../numbers/steady.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Made } from './layout/gap-fill.ts';
import { createOccupancy, type Occupancy } from './layout/occupancy.ts';
import type { Plot } from './plot.ts';
import type { Ink, Item, MotifDisc, Scene, SceneLayer, SceneSymbol, Shape, SurfaceStep } from './scene.ts';

/** Draws a cloth set out in one way, in one module of the tile. */
export type Layout = (planner: Planner) => Scene;

/** The layouts of a cloth, by their names. */
export type Layouts = Readonly<Record<string, Layout>>;

/** A layer without what lies on it. */
export type LayerHead = Pick<SceneLayer, 'id' | 'name' | 'kind'>;

/** Where a symbol is set: as an item, upright and at its own size unless said. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

/** The layers that most cloths have, back to front. */
export const clothLayers = [
  { id: 'field', name: 'Nets and bands', kind: 'field' },
  { id: 'stems', name: 'Stems', kind: 'stems' },
  { id: 'leaves', name: 'Leaves', kind: 'leaves' },
  { id: 'motifs', name: 'Motifs', kind: 'motifs' },
  { id: 'fill', name: 'Small filling', kind: 'fill' },
] as const satisfies readonly LayerHead[];
export type ClothLayer = (typeof clothLayers)[number]['id'];

export interface Finish {
  /** What shows between everything; what was washed, else the role of the ground, unless said. */
  readonly wash?: Ink | undefined;
  /** What people call the ground. */
  readonly ground?: string;
  /** Raster steps of the technique, between the hand and the cloth. */
  readonly technique?: readonly SurfaceStep[];
  /** What of the recipe's finish this cloth does otherwise. */
  readonly finish?: Partial<Recipe['finish']>;
}

/** A cloth while it is planned: its streams, drawings, layers and census, and what room is left. */
export interface Planner {
  readonly recipe: Recipe;
  readonly plot: Plot;
  /** The stream of this seed, cloth and layout: each part forks its own from it, by name. */
  readonly rng: Rng;
  /** Forks of `rng` for geometry only and for choices of colour only. */
  readonly geo: Rng;
  readonly col: Rng;
  /** A point from which a pattern may be counted, so that the joined edges lie anywhere in it. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly symbols: readonly SceneSymbol[];
  readonly census: MotifDisc[];
  /** Keeps a drawing and answers its number. */
  add(symbol: SceneSymbol): number;
  /** The drawing of that name, made when first asked for; its stream is named by it too. */
  symbol(name: string, draw: (rng: Rng) => SceneSymbol): number;
  /** One of a few drawings of this kind at about this radius, and the scale that gives exactly it. */
  take(kind: string, radius: number, draw: (radius: number, rng: Rng) => SceneSymbol, rng: Rng): Made;
  /** Regions of a field in one ink, a drawing each, as items. */
  regions(parts: readonly RegionPart[], look: Omit<Shape, 'd'>): Item[];
  /** What lies on a layer so far. */
  items(layer: string): Item[];
  put(layer: string, item: Item): void;
  /** Keeps a drawing and sets it on a layer, unless there is nothing to it. */
  set(layer: string, symbol: SceneSymbol, places: readonly Place[]): void;
  note(disc: MotifDisc): void;
  /** Dyes all that shows between everything. */
  wash(ink: Ink): void;
  /** Lays a layer over those laid before. */
  lay(id: string, name: string, kind: SceneLayer['kind'], items: readonly Item[]): void;
  /** What room is left; all of it when first asked for. */
  room(): Occupancy;
  /** The scene: the ground, what was laid, then the layers of `heads` in their order. Empty layers are left out. */
  finish(heads?: readonly LayerHead[], finish?: Finish): Scene;
}

/** Drawings of one kind and size step; the smallest, in units of radius, do with fewer. */
const variants = 3;
const fewVariants = 2;
const small = 22;
/** Sizes are drawn in steps of this factor and scaled between, so that line weights stay true. */
const sizeStep = 1.22;

export function createPlanner(recipe: Recipe, plot: Plot): Planner {
  const rng = createRng(`${recipe.seed}/${recipe.family}/${recipe.layout}`);
  const geo = rng.fork('geo');
  const from = geo.fork('origin');
  const stock = rng.fork('stock');
  const symbols: SceneSymbol[] = [];
  const named = new Map<string, number>();
  const lists = new Map<string, Item[]>();
  const laid: SceneLayer[] = [];
  const census: MotifDisc[] = [];
  let dye: Ink = 'ground';
  let occupancy: Occupancy | undefined;
  const add = (symbol: SceneSymbol) => symbols.push(symbol) - 1;
  const once = (name: string, draw: () => SceneSymbol) => {
    const number = named.get(name) ?? add(draw());
    named.set(name, number);
    return number;
  };
  const items = (layer: string) => {
    const list = lists.get(layer) ?? [];
    lists.set(layer, list);
    return list;
  };
  return {
    recipe,
    plot,
    rng,
    geo,
    col: rng.fork('col'),
    origin: { x: from.between(0, plot.torus.w), y: from.between(0, plot.torus.h) },
    symbols,
    census,
    add,
    symbol: (name, draw) => once(name, () => draw(geo.fork(`symbol/${name}`))),
    take: (kind, radius, draw, asking) => {
      const step = Math.round(steady.log(radius) / steady.log(sizeStep));
      const drawn = steady.power(sizeStep, step);
      const name = `${kind}/${step}/${asking.fork('variant').whole(1, drawn < small ? fewVariants : variants)}`;
      return { symbol: once(`stock/${name}`, () => draw(drawn, stock.fork(name))), scale: radius / drawn };
    },
    regions: (parts, look) =>
      parts.map(({ x, y, d, radius }) => ({
        symbol: add({ shapes: [{ d, evenOdd: true, ...look }], radius }),
        x,
        y,
        turn: 0,
        scale: 1,
      })),
    items,
    put: (layer, item) => items(layer).push(item),
    set: (layer, symbol, places) => {
      if (symbol.shapes.length === 0 || places.length === 0) return;
      const number = add(symbol);
      for (const { x, y, turn = 0, scale = 1, flip = false } of places)
        items(layer).push({ symbol: number, x, y, turn, scale, ...(flip ? { flip } : {}) });
    },
    note: (disc) => census.push(disc),
    wash: (ink) => {
      dye = ink;
    },
    lay: (id, name, kind, list) => {
      if (list.length > 0) laid.push({ id, name, kind, items: list });
    },
    room: () => {
      occupancy ??= roomOn(plot);
      return occupancy;
    },
    finish: (heads = [], { wash = dye, ground = 'Ground', technique = [], finish } = {}) => ({
      torus: plot.torus,
      columns: plot.columns,
      rows: plot.rows,
      symbols,
      layers: [
        { id: 'ground', name: ground, kind: 'ground', wash, items: [] },
        ...laid,
        ...heads.map((head) => ({ ...head, items: items(head.id) })).filter((layer) => layer.items.length > 0),
      ],
      surface: surfaceOf({ ...recipe, finish: { ...recipe.finish, ...finish } }, plot.perCm, technique),
      census,
    }),
  };
}

/** Units that a panel's growth keeps from its edge. */
const edgeAir = 22;

/** All of a torus; of a panel what lies within its edges and is not kept for something else. */
function roomOn({ torus, panel }: Plot): Occupancy {
  const room = createOccupancy(torus);
  if (panel === undefined) return room;
  const { w, h } = torus;
  const along = (length: number) => Array.from({ length: 25 }, (_, i) => (i * length) / 24);
  room.chain(
    along(w).map((x) => [x, 0] as const),
    edgeAir,
  );
  room.chain(
    along(h).map((y) => [0, y] as const),
    edgeAir,
  );
  for (const { x, y, r, isPerched } of panel.seats) {
    // Leaves come close to what sits among them.
    if (!isPerched) room.add(x, y * h, r);
    else for (const side of [-1, 0, 1]) room.add(x + side * r * 0.5, y * h + r * 0.42, r * 0.44);
  }
  return room;
}

const clothNumber: Readonly<Record<Recipe['finish']['cloth'], number>> = {
  none: 0,
  cotton: 1,
  silk: 2,
  linen: 3,
  khadi: 4,
};

/**
 * The raster steps of a recipe's finish, in the order in which cloth comes about: the hand that drew, the technique's own
 * steps, uneven dye, age, the weave. Steps without effect are left out. `perCm` is the plot's units per cm of cloth: yarns have
 * their true size whatever the module's.
 */
function surfaceOf(recipe: Recipe, perCm: number, technique: readonly SurfaceStep[] = []): SurfaceStep[] {
  const { hand, cloth, weave, mottle, age } = recipe.finish;
  const steps: SurfaceStep[] = [];
  if (hand > 0) steps.push({ shader: 'hand', params: { amplitude: hand } });
  steps.push(...technique);
  if (mottle > 0) steps.push({ shader: 'mottle', params: { strength: mottle } });
  if (age > 0) steps.push({ shader: 'age', params: { strength: age } });
  if (cloth !== 'none' && weave > 0)
    steps.push({ shader: 'cloth', params: { kind: clothNumber[cloth], strength: weave, perCm } });
  return steps;
}

/** Layouts that are begun and finished alike: `plan` makes a cloth's scene by what its layout draws. */
export function layoutsOf<Name extends string, Draw>(
  draws: Readonly<Record<Name, Draw>>,
  plan: (planner: Planner, draw: Draw) => Scene,
): Readonly<Record<Name, Layout>> {
  const names = Object.keys(draws) as Name[];
  const layouts = names.map((name): [Name, Layout] => [name, (planner) => plan(planner, draws[name])]);
  // The same names as were given: `fromEntries` forgets them.
  return Object.fromEntries(layouts) as Record<Name, Layout>;
}
