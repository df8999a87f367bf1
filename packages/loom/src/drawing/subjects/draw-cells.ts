import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import { polygonsOf } from './polygons.ts';
import { regionMap } from './region-map.ts';

/** Points of the raster to a side of one cell. */
const fine = 4;

/**
 * An outline on point paper of so many cells to its longer side, one letter a cell: `o` its largest dyed part, `x` the next, `#` what is pale,
 * `l` leaves, `e` the darkest and the lines between parts of one letter, `.` cloth. A cell has what most of it shows.
 */
export function cellsOf(outline: Outline, across: number): readonly string[] {
  const whole = fullest(outline, across);
  const map = regionMap(outline.regions, whole * fine);
  const letters = lettersOf(outline);
  const cells = Array.from({ length: whole * whole }, (_, index) => majority(map, whole, index));
  const rows = Array.from({ length: whole }, (_, row) =>
    Array.from({ length: whole }, (__, column) => {
      const region = cells[row * whole + column] ?? -1;
      const letter = letters[outline.regions[region]?.slot ?? -1] ?? '.';
      if (region < 0) return '.';
      // A line parts two regions of one letter.
      const beside = [column > 0 ? cells[row * whole + column - 1] : -1, cells[(row - 1) * whole + column]];
      const isSeam = beside.some(
        (other) =>
          other !== undefined && other >= 0 && other < region && letters[outline.regions[other]?.slot ?? -1] === letter,
      );
      return isSeam ? 'e' : letter;
    }).join(''),
  );
  return trimmed(rows);
}

/** The drawing is so many cells wide or high: its circle is larger than its box. */
function fullest({ regions }: Outline, across: number): number {
  const points = regions.flatMap(({ d }) => polygonsOf(d).flat());
  const span = (axis: 0 | 1) =>
    Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
  return Math.floor((across * 2 * outlineReach) / Math.max(span(0), span(1)));
}

function majority(map: Int16Array, whole: number, index: number): number {
  const [column, row] = [index % whole, Math.floor(index / whole)];
  const counts = new Map<number, number>();
  for (let j = 0; j < fine; j++) {
    for (let i = 0; i < fine; i++) {
      const region = map[(row * fine + j) * whole * fine + column * fine + i] ?? -1;
      counts.set(region, (counts.get(region) ?? 0) + 1);
    }
  }
  // Thin dark parts keep their line where a third of the cell is theirs.
  return [...counts].reduce((best, each) => (each[1] + each[0] * 0.001 > best[1] + best[0] * 0.001 ? each : best))[0];
}

function lettersOf({ regions }: Outline): readonly string[] {
  const share = (slot: number) => regions.reduce((sum, region) => sum + (region.slot === slot ? region.share : 0), 0);
  const dyed = [0, 1, 2, 3, 4]
    .filter((slot) => slot > 0 || share(0) >= 30)
    .sort((a, b) => share(b) - share(a) || a - b);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => {
    if (slot === 5) return '#';
    if (slot > 5) return 'l';
    if (slot === dyed[0]) return 'o';
    if (slot === 0) return 'e';
    return dyed.indexOf(slot) % 2 === 1 ? 'x' : '#';
  });
}

/** Without the empty rows and columns about it. */
function trimmed(rows: readonly string[]): readonly string[] {
  const full = rows.filter((row) => /[^.]/.test(row));
  const left = Math.min(...full.map((row) => row.search(/[^.]/)));
  const right = Math.max(...full.map((row) => row.replace(/\.+$/, '').length));
  return full.map((row) => row.slice(left, right).padEnd(right - left, '.'));
}
