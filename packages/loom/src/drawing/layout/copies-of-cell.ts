import type { Area } from '@naksha/contract';
import { planRepeat } from './repeat-plan.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** From a place of the cloth to the same place of the cell that begins at 0|0: x → ±x + x0, y → ±y + y0. */
export interface HomeWay {
  readonly flipX: 1 | -1;
  readonly flipY: 1 | -1;
  readonly x: number;
  readonly y: number;
}

/** The cell of an area's repeat on a picture of this size, and the ways from its copies all over the cloth. Pixels. */
export interface CellCopies {
  readonly cell: Size;
  /** The ways by which a box of the cloth comes to lie on the picture, or touches it. */
  readonly ontoPicture: (across: Span, down: Span) => HomeWay[];
  /** How many these are. */
  readonly countOntoPicture: (across: Span, down: Span) => number;
  /** The way from the copy that holds a place. */
  readonly homeOf: (x: number, y: number) => HomeWay;
}

export function copiesOfCell(repeat: Area['repeat'], picture: Size): CellCopies {
  const cell = { width: picture.width / repeat.columns, height: picture.height / repeat.rows };
  const plan = planRepeat({ layout: repeat.layout, step: repeat.step, tile: cell, gap: { across: 0, down: 0 } });
  if (plan.kind !== 'copied') throw new RangeError(`Expected a repeat of rectangles but received ${repeat.layout}`);
  const { block, copies } = plan;
  const reached = (copy: (typeof copies)[number], across: Span, down: Span, size: Size) => ({
    columns: blocksThatReach(copy.x, (copy.turn & 1) !== 0, across, cell.width, block.width, size.width),
    rows: blocksThatReach(copy.y, (copy.turn & 2) !== 0, down, cell.height, block.height, size.height),
  });
  /** The ways from one copy of every block whose picture of a box lies within a size. */
  const within = (copy: (typeof copies)[number], across: Span, down: Span, size: Size): HomeWay[] => {
    const ways: HomeWay[] = [];
    const { columns, rows } = reached(copy, across, down, size);
    for (let row = rows.first; row <= rows.last; row++) {
      for (let column = columns.first; column <= columns.last; column++) {
        ways.push({ flipX: columns.flip, flipY: rows.flip, x: columns.wayFrom(column), y: rows.wayFrom(row) });
      }
    }
    return ways;
  };
  return {
    cell,
    ontoPicture: (across, down) => copies.flatMap((copy) => within(copy, across, down, picture)),
    countOntoPicture: (across, down) =>
      copies.reduce((sum, copy) => {
        const { columns, rows } = reached(copy, across, down, picture);
        return sum + Math.max(0, columns.last - columns.first + 1) * Math.max(0, rows.last - rows.first + 1);
      }, 0),
    homeOf: (x, y) => {
      const [across, down] = [around(x), around(y)];
      const ways = copies.flatMap((copy) => within(copy, across, down, cell));
      // A place on a join belongs to two copies.
      const [home] = ways;
      if (home === undefined) throw new RangeError(`Expected a place of the cloth but received ${x} | ${y}`);
      return home;
    },
  };
}

/** A place with room for rounding: at a join none of the copies might hold it otherwise. */
function around(at: number): Span {
  return { from: at - 1e-6, to: at + 1e-6 };
}

/** Along one axis: the blocks from which a copy carries a span to between 0 and `length`, and the way it does. */
function blocksThatReach(
  at: number,
  isFlipped: boolean,
  { from, to }: Span,
  cell: number,
  block: number,
  length: number,
): { flip: 1 | -1; first: number; last: number; wayFrom: (i: number) => number } {
  // A flipped copy carries u to at + cell + i·block − u, a straight one to u − at − i·block.
  return isFlipped
    ? {
        flip: -1,
        first: Math.ceil((from - cell - at) / block),
        last: Math.floor((to + length - cell - at) / block),
        wayFrom: (i) => at + cell + i * block,
      }
    : {
        flip: 1,
        first: Math.ceil((from - at - length) / block),
        last: Math.floor((to - at) / block),
        wayFrom: (i) => -at - i * block,
      };
}
