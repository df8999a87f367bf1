import { circle } from '../../geometry/circle.ts';
import type { Point } from '../../geometry/point.ts';
import type { LeafMaker } from '../../layout/collar.ts';
import { leafMaker } from '../../layout/collar.ts';
import type { FillMaker } from '../../layout/gap-fill.ts';
import { gapFill } from '../../layout/gap-fill.ts';
import { createNeighbours } from '../../layout/neighbours.ts';
import type { Occupancy } from '../../layout/occupancy.ts';
import { createOccupancy } from '../../layout/occupancy.ts';
import { tangentAt } from '../../layout/stalk.ts';
import type { Torus } from '../../layout/torus.ts';
import { type PaisleyShape, paisleyOutline } from '../../motifs/paisley-shape.ts';
import type { Rng } from '../../random/rng.ts';
import type { Item } from '../../scene/scene.ts';
import type { Colourway } from './dyes.ts';
import type { FlowerId } from './shelf.ts';
import { stemSymbol } from './stem-symbol.ts';
import { type PaisleyTask, wish } from './task.ts';

export const gardenKinds = ['vine', 'tower', 'lattice'] as const;
/** A creeper winding up the spine, flowers stacked upon each other, or a net of florets. */
export type GardenKind = (typeof gardenKinds)[number];

export interface Garden {
  readonly stalks: readonly Item[];
  readonly leaves: readonly Item[];
  readonly motifs: readonly Item[];
}

interface Bed {
  readonly task: PaisleyTask;
  readonly way: Colourway;
  readonly shape: PaisleyShape;
  /** What the garden keeps from the contour, units. */
  readonly inset: number;
  readonly rng: Rng;
  readonly occupancy: Occupancy;
  readonly torus: Torus;
  /** From the paisley's own units to the bed's box. */
  readonly offset: number;
  readonly leaf: LeafMaker;
  readonly stalks: Item[];
  readonly leaves: Item[];
  readonly motifs: Item[];
}

/** Fewest units of room in which anything grows. */
const smallestBed = 7;

/** Plants the field of a paisley, in the paisley's own units. */
export function plantGarden(
  task: PaisleyTask,
  kind: GardenKind,
  way: Colourway,
  shape: PaisleyShape,
  inset: number,
  rng: Rng,
): Garden {
  const outline = paisleyOutline(shape, inset);
  const room = Math.max(...shape.radii) - inset;
  if (outline.length === 0 || room < smallestBed) return { stalks: [], leaves: [], motifs: [] };
  const offset = Math.ceil(Math.max(...outline.flat().map(Math.abs))) + 8;
  const torus: Torus = { w: offset * 2, h: offset * 2, dropY: 0, brickX: 0 };
  const occupancy = createOccupancy(torus, Math.max(1, offset / 90));
  occupancy.confine(outline.map(([x, y]): Point => [x + offset, y + offset]));
  const leafRng = rng.fork('leaf');
  const leaf = leafMaker({
    longest: room * 0.42,
    shortest: Math.max(5, room * 0.1),
    slim: 0.44,
    air: 0.7,
    make: (radius, own) => task.shelf.motif('leaf', radius, own.pick(way.leaves), leafRng),
  });
  const bed: Bed = { task, way, shape, inset, rng, occupancy, torus, offset, leaf, stalks: [], leaves: [], motifs: [] };
  if (room < smallestBed * 2.2) single(bed);
  else plantings[kind](bed);
  const home = (item: Item): Item => ({ ...item, x: item.x - offset, y: item.y - offset });
  return { stalks: bed.stalks.map(home), leaves: bed.leaves.map(home), motifs: bed.motifs.map(home) };
}

const plantings: Record<GardenKind, (bed: Bed) => void> = { vine: plantVine, tower: plantTower, lattice: plantLattice };

/** Place in the bed and room round it at a share of the spine. */
function onSpine({ shape, inset, offset }: Bed, t: number): { at: Point; room: number; heading: number } {
  const last = shape.spine.length - 1;
  const i = Math.min(last, Math.max(0, Math.round(t * last)));
  const [x, y] = shape.spine[i] ?? [0, 0];
  return { at: [x + offset, y + offset], room: (shape.radii[i] ?? 0) - inset, heading: tangentAt(shape.spine, i) };
}

/** The share of the spine at which less than `room` units are left. */
function endOf(bed: Bed, room: number): number {
  for (let t = 0.1; t < 1; t += 0.02) if (onSpine(bed, t).room < room) return t;
  return 1;
}

/** The flower asked for by name, else one of the garden's own. */
function heroFlower({ task }: Bed, rng: Rng, habit: readonly FlowerId[]): FlowerId {
  const wanted = task.recipe.motifs.include.find(
    (id): id is FlowerId =>
      id === 'lotus' || id === 'rosette' || id === 'carnation' || id === 'palmette' || id === 'blossom',
  );
  if (wanted) return wanted;
  const allowed = habit.filter((id) => wish(task.recipe, id) > 0);
  return allowed.length > 0 ? rng.pick(allowed) : 'rosette';
}

function setFlower(bed: Bed, id: FlowerId, at: Point, radius: number, heading: number, dye: number, rng: Rng): void {
  const inks = bed.way.flowers[dye % bed.way.flowers.length];
  if (!inks) return;
  const made = bed.task.shelf.motif(id, radius, inks, rng);
  bed.motifs.push({ symbol: made.symbol, x: at[0], y: at[1], turn: heading + Math.PI / 2, scale: made.scale });
  bed.occupancy.add(at[0], at[1], radius + 1);
}

function single(bed: Bed): void {
  const { at, room, heading } = onSpine(bed, 0.16);
  setFlower(bed, 'blossom', at, room * 0.8, heading, 0, bed.rng.fork('single'));
  const next = onSpine(bed, 0.42);
  if (next.room > 3) setFlower(bed, 'bud', next.at, next.room * 0.85, next.heading, 1, bed.rng.fork('above'));
}

/** A great flower in the belly; from its foot a creeper winds up the spine with leaves, side flowers and buds. */
function plantVine(bed: Bed): void {
  const { rng, occupancy } = bed;
  const belly = onSpine(bed, 0.15);
  const hero = belly.room * 0.6;
  setFlower(
    bed,
    heroFlower(bed, rng.fork('hero'), ['rosette', 'rosette', 'palmette', 'lotus']),
    belly.at,
    hero,
    belly.heading,
    0,
    rng.fork('hero'),
  );
  const end = endOf(bed, 4.5);
  const sway = rng.pick([-1, 1]);
  const winds = rng.between(2.1, 2.9);
  const path: Point[] = [];
  for (let k = 0; k <= 22; k++) {
    const t = 0.15 + ((end - 0.15) * k) / 22;
    const { at, room, heading } = onSpine(bed, t);
    const off = sway * room * 0.46 * Math.sin(((t - 0.15) / (end - 0.15)) * winds * Math.PI) * Math.min(1, k / 4);
    path.push([at[0] - Math.sin(heading) * off, at[1] + Math.cos(heading) * off]);
  }
  const width = Math.max(1.2, bed.shape.belly * 0.018);
  stem(bed, path, width);
  for (let k = 6; k < path.length - 1; k += 2) {
    const at = path[k];
    if (!at) continue;
    const side = k % 4 === 2 ? 1 : -1;
    const leaf = bed.leaf.place(occupancy, at, tangentAt(path, k) + side * 0.85, rng.fork(`leaf${k}`));
    if (leaf) bed.leaves.push(leaf);
  }
  fill(bed, path, width, hero, 1);
}

/** Flowers stacked along the spine, each smaller than the last, on one stem with leaves to both sides. */
function plantTower(bed: Bed): void {
  const { rng } = bed;
  const end = endOf(bed, 4);
  const path: Point[] = [];
  for (let k = 0; k <= 16; k++) path.push(onSpine(bed, (end * k) / 16).at);
  const width = Math.max(1.4, bed.shape.belly * 0.022);
  stem(bed, path, width);
  let last: { at: Point; radius: number } | undefined;
  let count = 0;
  const habits: readonly (readonly FlowerId[])[] = [
    ['palmette', 'lotus'],
    ['rosette'],
    ['carnation', 'lotus'],
    ['blossom'],
    ['bud'],
  ];
  for (let t = 0.1; t < end && count < habits.length; t += 0.02) {
    const { at, room, heading } = onSpine(bed, t);
    const radius = room * (count === 0 ? 0.66 : 0.6);
    if (radius < 4) break;
    if (last && Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) < last.radius + radius * 1.12) continue;
    const id = heroFlower(bed, rng.fork(count), habits[count] ?? ['bud']);
    setFlower(
      bed,
      count > 2 ? (habits[count]?.[0] ?? 'bud') : id,
      at,
      radius,
      heading,
      count,
      rng.fork(`flower${count}`),
    );
    last = { at, radius };
    count += 1;
  }
  fill(bed, path, width, bed.shape.belly * 0.4, count);
}

/** A net of florets with dots between, under one flower. */
function plantLattice(bed: Bed): void {
  const { rng, occupancy, offset } = bed;
  const belly = onSpine(bed, 0.15);
  const hero = belly.room * 0.5;
  setFlower(
    bed,
    heroFlower(bed, rng.fork('hero'), ['rosette', 'lotus']),
    belly.at,
    hero,
    belly.heading,
    0,
    rng.fork('hero'),
  );
  const small = Math.max(3.4, belly.room * 0.12);
  const step = small * 2.7;
  const floret = bed.way.flowers[1];
  const dot = bed.task.shelf.put({ shapes: [{ d: circle(0, 0, small * 0.26), fill: bed.way.dots }], radius: small });
  if (!floret) return;
  for (let row = Math.ceil((-offset / step) * 2); row <= (offset / step) * 2; row++) {
    for (let column = Math.ceil(-offset / step); column <= offset / step; column++) {
      const x = belly.at[0] + (column + (row % 2 === 0 ? 0 : 0.5)) * step;
      const y = belly.at[1] + (row * step) / 2;
      if (occupancy.at(x, y) > small + 0.8) {
        const made = bed.task.shelf.motif('blossom', small, floret, rng.fork('floret'), 1);
        bed.motifs.push({ symbol: made.symbol, x, y, turn: 0, scale: made.scale });
      }
      if (occupancy.at(x + step / 2, y) > small * 0.3 + 0.8)
        bed.motifs.push({ symbol: dot, x: x + step / 2, y, turn: 0, scale: 1 });
    }
  }
}

function stem(bed: Bed, path: readonly Point[], width: number): void {
  const first = path[0];
  if (!first) return;
  const local = path.map(([x, y]): Point => [x - first[0], y - first[1]]);
  bed.stalks.push({
    symbol: bed.task.shelf.put(stemSymbol(local, width, { stem: bed.way.stem, contour: 'line' }, bed.task.recipe.line)),
    x: first[0],
    y: first[1],
    turn: 0,
    scale: 1,
  });
  bed.occupancy.chain(path, width / 2 + 0.6);
}

/** What is left between is filled with side flowers on stalks, buds, leaves and dots. */
function fill(bed: Bed, path: readonly Point[], width: number, hero: number, dye: number): void {
  const { task, way, rng, occupancy, torus } = bed;
  const { shelf, recipe } = task;
  const stems = createNeighbours<number>(torus, hero);
  for (const [i, [x, y]] of path.entries()) if (i > 0) stems.add(x, y, tangentAt(path, i));
  const others = way.flowers.slice(1);
  const flower =
    (id: FlowerId): FillMaker['make'] =>
    (radius, own, near) => {
      const fresh = others.filter(({ body }) => !near.includes(body));
      return shelf.motif(id, radius, own.pick(fresh.length > 0 ? fresh : others), own);
    };
  const finest = recipe.detail >= 4 ? 1.5 : recipe.detail >= 3 ? 1.9 : 2.6;
  const dot = shelf.put({ shapes: [{ d: circle(0, 0, 10), fill: way.dots }], radius: 10 });
  const dotScale = (radius: number) => ({ symbol: dot, scale: Math.min(radius * 0.7, hero * 0.05) / 10 });
  const menu: FillMaker[] = [
    {
      motif: 'blossom',
      from: hero * 0.2,
      to: hero * 0.4,
      weight: wish(recipe, 'blossom'),
      rank: 'filler',
      collar: true,
      make: flower('blossom'),
    },
    {
      motif: 'carnation',
      from: hero * 0.22,
      to: hero * 0.4,
      weight: 0.7 * wish(recipe, 'carnation'),
      rank: 'filler',
      grows: true,
      make: flower('carnation'),
    },
    {
      motif: 'bud',
      from: hero * 0.1,
      to: hero * 0.2,
      weight: 1.2 * wish(recipe, 'bud'),
      rank: 'filler',
      grows: true,
      make: flower('bud'),
    },
    {
      motif: 'leaf',
      from: hero * 0.09,
      to: hero * 0.2,
      weight: 1.4 * wish(recipe, 'leaf'),
      rank: 'filler',
      grows: true,
      slim: 0.44,
      make: (radius, own) => shelf.motif('leaf', radius, own.pick(way.leaves), own),
    },
    {
      motif: 'blossom',
      from: hero * 0.09,
      to: hero * 0.14,
      weight: 0.8 * wish(recipe, 'blossom'),
      rank: 'filler',
      make: flower('blossom'),
    },
    { motif: 'dot', from: finest, to: hero * 0.07, weight: wish(recipe, 'dot'), rank: 'filler', make: dotScale },
  ];
  const filled = gapFill({
    torus,
    occupancy,
    rng: rng.fork(`fill${dye}`),
    menu,
    heroRadius: hero,
    min: finest,
    gap: 1.1,
    stems,
    collar: { leaf: bed.leaf, from: hero * 0.2 },
    stalk: {
      reach: hero * 0.7,
      width: width * 0.75,
      draw: (points, thick) =>
        shelf.put(
          stemSymbol(
            points.filter((_, i) => i % 3 === 0 || i === points.length - 1),
            thick,
            { stem: way.stem, contour: 'line' },
            recipe.line,
          ),
        ),
      leaf: bed.leaf,
    },
    most: 260,
  });
  bed.stalks.push(...filled.stalks);
  bed.leaves.push(...filled.leaves);
  bed.motifs.push(...filled.motifs);
}
