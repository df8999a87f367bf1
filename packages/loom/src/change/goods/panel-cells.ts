import { drawFrame, type FrameDrawing } from '../../drawing/goods/frames.ts';
import type { BorderMotif } from '../../drawing/goods/lay-border.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Frame } from '../../vocabulary/frames.ts';
import type { PanelTask } from './panel-task.ts';
import { ownMotif } from './take-motif.ts';
import { sprigOf } from './take-sprig.ts';

type Cells = NonNullable<NonNullable<NonNullable<Recipe['border']>['panel']>['cells']>;

/** A frame is so many times as wide as the main motif of running cloth: what it holds is about that large. */
const frameShare = 1.35;
/** Of the field's width: at least two and a half, at most seven frames stand beside each other. */
const [broadest, slimmest] = [0.4, 0.14] as const;
/** Air between frames, in their widths. */
const air = 0.2;

/** How far apart columns stand that nest, in the widths of their frames. */
const nested: Partial<Record<Frame, number>> = { diamond: 0.56, ogee: 0.66, roundel: 0.88, oval: 0.8 };

/** Frames over the whole field, each whole, with the things by turns inside them; a small flower where four meet. */
export function setCells(task: PanelTask, { frame, things, isDrop }: Cells): void {
  const { recipe, inner, border, short, perCm } = task;
  const panelFrame = frameOf(task, frame);
  const { drawing } = panelFrame;
  const [wide, high] = [(task.middle[0] - inner.left) * 2, (task.middle[1] - inner.top) * 2];
  const asked = Math.min(broadest * wide, Math.max(slimmest * wide, recipe.heroCm * perCm * frameShare));
  const aspect = drawing.height / drawing.width;
  const isBordered = border.sides.length > 0;
  // Frames half a step lower reach in between those beside them.
  const reach = isDrop ? (nested[frame] ?? 1) : 1;
  const columns = countOf(wide / (asked * reach * (1 + air * 0.6)), isDrop && !isBordered);
  const stepX = wide / columns;
  const rows = countOf(high / ((stepX / reach) * aspect), false);
  const stepY = high / rows;
  const size = Math.min(stepX / reach, stepY / aspect) * (1 - air * (isDrop ? 0.6 : 0.75));
  const room = size / drawing.width;
  const held = things.map((thing) => task.thing(thing, Math.max(drawing.room.wide, drawing.room.high) * room));
  const found = held.filter((motif) => motif !== undefined);
  const own = found.length > 0 ? found : [ownMotif(recipe, 'hero', (drawing.room.wide * room) / perCm)];
  const between = isDrop ? undefined : sprigOf(task, short * 0.06);
  const gap = Math.min(stepX, stepY) * 0.2;
  for (let column = 0; column < columns; column++) {
    const isLow = isDrop && column % 2 === 1;
    // Within borders the last of a lower column would be cut.
    const count = isLow && isBordered ? rows - 1 : rows;
    for (let row = 0; row < count; row++) {
      const x = inner.left + (column + 0.5) * stepX;
      const y = inner.top + (row + 0.5 + (isLow ? 0.5 : 0)) * stepY;
      setFramed(task, panelFrame, { x, y, size }, own[(row + column) % own.length]);
      if (between === undefined || (isBordered && (column === 0 || row === 0))) continue;
      task.set(between, { x: x - stepX / 2, y: y - stepY / 2, wide: gap, rank: 'filler' });
    }
  }
}

/** A frame as a panel sets it, again and again where it is one of many. */
interface PanelFrame {
  readonly drawing: FrameDrawing;
  readonly motif: BorderMotif;
}

/** A frame in the border's dye with the ground on it, about a field of the ground; `height` where its room asks for another than its own. */
export function frameOf({ border }: PanelTask, frame: Frame, height?: number): PanelFrame {
  const drawing = drawFrame(frame, { band: border.dye, mark: 'ground', field: 'ground' }, height);
  const motif: BorderMotif = {
    cutting: {
      items: [{ symbol: 0, x: 0, y: 0, turn: 0, scale: 1 }],
      width: drawing.width,
      height: drawing.height,
    },
    symbols: [{ shapes: drawing.shapes, radius: drawing.height * 0.75 }],
    motif: frame,
    isOnDye: false,
    way: 'dyed',
  };
  return { drawing, motif };
}

/** Sets a frame `size` units wide, with a thing in its room. */
export function setFramed(
  task: PanelTask,
  { drawing: { width, height, room }, motif }: PanelFrame,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  held: BorderMotif | undefined,
): void {
  const k = size / width;
  task.set(motif, { x, y, wide: size, high: height * k });
  if (held === undefined) return;
  task.set(held, { x: x + room.x * k, y: y + room.y * k, wide: room.wide * k, high: room.high * k, rank: 'hero' });
}

function countOf(count: number, isEven: boolean): number {
  return isEven ? 2 * Math.max(1, Math.round(count / 2)) : Math.max(1, Math.round(count));
}
