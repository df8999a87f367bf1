import type { Area } from '@naksha/contract';
import { type Box, type Camera, pxToCm, type TileSize, tileBox } from '../camera.ts';
import { useClothPicture } from '../cloth-store.ts';
import { areaOf } from './area-of.ts';
import { isInHand, useBrush } from './brush-store.ts';
import { type Covered, coveredBy } from './covered.ts';
import { goesOnStraight } from './goes-on-straight.ts';
import { layPicture } from './lay-picture.ts';
import { outlineOf } from './outline-of.ts';
import { stripesOf } from './stripes-of.ts';
import { visibleCopies } from './visible-copies.ts';

type Brush = CanvasRenderingContext2D;

const maskSide = 1024;
const outlineSide = 512;

/** What was drawn of an area last, to be drawn again as long as nothing is painted. */
let mask: {
  readonly of: Covered;
  readonly repeat: Area['repeat'];
  readonly source: ImageBitmap;
  readonly tile: TileSize;
} | null = null;
let outline: { readonly of: Covered; readonly path: Path2D } | null = null;
let sheet: CanvasRenderingContext2D | null = null;

/**
 * Shows what is painted, on every copy: hatched in two tones while nothing else tells, and always within a line of two tones.
 * `density` is screen pixels to the CSS pixel.
 */
export function drawArea(brush: Brush, camera: Camera, box: Box, density: number): void {
  const state = useBrush.getState();
  const { now, isComparing } = useClothPicture.getState();
  const area = isInHand(state) ? areaOf(state) : undefined;
  if (!area || !now || isComparing || now.cloth !== state.designId) return;
  const { tile } = now;
  brush.save();
  brush.beginPath();
  brush.rect(box.x, box.y, box.width, box.height);
  brush.clip();
  if (state.isHatched && (state.isDrawing || !state.isChanged)) hatch(brush, maskOf(area, tile), camera, box, density);
  const line = outlineFor(area, tile);
  const lines = new Path2D();
  const scale = tileBox(camera, tile).width / tile.widthPx;
  for (const copy of visibleCopies(area.repeat, tile, camera, box)) {
    lines.addPath(line, new DOMMatrix([copy.flipX * scale, 0, 0, copy.flipY * scale, copy.x, copy.y]));
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
}

function hatch(
  brush: Brush,
  { source, tile }: NonNullable<typeof mask>,
  camera: Camera,
  box: Box,
  density: number,
): void {
  sheet ??= document.createElement('canvas').getContext('2d');
  if (!sheet) return;
  const { canvas } = sheet;
  if (canvas.width !== brush.canvas.width || canvas.height !== brush.canvas.height) {
    canvas.width = brush.canvas.width;
    canvas.height = brush.canvas.height;
  }
  const pattern = sheet.createPattern(source, 'repeat');
  if (!pattern) return;
  const scaleX = (pxToCm(tile.widthPx, tile.dpi) * camera.pxPerCm) / source.width;
  const scaleY = (pxToCm(tile.heightPx, tile.dpi) * camera.pxPerCm) / source.height;
  pattern.setTransform(new DOMMatrix([scaleX, 0, 0, scaleY, camera.x, camera.y]));
  sheet.setTransform(density, 0, 0, density, 0, 0);
  sheet.globalCompositeOperation = 'copy';
  sheet.fillStyle = pattern;
  sheet.fillRect(box.x, box.y, box.width, box.height);
  sheet.globalCompositeOperation = 'source-in';
  const lines = sheet.createPattern(stripesOf(density), 'repeat');
  if (!lines) return;
  lines.setTransform(new DOMMatrix([1 / density, 0, 0, 1 / density, 0, 0]));
  sheet.fillStyle = lines;
  sheet.fillRect(box.x, box.y, box.width, box.height);
  brush.drawImage(canvas, 0, 0, canvas.width / density, canvas.height / density);
}

function maskOf(area: Area, tile: TileSize): NonNullable<typeof mask> {
  const scale = Math.min(1, maskSide / Math.max(tile.widthPx, tile.heightPx));
  const covered = coveredBy(area, tile, sideOf(tile.widthPx, scale), sideOf(tile.heightPx, scale));
  if (mask?.of === covered && mask.repeat === area.repeat) return mask;
  const canvas = new OffscreenCanvas(covered.width, covered.height);
  const pixels = new ImageData(covered.width, covered.height);
  for (let i = 0, at = 3; i < covered.levels.length; i++, at += 4) pixels.data[at] = covered.levels[i] ?? 0;
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  const source = canvas.transferToImageBitmap();
  const laid = goesOnStraight(area.repeat) ? { source, tile } : layPicture(source, tile, area.repeat);
  mask = { of: covered, repeat: area.repeat, ...laid };
  return mask;
}

/** The line around what is painted, in pixels of the tile. */
function outlineFor(area: Area, tile: TileSize): Path2D {
  const scale = Math.min(1, outlineSide / Math.max(tile.widthPx, tile.heightPx));
  const [width, height] = [sideOf(tile.widthPx, scale), sideOf(tile.heightPx, scale)];
  // One pixel more, so that the line goes on over the edge.
  const covered = coveredBy(area, tile, width, height, 1);
  if (outline?.of === covered) return outline.path;
  const path = new Path2D();
  const pieces = outlineOf(covered);
  const [x, y] = [tile.widthPx / width, tile.heightPx / height];
  for (let i = 0; i + 3 < pieces.length; i += 4) {
    path.moveTo((pieces[i] ?? 0) * x, (pieces[i + 1] ?? 0) * y);
    path.lineTo((pieces[i + 2] ?? 0) * x, (pieces[i + 3] ?? 0) * y);
  }
  outline = { of: covered, path };
  return path;
}

const sideOf = (px: number, scale: number): number => Math.max(1, Math.round(px * scale));
