import { areaOf } from '../../store/brush.ts';
import { hasChange, paintingOnTable } from '../../store/cloth.ts';
import { readStudio } from '../../store/studio-store.ts';
import { designOnTable } from '../../store/table.ts';
import { type Box, type Camera, type TileSize, tileBox } from '../camera.ts';
import { type Covered, coveredBy } from './covered.ts';
import { hatchOf } from './hatch-of.ts';
import { outlineOf } from './outline-of.ts';
import { visibleCopies } from './visible-copies.ts';

const side = 512;

/** The line around what was drawn last, to be drawn again as long as nothing is painted. */
let outline: { readonly of: Covered; readonly path: Path2D } | null = null;

/**
 * Shows what is painted, on every copy, within a line of two tones; hatched, too, while nothing else tells where it is.
 * `density` is screen pixels to the CSS pixel. Returns whether there was anything to show.
 */
export function drawArea(brush: CanvasRenderingContext2D, camera: Camera, box: Box, density: number): boolean {
  const studio = readStudio();
  const { laid, change, isComparing } = studio.table;
  const { isMarked, isDrawing } = studio.brush;
  const painting = paintingOnTable(studio);
  const area = painting ? areaOf(painting) : undefined;
  if (!area || !laid || isComparing || laid.cloth !== designOnTable(studio.table)?._id) return false;
  if (!isMarked && !isDrawing) return false;
  const { tile } = laid;
  const isRecoloured = hasChange(studio) && change?.isPlain !== true;
  // One pixel more, so that the line goes on over the edge.
  const covered = coveredBy(area, tile, ...sidesOf(tile), 1);
  const path = pathAround(covered, tile);
  const scale = tileBox(camera, tile).width / tile.widthPx;
  const copies = visibleCopies(area.repeat, tile, camera, box);
  brush.save();
  brush.beginPath();
  brush.rect(box.x, box.y, box.width, box.height);
  brush.clip();
  if (isDrawing || !isRecoloured) hatch(brush, covered, tile, copies, scale, density);
  const lines = new Path2D();
  for (const { x, y, flipX, flipY } of copies) {
    lines.addPath(path, new DOMMatrix([flipX * scale, 0, 0, flipY * scale, x, y]));
  }
  brush.lineCap = 'round';
  for (const [colour, width] of [
    ['#000', 3],
    ['#fff', 1.25],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.stroke(lines);
  }
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
  const [width, height] = sidesOf(tile);
  // CSS pixels of a level.
  const [stepX, stepY] = [(tile.widthPx / width) * scale, (tile.heightPx / height) * scale];
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

/** The line around what is covered by half, in pixels of the tile. */
function pathAround(covered: Covered, tile: TileSize): Path2D {
  if (outline?.of === covered) return outline.path;
  const path = new Path2D();
  const pieces = outlineOf(covered);
  const [width, height] = sidesOf(tile);
  const [x, y] = [tile.widthPx / width, tile.heightPx / height];
  for (let i = 0; i + 3 < pieces.length; i += 4) {
    path.moveTo((pieces[i] ?? 0) * x, (pieces[i + 1] ?? 0) * y);
    path.lineTo((pieces[i + 2] ?? 0) * x, (pieces[i + 3] ?? 0) * y);
  }
  outline = { of: covered, path };
  return path;
}

function sidesOf({ widthPx, heightPx }: TileSize): [width: number, height: number] {
  const scale = Math.min(1, side / Math.max(widthPx, heightPx));
  return [Math.max(1, Math.round(widthPx * scale)), Math.max(1, Math.round(heightPx * scale))];
}
