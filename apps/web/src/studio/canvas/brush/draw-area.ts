import { type Area, pxToCm } from '@naksha/contract';
import { planRepeat } from '@naksha/loom';
import { type Box, type Camera, type TileSize, tileBox } from '../../geometry/camera.ts';
import { areaOf } from '../../store/brush.ts';
import { hasChange, paintingOnTable } from '../../store/cloth.ts';
import { readStudio } from '../../store/studio-store.ts';
import { designOnTable } from '../../store/table.ts';
import { type Covered, coveredBy } from './covered.ts';
import { goesOnStraight } from './goes-on-straight.ts';
import { hatchOf } from './hatch-of.ts';
import { lineOf, pathAround, strokeLine } from './line-of.ts';

const side = 512;

/**
 * Shows what is painted, on every copy, within a line of two tones; hatched, too, while nothing else shows where it is.
 * `density` is screen pixels to the CSS pixel. Returns whether there was anything to show.
 */
export function drawArea(brush: CanvasRenderingContext2D, camera: Camera, box: Box, density: number): boolean {
  const studio = readStudio();
  const { laid, change, isComparing } = studio.table;
  const { isMarked, stroke } = studio.brush;
  const isDrawing = stroke !== null;
  const painting = paintingOnTable(studio);
  const area = painting ? areaOf(painting) : undefined;
  if (!area || !laid || isComparing || laid.cloth !== designOnTable(studio.table)?._id) return false;
  if (!isMarked && !isDrawing) return false;
  const { tile } = laid;
  const isRecoloured = hasChange(studio) && change?.isPlain !== true;
  // One pixel more, so that the line goes on over the edge.
  const covered = coveredBy(area, tile, ...sidesOf(tile), 1);
  const scale = tileBox(camera, tile).width / tile.widthPx;
  const copies = visibleCopies(area.repeat, tile, camera, box);
  brush.save();
  brush.beginPath();
  brush.rect(box.x, box.y, box.width, box.height);
  brush.clip();
  if (isDrawing || !isRecoloured) hatch(brush, covered, tile, copies, scale, density);
  outline(brush, covered, tile, copies, scale, density);
  brush.restore();
  return true;
}

function hatch(
  brush: CanvasRenderingContext2D,
  covered: Covered,
  tile: TileSize,
  copies: ReturnType<typeof visibleCopies>,
  scale: number,
  density: number,
): void {
  const { x: stepX, y: stepY } = stepOf(tile, scale);
  const stamp = hatchOf(covered, { x: stepX, y: stepY }, density);
  if (!stamp) return;
  const { source, box } = stamp;
  for (const { x, y, flipX, flipY } of copies) {
    brush.save();
    brush.transform(flipX, 0, 0, flipY, x, y);
    brush.drawImage(source, box.x * stepX, box.y * stepY, box.width * stepX, box.height * stepY);
    brush.restore();
  }
}

/** Draws the line around what is covered by half on every copy. */
function outline(
  brush: CanvasRenderingContext2D,
  covered: Covered,
  tile: TileSize,
  copies: ReturnType<typeof visibleCopies>,
  scale: number,
  density: number,
): void {
  const step = stepOf(tile, scale);
  const line = lineOf(covered, step, density);
  const lines = new Path2D();
  for (const { x, y, flipX, flipY } of copies) {
    if (line) {
      brush.save();
      brush.transform(flipX, 0, 0, flipY, x, y);
      brush.drawImage(line.source, -line.pad, -line.pad, line.width, line.height);
      brush.restore();
    } else lines.addPath(pathAround(covered), new DOMMatrix([flipX * step.x, 0, 0, flipY * step.y, x, y]));
  }
  if (!line) strokeLine(brush, lines);
}

/** CSS pixels of a level. */
function stepOf(tile: TileSize, scale: number): { readonly x: number; readonly y: number } {
  const [width, height] = sidesOf(tile);
  return { x: (tile.widthPx / width) * scale, y: (tile.heightPx / height) * scale };
}

function sidesOf({ widthPx, heightPx }: TileSize): [width: number, height: number] {
  const scale = Math.min(1, side / Math.max(widthPx, heightPx));
  return [Math.max(1, Math.round(widthPx * scale)), Math.max(1, Math.round(heightPx * scale))];
}

/** More copies than this are too small for a line around what is painted on them. */
const mostCopies = 400;

/** A copy of the tile on the screen: its pixel 0|0, and whether it is mirrored from there. */
interface VisibleCopy {
  readonly x: number;
  readonly y: number;
  readonly flipX: 1 | -1;
  readonly flipY: 1 | -1;
}

/** The copies of a tile that lie in a box of the screen, the way it repeats. */
function visibleCopies(repeat: Area['repeat'], tile: TileSize, camera: Camera, box: Box): VisibleCopy[] {
  const scale = pxToCm(1, tile.dpi) * camera.pxPerCm;
  const layout = goesOnStraight(repeat) ? 'straight' : repeat.layout;
  const size = { width: tile.widthPx, height: tile.heightPx };
  const plan = planRepeat({ layout, step: repeat.step, tile: size, gap: { across: 0, down: 0 } });
  if (plan.kind !== 'copied') return [];
  const [width, height] = [plan.block.width * scale, plan.block.height * scale];
  const copies: VisibleCopy[] = [];
  // A copy that leaves its block comes in again on the other side: one block more to the left and above shows it.
  const columns = range(camera.x, width, box.x, box.x + box.width);
  const rows = range(camera.y, height, box.y, box.y + box.height);
  if (columns.length * rows.length * plan.copies.length > mostCopies) return [];
  for (const left of columns) {
    for (const top of rows) {
      for (const { x, y, turn } of plan.copies) {
        const [isFlippedX, isFlippedY] = [(turn & 1) !== 0, (turn & 2) !== 0];
        copies.push({
          x: left + (x + (isFlippedX ? size.width : 0)) * scale,
          y: top + (y + (isFlippedY ? size.height : 0)) * scale,
          flipX: isFlippedX ? -1 : 1,
          flipY: isFlippedY ? -1 : 1,
        });
      }
    }
  }
  return copies;
}

function range(start: number, length: number, from: number, to: number): number[] {
  const first = Math.floor((from - start) / length) - 1;
  const last = Math.ceil((to - start) / length);
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => start + (first + i) * length);
}
