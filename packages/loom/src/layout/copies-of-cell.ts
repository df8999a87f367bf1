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
  /** The way from the copy that holds a place. */
  readonly homeOf: (x: number, y: number) => HomeWay;
}

export function copiesOfCell(repeat: Area['repeat'], picture: Size): CellCopies {
  const cell = { width: picture.width / repeat.columns, height: picture.height / repeat.rows };
  const plan = planRepeat({ layout: repeat.layout, step: repeat.step, tile: cell, gap: { across: 0, down: 0 } });
  if (plan.kind !== 'copied') throw new RangeError(`Expected a repeat of rectangles but received ${repeat.layout}`);
  const { block, copies } = plan;
  /** The ways from one copy of every block whose picture of a box lies within a size. */
  const within = (copy: (typeof copies)[number], across: Span, down: Span, size: Size): HomeWay[] => {
    const ways: HomeWay[] = [];
    const columns = blocksThatReach(copy.x, (copy.turn & 1) !== 0, across, cell.width, block.width, size.width);
    const rows = blocksThatReach(copy.y, (copy.turn & 2) !== 0, down, cell.height, block.height, size.height);
    for (const y of rows.ways) {
      for (const x of columns.ways) ways.push({ flipX: columns.flip, flipY: rows.flip, x, y });
    }
    return ways;
  };
  return {
    cell,
    ontoPicture: (across, down) => copies.flatMap((copy) => within(copy, across, down, picture)),
    homeOf: (x, y) => {
      const [across, down] = [
        { from: x, to: x },
        { from: y, to: y },
      ];
      const ways = copies.flatMap((copy) => within(copy, across, down, cell));
      // A place on a join belongs to two copies.
      const [home] = ways;
      if (home === undefined) throw new RangeError(`Expected a place of the cloth but received ${x} | ${y}`);
      return home;
    },
  };
}

/** Along one axis: for which blocks a copy carries a span to between 0 and `length`, and the way it does. */
function blocksThatReach(
  at: number,
  isFlipped: boolean,
  { from, to }: Span,
  cell: number,
  block: number,
  length: number,
): { flip: 1 | -1; ways: number[] } {
  const ways: number[] = [];
  // A flipped copy carries u to at + cell + i·block − u, a straight one to u − at − i·block.
  const first = isFlipped ? Math.ceil((from - cell - at) / block) : Math.ceil((from - at - length) / block);
  const last = isFlipped ? Math.floor((to + length - cell - at) / block) : Math.floor((to - at) / block);
  for (let i = first; i <= last; i++) ways.push(isFlipped ? at + cell + i * block : -at - i * block);
  return { flip: isFlipped ? -1 : 1, ways };
}
