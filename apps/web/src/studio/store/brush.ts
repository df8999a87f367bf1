import { type Area, type AreaStroke, area, type FileRow, findOperation, repeatParams } from '@naksha/contract';

export type Strokes = readonly AreaStroke[];

/** What was painted on one design, and how it holds. */
export interface Painting {
  /** The change holds where was painted; else everywhere. */
  readonly isOn: boolean;
  readonly strokes: Strokes;
  /** What was painted before each step, the last at the end, and after each step that was taken back. */
  readonly past: readonly Strokes[];
  readonly undone: readonly Strokes[];
  /** Percent of the radius. */
  readonly softness: number;
  /** Share of the tile's width by which everything painted is wider. */
  readonly growth: number;
  readonly inverted: boolean;
  readonly repeat: Area['repeat'];
}

/** A stroke while it is drawn: where it is kept, and what was there before it. */
export interface Stroke {
  /** From the copy that it began on to the tile, in widths of the tile. */
  readonly home: { readonly flipX: number; readonly flipY: number; readonly x: number; readonly y: number };
  /** What could be brought again before it: it can be once more if the stroke is dropped. */
  readonly undone: readonly Strokes[];
}

export const brushWays = ['brush', 'lasso', 'wand', 'range'] as const;
export type BrushWay = (typeof brushWays)[number];

/** The brush, and what it has painted on each design. */
export interface Brush {
  /** By design: someone who walks back finds it again. */
  readonly paintings: Readonly<Record<string, Painting>>;
  /** The radius as a share of the tile's width. */
  readonly radius: number;
  readonly isErasing: boolean;
  /** How an area is marked: along a line, by going around it, by what is joined in one colour, or by all of one colour. */
  readonly way: BrushWay;
  /** Hundredths of OKLab within which a colour counts as the same. */
  readonly reach: number;
  /** The stroke that is being drawn, on the design on the table; null while none is. */
  readonly stroke: Stroke | null;
  /** What is painted is hatched and outlined; else only while a stroke is drawn. */
  readonly isMarked: boolean;
  /** Why the last stroke was not taken. */
  readonly problem: 'area_strokes' | 'area_points' | null;
}

/** Where the brush is over the canvas, in CSS pixels, and what moves it; null while it is not over it. */
export interface Cursor {
  readonly place: { readonly x: number; readonly y: number } | null;
  readonly by: 'pointer' | 'keys';
  /** What is pressed makes the next stroke erase. */
  readonly isTurned: boolean;
  /** A pointer paints: the cloth stays where it is, also where its stroke was not taken. */
  readonly isDown: boolean;
}

export const freshBrush: Brush = {
  paintings: {},
  radius: 0.04,
  isErasing: false,
  way: 'brush',
  reach: 10,
  stroke: null,
  isMarked: true,
  problem: null,
};
export const noCursor: Cursor = { place: null, by: 'pointer', isTurned: false, isDown: false };

/** The line of what goes around something, which is filled. */
export const lassoRadius = 0.001;
export const smallestRadius = 0.001;
export const largestRadius = 0.5;
/** Most paintings kept of designs that are no longer on the table. */
const mostKept = 50;

const blanks = new WeakMap<FileRow, Painting>();

/** What was painted on a design; nothing yet is always the same nothing. */
export function paintingOf(brush: Brush, design: FileRow): Painting {
  const known = brush.paintings[design._id] ?? blanks.get(design);
  if (known) return known;
  const blank: Painting = {
    isOn: false,
    strokes: [],
    past: [],
    undone: [],
    softness: 30,
    growth: 0,
    inverted: false,
    repeat: repeatOf(design),
  };
  blanks.set(design, blank);
  return blank;
}

/** The paintings with one changed; the oldest are forgotten. */
export function withPainting(brush: Brush, design: FileRow, change: Partial<Painting>): Brush {
  const paintings = { ...brush.paintings, [design._id]: { ...paintingOf(brush, design), ...change } };
  const kept = Object.entries(paintings).filter(([id], i, all) => id === design._id || i >= all.length - mostKept);
  return { ...brush, paintings: Object.fromEntries(kept) };
}

/** What is asked of the server: an area that was painted; none while nothing is. */
export function areaOf({ isOn, strokes, softness, growth, inverted, repeat }: Painting): Area | undefined {
  if (!isOn || strokes.length === 0) return undefined;
  const area = { strokes: [...strokes], softness, inverted, repeat };
  return growth > 0 ? { ...area, growth } : area;
}

const layouts = area.shape.repeat.unwrap().shape.layout.unwrap().options;
const mostCells = 8;

/**
 * The way a design repeats, as far as is known: one that was laid by Repeat holds several cells of that layout, and what is painted on
 * one of them is painted on all. Cells with gaps, joins that were softened and cut ones are no longer alike: these repeat as a whole.
 */
function repeatOf({ operation, params, width, height }: FileRow): Area['repeat'] {
  const straight = area.shape.repeat.parse({});
  const laid = findOperation(operation)?.laysCopies ? repeatParams.safeParse(params).data : undefined;
  const layout = layouts.find((name) => name === laid?.layout);
  if (!laid || !layout || laid.width !== undefined || laid.height !== undefined) return straight;
  const { columns, rows, step } = laid;
  const altered = [laid.gapHorizontal, laid.gapVertical, laid.offsetHorizontal, laid.offsetVertical];
  if ([...altered, laid.brushHorizontal, laid.brushVertical].some((value) => value !== 0)) return straight;
  if (columns > mostCells || rows > mostCells || width % columns !== 0 || height % rows !== 0) return straight;
  return { layout, step, columns, rows };
}
