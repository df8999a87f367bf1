import type { LaidRepeat, RepeatPlan } from '@naksha/loom';
import type { TileSize } from '../geometry/camera.ts';
import { softenJoins } from './soften-joins.ts';

type Brush = OffscreenCanvasRenderingContext2D;
type Copied = Extract<RepeatPlan, { kind: 'copied' }>;
type Mapped = Extract<RepeatPlan, { kind: 'mapped' }>;

/** Longest side of a previewed block in pixels: larger ones are reduced. */
const longest = 2048;
/** Pixels that a mapped place is drawn larger, so that no light shines through between two. */
const overlap = 0.75;

/** A drawn block that repeats straight, and how many pixels of the design it stands for. */
export interface DrawnRepeat {
  readonly source: ImageBitmap;
  readonly tile: TileSize;
}

/** Draws the block of a repeat from a picture of its tile in any resolution, where the finished repeat has its copies. */
export function drawRepeat(picture: ImageBitmap, tile: TileSize, laid: LaidRepeat, gapColour?: string): DrawnRepeat {
  const { plan, offset } = laid;
  const { width, height } = plan.block;
  const scale = Math.min(picture.width / tile.widthPx, longest / width, longest / height);
  const block = canvasOf(width * scale, height * scale);
  if (gapColour !== undefined) {
    block.fillStyle = gapColour;
    block.fillRect(0, 0, block.canvas.width, block.canvas.height);
  }
  // The block's pixels are whole: its scale may differ a little on each axis.
  block.setTransform(block.canvas.width / width, 0, 0, block.canvas.height / height, 0, 0);
  if (plan.kind === 'copied') drawCopies(block, plan, cellOf(picture, tile, laid, plan, scale));
  else drawPlaces(block, plan, picture, tile);
  if (plan.kind === 'copied') {
    soften(block, plan, laid, block.canvas.width / width, plan.shifted === 'across' ? 'down' : 'across');
  }
  return {
    source: shifted(block, offset, plan.block).canvas.transferToImageBitmap(),
    tile: { widthPx: width, heightPx: height, dpi: tile.dpi },
  };
}

/** The part of the tile that is copied, folded or softened as the copies need it. */
function cellOf(picture: ImageBitmap, tile: TileSize, laid: LaidRepeat, plan: Copied, scale: number): OffscreenCanvas {
  const { part, fold } = plan;
  const cell = canvasOf(part.width * scale, part.height * scale);
  const { width, height } = cell.canvas;
  const [sx, sy] = [picture.width / tile.widthPx, picture.height / tile.heightPx];
  const draw = () =>
    cell.drawImage(picture, part.x * sx, part.y * sy, part.width * sx, part.height * sy, 0, 0, width, height);
  draw();
  if (fold !== undefined) {
    const isMain = fold === 'main';
    // The lower side of the diagonal shows the upper one.
    cell.beginPath();
    cell.moveTo(isMain ? 0 : width, 0);
    cell.lineTo(isMain ? width : 0, height);
    cell.lineTo(isMain ? 0 : width, height);
    cell.clip();
    cell.setTransform(new DOMMatrix(isMain ? [0, 1, 1, 0, 0, 0] : [0, -1, -1, 0, width, width]));
    draw();
    cell.resetTransform();
  }
  const axis = plan.shifted === 'across' ? 'across' : 'down';
  soften(cell, plan, laid, scale, axis);
  return cell.canvas;
}

function drawCopies(block: Brush, { part, copies, block: size }: Copied, cell: OffscreenCanvas): void {
  const base = block.getTransform();
  for (const { x, y, turn } of copies) {
    for (const left of [x, x - size.width]) {
      for (const top of [y, y - size.height]) {
        if (left + part.width <= 0 || top + part.height <= 0) continue;
        block.setTransform(base.multiply(new DOMMatrix([1, 0, 0, 1, left, top])).multiply(turned(turn, part)));
        block.drawImage(cell, 0, 0, part.width, part.height);
      }
    }
  }
  block.resetTransform();
}

/** Transposed first, then mirrored. */
function turned(turn: number, { width, height }: { width: number; height: number }): DOMMatrix {
  const mirrored = new DOMMatrix([
    (turn & 1) === 0 ? 1 : -1,
    0,
    0,
    (turn & 2) === 0 ? 1 : -1,
    (turn & 1) === 0 ? 0 : width,
    (turn & 2) === 0 ? 0 : height,
  ]);
  return (turn & 4) === 0 ? mirrored : mirrored.multiply(new DOMMatrix([0, 1, 1, 0, 0, 0]));
}

function drawPlaces(block: Brush, { place, maps, gap }: Mapped, picture: ImageBitmap, tile: TileSize): void {
  const base = block.getTransform();
  const x = place.reduce((sum, [u]) => sum + u, 0) / place.length;
  const y = place.reduce((sum, [, v]) => sum + v, 0) / place.length;
  for (const map of maps) {
    block.save();
    block.setTransform(base.multiply(new DOMMatrix([...map])));
    block.beginPath();
    for (const [u, v] of place) {
      const reach = gap > 0 ? 1 : 1 + overlap / base.a / Math.hypot(u - x, v - y);
      block.lineTo(x + (u - x) * reach, y + (v - y) * reach);
    }
    block.clip();
    block.drawImage(picture, 0, 0, tile.widthPx, tile.heightPx);
    block.restore();
  }
  block.resetTransform();
}

/** Softens the joins of one direction, where copies are merely shifted and touch. */
function soften(brush: Brush, plan: Copied, { brush: own }: LaidRepeat, scale: number, axis: 'across' | 'down'): void {
  const { part, pitch, copies } = plan;
  const touches = axis === 'across' ? pitch.across === part.width : pitch.down === part.height;
  const band = Math.round(own[axis].length * scale);
  if (!touches || band === 0 || copies.some(({ turn }) => turn !== 0)) return;
  const pixels = brush.getImageData(0, 0, brush.canvas.width, brush.canvas.height);
  const shares = Array.from({ length: band }, (_, i) => own[axis][Math.floor(i / scale)] ?? 1);
  const length = axis === 'across' ? pixels.width : pixels.height;
  // A cell is as long as one pitch, a block as several.
  const every = Math.max(1, Math.round(length / Math.max(1, Math.round(length / (pitch[axis] * scale)))));
  softenJoins(pixels, { axis, every, own: shares });
  brush.putImageData(pixels, 0, 0);
}

/** The block moved by an offset, going on at its other side. */
function shifted(block: Brush, offset: LaidRepeat['offset'], size: { width: number; height: number }): Brush {
  if (offset.across === 0 && offset.down === 0) return block;
  const { width, height } = block.canvas;
  const moved = canvasOf(width, height);
  const x = Math.round(((((offset.across % size.width) + size.width) % size.width) / size.width) * width);
  const y = Math.round(((((offset.down % size.height) + size.height) % size.height) / size.height) * height);
  for (const left of [x, x - width]) for (const top of [y, y - height]) moved.drawImage(block.canvas, left, top);
  return moved;
}

function canvasOf(width: number, height: number): Brush {
  const brush = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height))).getContext('2d');
  if (!brush) throw new Error('Expected a 2D canvas but the browser gives none');
  brush.imageSmoothingQuality = 'high';
  return brush;
}
