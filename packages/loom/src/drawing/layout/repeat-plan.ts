import { hexagonalRepeat, isHexagonal, type MappedRepeat } from './hexagonal-repeat.ts';
import { type Turn, turnedCells } from './turned-cells.ts';
import type { WallpaperGroup } from './wallpaper-group.ts';

/** What is to be repeated and how. Pixels. */
export interface RepeatAsk {
  readonly layout: 'straight' | 'half-drop' | 'half-brick' | 'step' | 'mirror' | WallpaperGroup;
  /** For `step`: each column lies n/m of a tile lower than the one before, or each row so much further right. */
  readonly step: { readonly n: number; readonly m: number; readonly axis: 'down' | 'across' };
  readonly tile: { readonly width: number; readonly height: number };
  /** Where a layout turns by a third the gap is the same on all sides: that across. */
  readonly gap: { readonly across: number; readonly down: number };
}

/** A picture that is copied whole, pixel for pixel. */
export interface CopiedRepeat {
  readonly kind: 'copied';
  /** What repeats straight in both directions. */
  readonly block: { readonly width: number; readonly height: number };
  /** From one copy to the next: columns and rows are counted in these. */
  readonly pitch: { readonly across: number; readonly down: number };
  /** The part of the tile that is copied: all of it, or the square in its middle where the layout turns it by a quarter. */
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Before it is copied the part is made symmetric about a diagonal: its upper side is kept. */
  readonly fold?: 'main' | 'other';
  /** Where the upper left corner of each copy's box lies in the block; a copy that leaves it comes in again on the other side. */
  readonly copies: readonly { readonly x: number; readonly y: number; readonly turn: Turn }[];
  /** Columns or rows that are shifted against each other: their own joins run through only in this direction. */
  readonly shifted?: 'down' | 'across';
}

export type RepeatPlan = CopiedRepeat | MappedRepeat;

/**
 * Where the copies of a tile lie: the only place that knows it, for previews and finished pictures alike. The offset of the whole and
 * the size of the result are the caller's.
 */
export function planRepeat(ask: RepeatAsk): RepeatPlan {
  const { layout, tile, gap } = ask;
  if (isHexagonal(layout)) return hexagonalRepeat(layout, tile, gap.across);
  const turned = turnedCells(layout);
  const side = Math.min(tile.width, tile.height);
  const isSquare = turned?.isSquare === true;
  const part = isSquare
    ? { x: Math.floor((tile.width - side) / 2), y: Math.floor((tile.height - side) / 2), width: side, height: side }
    : { x: 0, y: 0, ...tile };
  const pitch = { across: part.width + gap.across, down: part.height + gap.down };
  if (turned === undefined) return { kind: 'copied', part, pitch, ...shiftedCells(ask, pitch) };
  const copies = turned.rows.flatMap((row, y) =>
    row.map((turn, x) => ({ x: x * pitch.across, y: y * pitch.down, turn })),
  );
  const columns = turned.rows[0]?.length ?? 1;
  const block = { width: columns * pitch.across, height: turned.rows.length * pitch.down };
  return { kind: 'copied', part, pitch, block, copies, ...(turned.fold === undefined ? {} : { fold: turned.fold }) };
}

type Shifted = Pick<CopiedRepeat, 'block' | 'copies' | 'shifted'>;

/** Straight rows and columns, or those that are shifted by n/m of a tile, to the nearest pixel. */
function shiftedCells({ layout, step }: RepeatAsk, pitch: CopiedRepeat['pitch']): Shifted {
  if (layout === 'half-drop') return shiftedBy(1, 2, 'down', pitch);
  if (layout === 'half-brick') return shiftedBy(1, 2, 'across', pitch);
  if (layout === 'step') return shiftedBy(step.n, step.m, step.axis, pitch);
  return shiftedBy(0, 1, 'down', pitch);
}

function shiftedBy(n: number, m: number, axis: 'down' | 'across', pitch: CopiedRepeat['pitch']): Shifted {
  const count = m / greatestDivisor(Math.abs(n), m);
  const along = pitch[axis];
  const copies = Array.from({ length: count }, (_, i) => {
    const shift = (((Math.round((i * n * along) / m) % along) + along) % along) + 0;
    return axis === 'down'
      ? { x: i * pitch.across, y: shift, turn: 0 as const }
      : { x: shift, y: i * pitch.down, turn: 0 as const };
  });
  const block =
    axis === 'down'
      ? { width: count * pitch.across, height: pitch.down }
      : { width: pitch.across, height: count * pitch.down };
  return { block, copies, ...(count === 1 ? {} : { shifted: axis }) };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
