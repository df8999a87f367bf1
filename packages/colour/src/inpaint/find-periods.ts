import { type FillField, type FillLevel, holes, levelsOf } from './fill-field.ts';
import { type FoundShift, findShifts, unlikeness } from './find-shifts.ts';

const lattice = { count: 12, samples: 500 };
/** A picture repeats within itself where it is less than this share as unlike as elsewhere. */
const periodic = 0.55;

export interface Periods {
  readonly shifts: readonly FoundShift[];
  readonly isPeriodic: boolean;
  /** Known pixels all over the field, at each level. */
  readonly judged: readonly Int32Array[];
}

/** Where the picture is most like itself: on a lattice, if it has one. */
export function findPeriods(levels: readonly FillLevel[]): Periods {
  const judged = levels.map((level) => strewn(level, lattice.samples));
  const shortest = 6;
  const shifts = findShifts({ levels, judged, least: shortest, count: lattice.count });
  const [full] = levels;
  const own = judged[0];
  if (full === undefined || own === undefined) return { shifts: [], isPeriodic: false, judged };
  const usual = Array.from({ length: 64 }, (_, i) => {
    const { u, v } = strewnAt(i);
    return unlikeness(full, own, { dx: Math.round(u * full.width * 0.9), dy: Math.round(v * full.height * 0.9) }, 0.05);
  })
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const middle = usual[usual.length >> 1] ?? 0;
  const found = shifts.filter(({ unlike }) => unlike < periodic * middle);
  return { shifts: found, isPeriodic: found.length > 0, judged };
}

/** A sequence that lies evenly in a square (Roberts 2018). */
function strewnAt(i: number): { u: number; v: number } {
  return { u: (0.5 + (i + 1) * 0.7548776662466927) % 1, v: (0.5 + (i + 1) * 0.5698402909980532) % 1 };
}

function strewn({ width, height, hole }: FillLevel, count: number): Int32Array {
  const found: number[] = [];
  for (let i = 0; found.length < count && i < 4 * count; i++) {
    const { u, v } = strewnAt(i);
    const at = Math.floor(v * height) * width + Math.floor(u * width);
    if (hole[at] === holes.known) found.push(at);
  }
  return Int32Array.from(found);
}

/** The shortest way, in pixels, by which a picture meets itself again; 0 for one that does not repeat. */
export function findPeriod(field: FillField): number {
  const { shifts } = findPeriods(levelsOf(field));
  const ways = shifts.map(({ dx, dy }) => Math.max(Math.abs(dx), Math.abs(dy)));
  return ways.length === 0 ? 0 : Math.min(...ways);
}
