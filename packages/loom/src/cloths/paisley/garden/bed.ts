import { type LeafMaker, leafless, leafMaker, placeCollar } from '../../../drawing/layout/collar.ts';
import { createNeighbours, type Neighbours } from '../../../drawing/layout/neighbours.ts';
import { createOccupancy, type Occupancy } from '../../../drawing/layout/occupancy.ts';
import { tangentAt } from '../../../drawing/layout/stalk.ts';
import { type PaisleyShape, paisleyOutline } from '../../../drawing/motifs/paisley-shape.ts';
import type { Item } from '../../../drawing/scene.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Torus } from '../../../numbers/torus.ts';
import type { Colourway } from '../dyes.ts';
import { type FlowerId, stemSymbol } from '../symbol-cache.ts';
import { type PaisleyTask, wish } from '../task.ts';

/** The field of an ambi while it is planted. Places are in the bed's own box, which is a torus wide enough not to matter. */
export interface Bed {
  readonly task: PaisleyTask;
  readonly way: Colourway;
  readonly rng: Rng;
  readonly torus: Torus;
  readonly occupancy: Occupancy;
  /** Points on stems with their tangents. */
  readonly stems: Neighbours<number>;
  readonly leaf: LeafMaker;
  /** Units of room from the middle of the belly to the garden's edge. */
  readonly room: number;
  /** Width of the main stem, units. */
  readonly stemWidth: number;
  /** Half the box: add it to the ambi's own coordinates. */
  readonly offset: number;
  readonly onSpine: (t: number) => SpinePlace;
  readonly stalks: Item[];
  readonly leaves: Item[];
  readonly motifs: Item[];
}

export interface SpinePlace {
  readonly at: Point;
  readonly room: number;
  /** Direction of the spine, radians. */
  readonly heading: number;
}

/** Where along the spine the belly has its middle. */
export const bellyAt = 0.15;

/** An empty bed in a paisley whose garden keeps `inset` units from the contour; none where nothing could grow. */
export function createBed(
  task: PaisleyTask,
  way: Colourway,
  shape: PaisleyShape,
  inset: number,
  rng: Rng,
): Bed | undefined {
  const outline = paisleyOutline(shape, inset);
  const room = Math.max(...shape.radii) - inset;
  if (outline.length === 0 || room < 4) return undefined;
  const offset = Math.ceil(Math.max(...outline.flat().map(Math.abs))) + 8;
  const torus: Torus = { w: offset * 2, h: offset * 2, dropY: 0, brickX: 0 };
  const occupancy = createOccupancy(torus, Math.max(1.4, offset / 64));
  occupancy.confine(outline.filter((_, i) => i % 2 === 0).map(([x, y]): Point => [x + offset, y + offset]));
  const last = shape.spine.length - 1;
  const leafRng = rng.fork('leaf');
  return {
    task,
    way,
    rng,
    torus,
    occupancy,
    offset,
    room,
    stems: createNeighbours<number>(torus, room / 2),
    leaf:
      wish(task.recipe, 'leaf') === 0
        ? leafless
        : leafMaker({
            longest: room * 0.44,
            shortest: Math.max(5, room * 0.1),
            slim: 0.44,
            air: 0.7,
            make: (radius, own) => task.symbols.motif('leaf', radius, own.pick(way.leaves), leafRng),
          }),
    stemWidth: Math.max(1.2, shape.belly * 0.018),
    onSpine: (t) => {
      const i = Math.min(last, Math.max(0, Math.round(t * last)));
      const [x, y] = shape.spine[i] ?? [0, 0];
      return { at: [x + offset, y + offset], room: (shape.radii[i] ?? 0) - inset, heading: tangentAt(shape.spine, i) };
    },
    stalks: [],
    leaves: [],
    motifs: [],
  };
}

/** The share of the spine at which less than `room` units are left. */
export function endOf({ onSpine }: Bed, room: number): number {
  for (let t = 0.1; t < 1; t += 0.02) if (onSpine(t).room < room) return t;
  return 1;
}

/** The flower asked for by name, else one of a habit that is not excluded. */
export function flowerOf({ task: { recipe } }: Bed, rng: Rng, habit: readonly FlowerId[]): FlowerId {
  const wanted = recipe.motifs.include.find((id): id is FlowerId => (heroes as readonly string[]).includes(id));
  if (wanted) return wanted;
  const allowed = [...habit, ...heroes].filter((id) => wish(recipe, id) > 0);
  const own = allowed.slice(0, Math.max(1, habit.filter((id) => wish(recipe, id) > 0).length));
  return own.length > 0 ? rng.pick(own) : 'rosette';
}

const heroes: readonly FlowerId[] = ['lotus', 'rosette', 'palmette', 'carnation', 'blossom'];

/** Sets a flower; another one where that is not wanted, none where no flowers are. */
export function setFlower(
  bed: Bed,
  id: FlowerId,
  at: Point,
  radius: number,
  heading: number,
  dye: number,
  rng: Rng,
): void {
  const wanted = [id, ...heroes].find((one) => wish(bed.task.recipe, one) > 0);
  if (!wanted) return;
  const inks = bed.way.flowers[dye % bed.way.flowers.length] ?? bed.way.flowers[0];
  const made = bed.task.symbols.motif(wanted, radius, inks, rng);
  bed.motifs.push({ symbol: made.symbol, x: at[0], y: at[1], turn: heading + Math.PI / 2, scale: made.scale });
  bed.occupancy.add(at[0], at[1], radius + 0.8);
}

/** Leaves all round a flower that stands already, and places behind it from which stalks come. */
export function leafFlower(bed: Bed, [x, y]: Point, radius: number, rng: Rng): void {
  bed.leaves.push(...placeCollar(bed.occupancy, bed.leaf, { x, y, r: radius }, radius, rng));
  for (let k = 0; k < 10; k++) {
    const angle = (k * Math.PI) / 5;
    bed.stems.add(x + steady.cos(angle) * radius * 0.75, y + steady.sin(angle) * radius * 0.75, angle);
  }
}

/** A stem along a path; further stalks may leave it. */
export function layStem(bed: Bed, path: readonly Point[], width: number): void {
  const [first] = path;
  if (!first) return;
  const local = path.map(([x, y]): Point => [x - first[0], y - first[1]]);
  const symbol = bed.task.symbols.put(
    stemSymbol(local, width, { stem: bed.way.stem, contour: 'line' }, bed.task.recipe.line),
  );
  bed.stalks.push({ symbol, x: first[0], y: first[1], turn: 0, scale: 1 });
  bed.occupancy.chain(path, width / 2 + 0.6);
  for (const [i, [x, y]] of path.entries()) if (i > 0) bed.stems.add(x, y, tangentAt(path, i));
}
