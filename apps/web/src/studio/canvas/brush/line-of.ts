import type { Covered } from './covered.ts';
import { outlineOf } from './outline-of.ts';

/** A picture of the line around what is covered, which begins `pad` CSS pixels left of and above the tile. */
interface Line {
  readonly source: OffscreenCanvas;
  readonly pad: number;
  readonly width: number;
  readonly height: number;
}

const tones = [
  ['#000', 3],
  ['#fff', 1.25],
] as const;
const pad = 2;
/** Screen pixels of a picture: of a tile that is larger on the screen few copies are seen, and the line is drawn on them itself. */
const mostPixels = 4_000_000;

let path: { readonly of: Covered; readonly path: Path2D } | null = null;
let made: { readonly of: Covered; readonly size: string; readonly line: Line } | null = null;

/** The line around what is covered by half, in levels. */
export function pathAround(covered: Covered): Path2D {
  if (path?.of === covered) return path.path;
  const around = new Path2D();
  const pieces = outlineOf(covered);
  for (let i = 0; i + 3 < pieces.length; i += 4) {
    around.moveTo(pieces[i] ?? 0, pieces[i + 1] ?? 0);
    around.lineTo(pieces[i + 2] ?? 0, pieces[i + 3] ?? 0);
  }
  path = { of: covered, path: around };
  return around;
}

/**
 * Draws that line once for all copies, in memory: thousands of short pieces on each of many copies take a card that draws by arithmetic
 * seconds. `step` is CSS pixels to a level, `density` screen pixels to a CSS pixel. Null where the picture would be too large.
 */
export function lineOf(
  covered: Covered,
  step: { readonly x: number; readonly y: number },
  density: number,
): Line | null {
  const size = `${step.x} ${step.y} ${density}`;
  if (made?.of === covered && made.size === size) return made.line;
  const [width, height] = [covered.width * step.x + 2 * pad, covered.height * step.y + 2 * pad];
  if (width * height * density * density > mostPixels) return null;
  const source = new OffscreenCanvas(Math.ceil(width * density), Math.ceil(height * density));
  const pen = source.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  const lines = new Path2D();
  lines.addPath(
    pathAround(covered),
    new DOMMatrix([step.x * density, 0, 0, step.y * density, pad * density, pad * density]),
  );
  strokeLine(pen, lines, density);
  made = { of: covered, size, line: { source, pad, width: source.width / density, height: source.height / density } };
  return made.line;
}

/** Draws a line in two tones, which is seen on any cloth. */
export function strokeLine(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  lines: Path2D,
  scale = 1,
): void {
  pen.lineCap = 'round';
  for (const [colour, width] of tones) {
    pen.strokeStyle = colour;
    pen.lineWidth = width * scale;
    pen.stroke(lines);
  }
}
