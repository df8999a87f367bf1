import { tangentAt } from '../../../drawing/layout/stalk.ts';
import { motifLibrary } from '../../../drawing/motifs/library.ts';
import type { PaisleyShape } from '../../../drawing/motifs/paisley-shape.ts';
import type { Item } from '../../../drawing/scene.ts';
import { bezier } from '../../../numbers/geometry/line.ts';
import { circle } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { steady } from '../../../numbers/steady.ts';
import type { PaisleyGuest } from '../../../vocabulary/families/paisley/words.ts';
import type { Colourway } from '../dyes.ts';
import type { FlowerId } from '../symbol-cache.ts';
import { type PaisleyTask, wish } from '../task.ts';
import {
  type Bed,
  bellyAt,
  createBed,
  endOf,
  flowerOf,
  layStem,
  leafFlower,
  type SpinePlace,
  setFlower,
} from './bed.ts';
import { fillBed } from './fill-bed.ts';

/** A creeper winding up the spine, flowers stacked upon each other, a flowering plant, or a net of florets. */
export type GardenKind = 'vine' | 'tower' | 'bouquet' | 'lattice';

export interface Garden {
  /** To be drawn in this order, in the ambi's own units. */
  readonly stalks: readonly Item[];
  readonly leaves: readonly Item[];
  readonly motifs: readonly Item[];
}

export const emptyGarden: Garden = { stalks: [], leaves: [], motifs: [] };

const plantings: Record<GardenKind, (bed: Bed) => void> = {
  vine: plantVine,
  tower: plantTower,
  bouquet: plantBouquet,
  lattice: plantLattice,
};

/** Units of room in which more than a flower and a bud can be distinguished. */
const roomy = 15;

/** Units of room from which nets and plants of many stems stay clear. */
const airy = 34;

/** Plants the field of a paisley, round its guest where there is one; `inset` is kept clear from its contour. */
export function plantGarden(
  task: PaisleyTask,
  kind: GardenKind,
  way: Colourway,
  shape: PaisleyShape,
  inset: number,
  rng: Rng,
  guest?: PaisleyGuest,
): Garden {
  const bed = createBed(task, way, shape, inset, rng);
  if (!bed) return emptyGarden;
  if (guest !== undefined && bed.room >= roomy) plantGuest(bed, guest);
  else if (bed.room < roomy) plantSingle(bed);
  else if (kind !== 'vine' && (bed.room < airy || wish(task.recipe, 'blossom') === 0)) plantTower(bed);
  else plantings[kind](bed);
  const home = (item: Item): Item => ({ ...item, x: item.x - bed.offset, y: item.y - bed.offset });
  return { stalks: bed.stalks.map(home), leaves: bed.leaves.map(home), motifs: bed.motifs.map(home) };
}

function plantSingle(bed: Bed): void {
  const { at, room, heading } = bed.onSpine(0.16);
  setFlower(bed, 'blossom', at, room * 0.8, heading, 0, bed.rng.fork('single'));
  const above = bed.onSpine(0.42);
  if (above.room > 3) setFlower(bed, 'bud', above.at, above.room * 0.85, above.heading, 1, bed.rng.fork('above'));
}

const vinePoints = 22;

/** A great flower in the belly; from behind it a creeper winds up the spine with leaves, side flowers and buds. */
function plantVine(bed: Bed): void {
  const { rng, occupancy, onSpine } = bed;
  const belly = onSpine(bellyAt);
  const radius = belly.room * 0.62;
  const id = flowerOf(bed, rng.fork('hero'), ['rosette', 'rosette', 'palmette', 'lotus']);
  setFlower(bed, id, belly.at, radius, belly.heading, 0, rng.fork('hero'));
  const end = endOf(bed, 4.5);
  const sway = rng.pick([-1, 1]);
  const winds = rng.between(2.1, 2.9);
  const path: Point[] = [];
  for (let k = 0; k <= vinePoints; k++) {
    const share = k / vinePoints;
    const { at, room, heading } = onSpine(bellyAt + (end - bellyAt) * share);
    const off = sway * room * 0.52 * steady.sin(share * winds * Math.PI) * Math.min(1, k / 4);
    path.push([at[0] - steady.sin(heading) * off, at[1] + steady.cos(heading) * off]);
  }
  layStem(bed, path, bed.stemWidth);
  leafFlower(bed, belly.at, radius, rng.fork('collar'));
  for (let k = 6; k < vinePoints; k += 2) {
    const at = path[k];
    if (!at) continue;
    const side = k % 4 === 2 ? 1 : -1;
    const leaf = bed.leaf.place(occupancy, at, tangentAt(path, k) + side * 0.85, rng.fork(`leaf${k}`));
    if (leaf) bed.leaves.push(leaf);
  }
  fillBed(bed);
}

const storeys: readonly (readonly FlowerId[])[] = [
  ['palmette', 'lotus', 'rosette'],
  ['rosette'],
  ['carnation', 'lotus'],
  ['blossom'],
  ['bud'],
];

/** Flowers stacked along the spine, each smaller than the last, on one stem with leaves to both sides. */
function plantTower(bed: Bed): void {
  const { rng, onSpine } = bed;
  const end = endOf(bed, 4);
  const path: Point[] = [];
  for (let k = 0; k <= 16; k++) path.push(onSpine((end * k) / 16).at);
  layStem(bed, path, bed.stemWidth * 1.2);
  const set: { at: Point; radius: number }[] = [];
  for (let t = 0.1; t < end && set.length < storeys.length; t += 0.02) {
    const { at, room, heading } = onSpine(t);
    const storey = set.length;
    const radius = room * (storey === 0 ? 0.72 : 0.66);
    if (radius < 4) break;
    const below = set.at(-1);
    if (below && steady.hypot(at[0] - below.at[0], at[1] - below.at[1]) < below.radius + radius * 1.05) continue;
    const habit = storeys[storey] ?? ['bud'];
    const id = storey < 2 ? flowerOf(bed, rng.fork(storey), habit) : (habit[0] ?? 'bud');
    setFlower(bed, id, at, radius, heading, storey, rng.fork(`flower${storey}`));
    set.push({ at, radius });
  }
  for (const [storey, { at, radius }] of set.slice(0, 3).entries())
    leafFlower(bed, at, radius, rng.fork(`collar${storey}`));
  fillBed(bed);
}

interface Bloom {
  readonly along: number;
  /** Share of the room to one side, −1 … 1. */
  readonly side: number;
  /** Share of the room. */
  readonly size: number;
  readonly habit: readonly FlowerId[];
}

const blooms: readonly Bloom[] = [
  { along: 0.3, side: 0, size: 0.54, habit: ['palmette', 'rosette', 'lotus'] },
  { along: 0.17, side: -0.58, size: 0.36, habit: ['carnation', 'rosette'] },
  { along: 0.17, side: 0.58, size: 0.36, habit: ['carnation', 'rosette'] },
  { along: 0.44, side: -0.52, size: 0.36, habit: ['blossom', 'lotus'] },
  { along: 0.46, side: 0.52, size: 0.34, habit: ['blossom', 'lotus'] },
  { along: 0.58, side: 0, size: 0.58, habit: ['lotus', 'carnation'] },
  { along: 0.02, side: -0.62, size: 0.2, habit: ['bud'] },
  { along: 0.02, side: 0.62, size: 0.2, habit: ['bud'] },
];

/** The flowering plant from which the ambi came: from one foot stems rise and part, each with its flower. */
function plantBouquet(bed: Bed): void {
  const { rng, onSpine } = bed;
  const belly = onSpine(0);
  const foot: Point = beside(belly, 0, -0.8);
  const end = endOf(bed, 5);
  const standing = blooms.flatMap((bloom, i) => {
    if (bloom.along > end) return [];
    const place = onSpine(bloom.along);
    const radius = place.room * bloom.size;
    const at = beside(place, bloom.side, 0);
    if (radius < 4 || bed.occupancy.at(at[0], at[1]) < radius + 1) return [];
    const id = flowerOf(bed, rng.fork(`kind${bloom.habit.join()}`), bloom.habit);
    // Flowers lean outwards, away from the foot.
    const heading = place.heading + bloom.side * 0.9;
    setFlower(bed, bloom.habit.includes('bud') ? 'bud' : id, at, radius, heading, i, rng.fork(`flower${id}`));
    return [{ at, radius, heading, bloom }];
  });
  for (const { at, radius, heading, bloom } of standing) {
    const back: Point = [at[0] - steady.cos(heading) * radius * 0.8, at[1] - steady.sin(heading) * radius * 0.8];
    const length = steady.hypot(back[0] - foot[0], back[1] - foot[1]);
    const rise: Point = [
      foot[0] + steady.cos(belly.heading) * length * 0.45,
      foot[1] + steady.sin(belly.heading) * length * 0.45,
    ];
    const arrive: Point = [
      back[0] - steady.cos(heading) * length * 0.35,
      back[1] - steady.sin(heading) * length * 0.35,
    ];
    const path = bezier(foot, rise, arrive, back, 12);
    layStem(bed, path, bed.stemWidth * (bloom.side === 0 ? 1.15 : 0.9));
    for (let k = 4; k < 11; k += 3) {
      const at = path[k];
      const side = k % 2 === 0 ? 1 : -1;
      const leaf =
        at &&
        bed.leaf.place(
          bed.occupancy,
          at,
          tangentAt(path, k) + side * 0.9,
          rng.fork(`leaf${bloom.along}${bloom.side}${k}`),
        );
      if (leaf) bed.leaves.push(leaf);
    }
  }
  for (const [i, { at, radius }] of standing.slice(0, 3).entries()) leafFlower(bed, at, radius, rng.fork(`collar${i}`));
  fillBed(bed);
}

/** A place off the spine by shares of the room there: to the right of its direction, and onwards. */
function beside({ at, room, heading }: SpinePlace, side: number, onwards: number): Point {
  return [
    at[0] + (steady.cos(heading) * onwards - steady.sin(heading) * side) * room,
    at[1] + (steady.sin(heading) * onwards + steady.cos(heading) * side) * room,
  ];
}

/** A net of florets of two dyes with dots between. */
function plantLattice(bed: Bed): void {
  const { rng, occupancy, offset, onSpine, way } = bed;
  const { symbols } = bed.task;
  const belly = onSpine(bellyAt);
  const small = Math.max(3.4, belly.room * 0.13);
  const step = small * 4;
  const [first, second = first] = way.flowers;
  const dot = symbols.put({ shapes: [{ d: circle(0, 0, small * 0.24), fill: way.dots }], radius: small });
  const dotRoom = small * 0.3 + 0.8;
  const last = Math.ceil((offset * 2) / step);
  for (let row = -2 * last; row <= 2 * last; row++) {
    for (let column = -last; column <= last; column++) {
      const x = belly.at[0] + (column + (row % 2 === 0 ? 0 : 0.5)) * step;
      const y = belly.at[1] + (row * step) / 2;
      if (x < 0 || y < 0 || x > 2 * offset || y > 2 * offset) continue;
      const room = occupancy.at(x, y);
      if (room > small * 0.72) {
        const made = symbols.motif(
          'blossom',
          Math.min(small, room),
          row % 2 === 0 ? first : second,
          rng.fork('floret'),
          1,
        );
        bed.motifs.push({ symbol: made.symbol, x, y, turn: 0, scale: made.scale });
      } else if (room > dotRoom) {
        bed.motifs.push({ symbol: dot, x, y, turn: 0, scale: 1 });
      }
      if (occupancy.at(x + step / 2, y) > dotRoom)
        bed.motifs.push({ symbol: dot, x: x + step / 2, y, turn: 0, scale: 1 });
    }
  }
}

/** A bird or beast in the belly, as large as it holds; flowers and leaves grow round it and up the neck. */
function plantGuest(bed: Bed, guest: PaisleyGuest): void {
  const { task, way, rng, onSpine } = bed;
  const { at, room } = onSpine(bellyAt);
  const radius = room * 1.02;
  const [first] = way.flowers;
  const inks = way.flowers.find(({ body }) => body !== way.field) ?? first;
  const { detail, line } = task.recipe;
  const drawing = motifLibrary[guest]({ radius, inks, detail, line }, rng.fork('guest'));
  const symbol = task.symbols.put({ ...drawing, motif: guest });
  bed.occupancy.add(at[0], at[1], room * 0.8);
  const end = endOf(bed, 4.5);
  // Behind the guest a stem rises into the neck, from which the filling grows.
  for (let t = bellyAt + 0.2; t < end; t += 0.05) {
    const place = onSpine(t);
    bed.stems.add(place.at[0], place.at[1], place.heading);
  }
  fillBed(bed);
  bed.motifs.push({ symbol, x: at[0], y: at[1], turn: 0, scale: 1 });
}
