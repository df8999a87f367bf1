import { type AreaStroke, areaLimits } from '@naksha/contract';
import { copiesOfCell } from '@naksha/loom';
import { useClothPicture } from '../cloth-store.ts';
import { isInHand, type Strokes, useBrush } from './brush-store.ts';
import { thinLine } from './thin-line.ts';

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

/** Begins a stroke. It is kept as one that began on the tile itself, whichever copy it was drawn on. */
export function startStroke(touch: Touch, erases: boolean): void {
  const { strokes, past, undone, radius, repeat } = useBrush.getState();
  const tile = useClothPicture.getState().now?.tile;
  if (!tile) return;
  const problem = strokes.length >= areaLimits.strokes ? 'area_strokes' : hasRoom() ? null : 'area_points';
  useBrush.setState({ isDrawing: true, problem });
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
  const stroke = { radius, points: [home(touch)], erases };
  useBrush.setState({ strokes: [...strokes, stroke], past: [...past, strokes].slice(-mostSteps), undone: [] });
}

/** Leads the stroke on. */
export function leadStroke(touch: Touch): void {
  const { strokes, isDrawing } = useBrush.getState();
  const stroke = strokes.at(-1);
  if (!isDrawing || !home || !stroke) return;
  const point = home(touch);
  const last = stroke.points.at(-1);
  if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < nearest * stroke.radius) return;
  if (Math.max(Math.abs(point[0]), Math.abs(point[1])) > farthest) {
    endStroke();
    startStroke(touch, stroke.erases);
    return;
  }
  if (!hasRoom()) useBrush.setState({ problem: 'area_points' });
  else useBrush.setState({ strokes: [...strokes.slice(0, -1), { ...stroke, points: [...stroke.points, point] }] });
}

/** Ends the stroke and leaves out the points that it does not need. */
export function endStroke(): void {
  const { strokes, isDrawing } = useBrush.getState();
  if (!isDrawing) return;
  const stroke = strokes.at(-1);
  if (home && stroke) {
    useBrush.setState({
      strokes: [...strokes.slice(0, -1), { ...stroke, points: thinLine(stroke.points, stroke.radius) }],
    });
  }
  home = null;
  useBrush.setState({ isDrawing: false });
}

/** Takes back what has been drawn of the stroke, as if it had not begun. */
export function dropStroke(): void {
  if (!useBrush.getState().isDrawing) return;
  useBrush.setState({ isDrawing: false });
  if (home) {
    undoStroke();
    useBrush.setState({ undone: undoneBefore });
  }
  home = null;
}

/** One step back: a stroke, or the clearing of all. */
export function undoStroke(): void {
  const { strokes, past, undone } = useBrush.getState();
  const last = past.at(-1);
  if (last) useBrush.setState({ strokes: last, past: past.slice(0, -1), undone: [...undone, strokes], problem: null });
}

export function redoStroke(): void {
  const { strokes, past, undone } = useBrush.getState();
  const next = undone.at(-1);
  if (next) useBrush.setState({ strokes: next, past: [...past, strokes], undone: undone.slice(0, -1), problem: null });
}

/** Takes all strokes away in one step. */
export function clearStrokes(): void {
  useBrush.setState(({ strokes, past }) => ({
    strokes: [],
    past: [...past, strokes].slice(-mostSteps),
    undone: [],
    inverted: false,
    problem: null,
  }));
}

/** The steps back and on that painting has to offer, before those of the history. */
export function useStrokeSteps(): { undo: (() => void) | undefined; redo: (() => void) | undefined } {
  const canUndo = useBrush((brush) => isInHand(brush) && brush.past.length > 0);
  const canRedo = useBrush((brush) => isInHand(brush) && brush.undone.length > 0);
  return { undo: canUndo ? undoStroke : undefined, redo: canRedo ? redoStroke : undefined };
}

function hasRoom(): boolean {
  const { strokes } = useBrush.getState();
  return strokes.reduce((sum, { points }) => sum + points.length, 0) < areaLimits.points;
}

const rounded = (value: number): number => Math.round(value * figures) / figures;
