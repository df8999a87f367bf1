import { type Area, type AreaStroke, areaLimits } from '@naksha/contract';
import { copiesOfCell } from '@naksha/loom';
import { thinLine } from '../geometry/thin-line.ts';
import {
  type Brush,
  type BrushWay,
  type Cursor,
  largestRadius,
  lassoRadius,
  type Painting,
  paintingOf,
  type Stroke,
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

/** Points nearer to each other than this, in radii, add nothing. */
const nearest = 0.08;
/** What a lasso takes for a radius in that. */
const lassoStep = 0.03;
/** How far a stroke may lead from the copy that it began on: the contract takes no more. */
const farthest = 7;
/** Steps that can be taken back. */
const mostSteps = 2 * areaLimits.strokes;
/** Figures of a share of the width: a sixth of a pixel where the tile has 16,384. */
const figures = 100_000;

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
  if (problem) {
    updateSlice('brush', { stroke: null, problem });
    return;
  }
  const size = { width: tile.widthPx, height: tile.heightPx };
  const way = copiesOfCell(repeat, size).homeOf(touch.x * size.width, touch.y * size.width);
  const home = { flipX: way.flipX, flipY: way.flipY, x: way.x / size.width, y: way.y / size.width };
  const points = [broughtHome(home, touch)];
  const isLasso = studio.brush.way === 'lasso';
  const begun: AreaStroke = isLasso
    ? { radius: lassoRadius, points, erases, fills: true }
    : { radius: studio.brush.radius, points, erases };
  paint(() => ({ strokes: [...strokes, begun], past: [...past, strokes].slice(-mostSteps), undone: [] }), {
    stroke: { home, undone },
    problem: null,
  });
}

/** A place of the copy that a stroke began on as one of the tile. */
function broughtHome(home: Stroke['home'], { x, y, pressure }: Touch): Point {
  const place = [rounded(home.flipX * x + home.x), rounded(home.flipY * y + home.y)] as const;
  return pressure === undefined ? [...place] : [...place, Math.round(pressure * 100) / 100];
}

/** Leads the stroke on. */
export function leadStroke(touch: Touch): void {
  const studio = readStudio();
  const strokes = paintingOnTable(studio)?.strokes ?? [];
  const stroke = strokes.at(-1);
  if (!studio.brush.stroke || !stroke) return;
  const point = broughtHome(studio.brush.stroke.home, touch);
  const last = stroke.points.at(-1);
  if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < nearest * (stroke.fills ? lassoStep : stroke.radius))
    return;
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
  if (!studio.brush.stroke) return;
  const strokes = paintingOnTable(studio)?.strokes ?? [];
  const stroke = strokes.at(-1);
  if (stroke) {
    paint(() => ({
      strokes: [
        ...strokes.slice(0, -1),
        { ...stroke, points: thinLine(stroke.points, stroke.fills ? lassoStep : stroke.radius) },
      ],
    }));
  }
  updateSlice('brush', { stroke: null });
}

/** Takes back what has been drawn of the stroke, as if it had not begun. */
export function dropStroke(): void {
  const { stroke } = readStudio().brush;
  if (!stroke) return;
  undoStroke();
  paint(() => ({ undone: stroke.undone }));
}

/** One step back: a stroke, or the clearing of all. */
export function undoStroke(): void {
  paint(
    ({ strokes, past, undone }) => {
      const last = past.at(-1);
      return last ? { strokes: last, past: past.slice(0, -1), undone: [...undone, strokes] } : {};
    },
    { stroke: null, problem: null },
  );
}

export function redoStroke(): void {
  paint(
    ({ strokes, past, undone }) => {
      const next = undone.at(-1);
      return next ? { strokes: next, past: [...past, strokes], undone: undone.slice(0, -1) } : {};
    },
    { stroke: null, problem: null },
  );
}

/** Adds strokes in one step: what was found, or marked by its colour. `clears`: they take the place of what was painted. */
export function addStrokes(added: Strokes, clears = false): void {
  const strokes = paintingOnTable(readStudio())?.strokes ?? [];
  const next = [...(clears ? [] : strokes), ...added];
  const problem = next.length > areaLimits.strokes ? 'area_strokes' : hasRoom(next) ? null : 'area_points';
  if (problem) updateSlice('brush', { problem });
  else if (added.length > 0)
    paint(({ past }) => ({ strokes: next, past: [...past, strokes].slice(-mostSteps), undone: [] }), { problem: null });
}

/** Says that what was marked lies in more pieces than an area can have. */
export const noteTooMuch = (): void => updateSlice('brush', { problem: 'area_strokes' });

/** Puts an area in the place of what was painted, in one step. */
export function bringArea({ strokes, softness, growth = 0, inverted, repeat }: Area): void {
  paint(
    (painting) => ({
      strokes,
      softness,
      growth,
      inverted,
      repeat,
      past: [...painting.past, painting.strokes].slice(-mostSteps),
      undone: [],
    }),
    { stroke: null, problem: null },
  );
}

/** Where a touch lies on the tile itself, in widths of it; undefined while nothing is painted on. */
export function placeOnTile({ x, y }: Touch): { readonly x: number; readonly y: number } | undefined {
  const studio = readStudio();
  const painting = paintingOnTable(studio);
  const tile = studio.table.laid?.tile;
  if (!tile || !painting) return undefined;
  const size = { width: tile.widthPx, height: tile.heightPx };
  const way = copiesOfCell(painting.repeat, size).homeOf(x * size.width, y * size.width);
  return { x: way.flipX * x + way.x / size.width, y: way.flipY * y + way.y / size.width };
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
    { stroke: null, problem: null },
  );

/** The change holds where is painted, or everywhere. */
export const takeBrush = (isOn: boolean): void => paint(() => ({ isOn }), { stroke: null });
export const setSoftness = (softness: number): void => paint(() => ({ softness }));
export const invertArea = (): void => paint(({ inverted }) => ({ inverted: !inverted }));
export const setAreaRepeat = (repeat: Area['repeat']): void => paint(() => ({ repeat }));
export const setGrowth = (growth: number): void => paint(() => ({ growth }));
export const setWay = (way: BrushWay): void => updateSlice('brush', { way });
export const setReach = (reach: number): void => updateSlice('brush', { reach });
export const setErasing = (isErasing: boolean): void => updateSlice('brush', { isErasing });
export const setMarked = (isMarked: boolean): void => updateSlice('brush', { isMarked });
export const setRadius = (radius: number): void =>
  updateSlice('brush', { radius: Math.min(largestRadius, Math.max(smallestRadius, radius)) });
export const moveCursor = (cursor: Partial<Cursor>): void => updateSlice('cursor', cursor);

function hasRoom(strokes: Strokes): boolean {
  return strokes.reduce((sum, { points }) => sum + points.length, 0) < areaLimits.points;
}

const rounded = (value: number): number => Math.round(value * figures) / figures;
