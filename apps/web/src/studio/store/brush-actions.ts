import { type Area, type AreaStroke, areaLimits } from '@naksha/contract';
import { copiesOfCell } from '@naksha/loom';
import { thinLine } from '../canvas/brush/thin-line.ts';
import {
  type Brush,
  type Cursor,
  largestRadius,
  type Painting,
  paintingOf,
  type Strokes,
  smallestRadius,
  withPainting,
} from './brush.ts';
import { paintingOnTable } from './cloth.ts';
import { readStudio, update, updateSlice } from './studio-store.ts';
import { designOnTable } from './table.ts';

/** A place of the cloth in widths of the tile, and how hard it is pressed where that is known. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly pressure?: number | undefined;
}

type Point = AreaStroke['points'][number];

/** Points nearer to each other than this, in radii, tell nothing. */
const nearest = 0.08;
/** How far a stroke may lead from the copy that it began on: the contract takes no more. */
const farthest = 7;
/** Steps that can be taken back. */
const mostSteps = 2 * areaLimits.strokes;
/** Figures of a share of the width: a sixth of a pixel where the tile has 16,384. */
const figures = 100_000;

/** From the copy that the stroke began on to the tile. */
let home: ((touch: Touch) => Point) | null = null;
/** What could be brought again before the stroke: it can be once more if the stroke is dropped. */
let undoneBefore: readonly Strokes[] = [];

/** Changes what is painted on the design on the table. */
function paint(by: (painting: Painting) => Partial<Painting>, more: Partial<Brush> = {}): void {
  update(({ table, brush }) => {
    const design = designOnTable(table);
    return design ? { brush: { ...withPainting(brush, design, by(paintingOf(brush, design))), ...more } } : {};
  });
}

/** Begins a stroke. It is kept as one that began on the tile itself, whichever copy it was drawn on. */
export function startStroke(touch: Touch, erases: boolean): void {
  const studio = readStudio();
  const painting = paintingOnTable(studio);
  const tile = studio.table.laid?.tile;
  if (!tile || !painting) return;
  const { strokes, past, undone, repeat } = painting;
  const problem = strokes.length >= areaLimits.strokes ? 'area_strokes' : hasRoom(strokes) ? null : 'area_points';
  updateSlice('brush', { isDrawing: true, problem });
  home = null;
  if (problem) return;
  const size = { width: tile.widthPx, height: tile.heightPx };
  const way = copiesOfCell(repeat, size).homeOf(touch.x * size.width, touch.y * size.width);
  const [awayX, awayY] = [way.x / size.width, way.y / size.width];
  home = ({ x, y, pressure }) => {
    const place = [rounded(way.flipX * x + awayX), rounded(way.flipY * y + awayY)] as const;
    return pressure === undefined ? [...place] : [...place, Math.round(pressure * 100) / 100];
  };
  undoneBefore = undone;
  const stroke = { radius: studio.brush.radius, points: [home(touch)], erases };
  paint(() => ({ strokes: [...strokes, stroke], past: [...past, strokes].slice(-mostSteps), undone: [] }));
}

/** Leads the stroke on. */
export function leadStroke(touch: Touch): void {
  const studio = readStudio();
  const strokes = paintingOnTable(studio)?.strokes ?? [];
  const stroke = strokes.at(-1);
  if (!studio.brush.isDrawing || !home || !stroke) return;
  const point = home(touch);
  const last = stroke.points.at(-1);
  if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < nearest * stroke.radius) return;
  if (Math.max(Math.abs(point[0]), Math.abs(point[1])) > farthest) {
    endStroke();
    startStroke(touch, stroke.erases);
    return;
  }
  if (!hasRoom(strokes)) updateSlice('brush', { problem: 'area_points' });
  else paint(() => ({ strokes: [...strokes.slice(0, -1), { ...stroke, points: [...stroke.points, point] }] }));
}

/** Ends the stroke and leaves out the points that it does not need. */
export function endStroke(): void {
  const studio = readStudio();
  if (!studio.brush.isDrawing) return;
  const strokes = paintingOnTable(studio)?.strokes ?? [];
  const stroke = strokes.at(-1);
  if (home && stroke) {
    paint(() => ({
      strokes: [...strokes.slice(0, -1), { ...stroke, points: thinLine(stroke.points, stroke.radius) }],
    }));
  }
  home = null;
  updateSlice('brush', { isDrawing: false });
}

/** Takes back what has been drawn of the stroke, as if it had not begun. */
export function dropStroke(): void {
  if (!readStudio().brush.isDrawing) return;
  updateSlice('brush', { isDrawing: false });
  if (home) {
    undoStroke();
    paint(() => ({ undone: undoneBefore }));
  }
  home = null;
}

/** One step back: a stroke, or the clearing of all. */
export function undoStroke(): void {
  paint(
    ({ strokes, past, undone }) => {
      const last = past.at(-1);
      return last ? { strokes: last, past: past.slice(0, -1), undone: [...undone, strokes] } : {};
    },
    { problem: null },
  );
}

export function redoStroke(): void {
  paint(
    ({ strokes, past, undone }) => {
      const next = undone.at(-1);
      return next ? { strokes: next, past: [...past, strokes], undone: undone.slice(0, -1) } : {};
    },
    { problem: null },
  );
}

/** Takes all strokes away in one step. */
export const clearStrokes = (): void =>
  paint(
    ({ strokes, past }) => ({
      strokes: [],
      past: [...past, strokes].slice(-mostSteps),
      undone: [],
      inverted: false,
    }),
    { problem: null },
  );

/** The change holds where is painted, or everywhere. */
export const takeBrush = (isOn: boolean): void => paint(() => ({ isOn }), { isDrawing: false });
export const setSoftness = (softness: number): void => paint(() => ({ softness }));
export const invertArea = (): void => paint(({ inverted }) => ({ inverted: !inverted }));
export const setAreaRepeat = (repeat: Area['repeat']): void => paint(() => ({ repeat }));
export const setErasing = (isErasing: boolean): void => updateSlice('brush', { isErasing });
export const setMarked = (isMarked: boolean): void => updateSlice('brush', { isMarked });
export const setRadius = (radius: number): void =>
  updateSlice('brush', { radius: Math.min(largestRadius, Math.max(smallestRadius, radius)) });
export const moveCursor = (cursor: Partial<Cursor>): void => updateSlice('cursor', cursor);

function hasRoom(strokes: Strokes): boolean {
  return strokes.reduce((sum, { points }) => sum + points.length, 0) < areaLimits.points;
}

const rounded = (value: number): number => Math.round(value * figures) / figures;
