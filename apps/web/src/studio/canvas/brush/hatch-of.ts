import type { Covered } from './covered.ts';

/** A hatched picture of what is covered, and the part of the coverage that it shows. */
interface Hatch {
  readonly source: OffscreenCanvas;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Screen pixels of a hatched picture on each side at most: of a tile that is larger the lines are coarser. */
const longest = 2048;

let made: { readonly of: Covered; readonly scale: number; readonly hatch: Hatch | null } | null = null;

/**
 * Draws the hatch over what is covered, once for all copies of the tile: as large as it is seen, fading where the coverage does.
 * `step` is CSS pixels to a level, `density` screen pixels to a CSS pixel. Null where nothing is covered.
 */
export function hatchOf(
  covered: Covered,
  step: { readonly x: number; readonly y: number },
  density: number,
): Hatch | null {
  const scale = step.x * density;
  if (made?.of === covered && made.scale === scale) return made.hatch;
  made = { of: covered, scale, hatch: draw(covered, step, density) };
  return made.hatch;
}

function draw(covered: Covered, step: { readonly x: number; readonly y: number }, density: number): Hatch | null {
  // What lies beyond the edge is another copy's.
  const box = boxOf(covered, covered.width - 1, covered.height - 1);
  if (!box) return null;
  const fit = Math.min(1, longest / (box.width * step.x * density), longest / (box.height * step.y * density));
  const mask = new OffscreenCanvas(box.width, box.height);
  const source = new OffscreenCanvas(
    Math.max(1, Math.round(box.width * step.x * density * fit)),
    Math.max(1, Math.round(box.height * step.y * density * fit)),
  );
  const [first, second] = [mask.getContext('2d'), source.getContext('2d')];
  const lines = second?.createPattern(stripesOf(density), 'repeat');
  if (!first || !second || !lines) return null;
  const pixels = new ImageData(box.width, box.height);
  for (let y = 0, at = 3; y < box.height; y++) {
    const row = (box.y + y) * covered.width + box.x;
    for (let x = 0; x < box.width; x++, at += 4) pixels.data[at] = covered.levels[row + x] ?? 0;
  }
  first.putImageData(pixels, 0, 0);
  second.drawImage(mask, 0, 0, source.width, source.height);
  second.globalCompositeOperation = 'source-in';
  second.fillStyle = lines;
  second.fillRect(0, 0, source.width, source.height);
  return { source, box };
}

/** The smallest box around what is covered. */
function boxOf({ levels, width: stride }: Covered, width: number, height: number): Hatch['box'] | null {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (levels[y * stride + x] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return right > left ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

const hatchPx = 8;

let stripes: { readonly density: number; readonly source: HTMLCanvasElement } | null = null;
/** White lines on a dark veil, aslant, to be laid side by side; `density` is screen pixels to the CSS pixel. */
function stripesOf(density: number): HTMLCanvasElement {
  if (stripes?.density === density) return stripes.source;
  const source = document.createElement('canvas');
  const side = Math.round(hatchPx * density);
  source.width = side;
  source.height = side;
  const pen = source.getContext('2d');
  if (pen) {
    pen.fillStyle = 'rgb(0 0 0 / 34%)';
    pen.fillRect(0, 0, side, side);
    pen.strokeStyle = 'rgb(255 255 255 / 78%)';
    pen.lineWidth = side * 0.22;
    for (const shift of [-side, 0, side]) {
      pen.beginPath();
      pen.moveTo(shift - side, side * 2);
      pen.lineTo(shift + side * 2, -side);
      pen.stroke();
    }
  }
  stripes = { density, source };
  return source;
}
