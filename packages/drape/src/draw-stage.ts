import { linearToSrgb } from '@naksha/colour';
import type { Camera } from './camera.ts';
import { linearOf, type Placement, type Print, samplePrint } from './print.ts';
import { backdropAt, type LitSheet, sheenOf } from './stage.ts';

/** A picture to be drawn. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
  readonly sheets: readonly LitSheet[];
  readonly print: Print;
  readonly placement: Placement;
  /** sRGB of the backdrop, 0 … 255. */
  readonly backdrop: number;
  /** Samples on each side of a pixel. */
  readonly fineness: number;
}

/** Samples that are held at a time: 16 bytes each. */
const bandSamples = 3_000_000;

/** Draws a stage from top to bottom: yields bands of RGB rows. Holds the projected points and one band. */
export function* drawStage(drawing: Drawing): Generator<{ y: number; rows: number; pixels: Uint8Array }> {
  const { width, height, fineness } = drawing;
  const seen = drawing.sheets.map((sheet) => project(sheet, drawing));
  const rows = Math.max(1, Math.min(height, Math.floor(bandSamples / (width * fineness * fineness))));
  const depth = new Float32Array(width * rows * fineness * fineness);
  const light = new Float32Array(depth.length * 3);
  for (let y = 0; y < height; y += rows) {
    const own = Math.min(rows, height - y);
    const band: Band = { top: y * fineness, bottom: (y + own) * fineness, wide: width * fineness, depth, light };
    layBackdrop(drawing, band);
    for (const each of seen) drawSheet(each, drawing, band);
    yield { y, rows: own, pixels: resolve(drawing, band, own) };
  }
}

interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly wide: number;
  readonly depth: Float32Array;
  readonly light: Float32Array;
}

/** x and y on the sample grid, 1 ÷ distance, light of front and back, glancing look: of each point. */
const fields = 6;

interface Projected {
  readonly lit: LitSheet;
  readonly points: Float32Array;
}

function project(lit: LitSheet, { width, height, camera, fineness }: Drawing): Projected {
  const { sheet, normals, front, back } = lit;
  const { eye, right, up, back: away, focal } = camera;
  const count = sheet.columns * sheet.rows;
  const points = new Float32Array(count * fields);
  const scale = (height * fineness * focal) / 2;
  const isCloth = sheet.kind !== 'ground';
  for (let point = 0; point < count; point++) {
    const at = point * 3;
    const dx = (sheet.positions[at] ?? 0) - eye[0];
    const dy = (sheet.positions[at + 1] ?? 0) - eye[1];
    const dz = (sheet.positions[at + 2] ?? 0) - eye[2];
    const distance = Math.max(1, -(dx * away[0] + dy * away[1] + dz * away[2]));
    const facing =
      -(dx * (normals[at] ?? 0) + dy * (normals[at + 1] ?? 0) + dz * (normals[at + 2] ?? 0)) / Math.hypot(dx, dy, dz);
    points[point * fields] = (width * fineness) / 2 + ((dx * right[0] + dz * right[2]) / distance) * scale;
    points[point * fields + 1] = (height * fineness) / 2 - ((dx * up[0] + dy * up[1] + dz * up[2]) / distance) * scale;
    points[point * fields + 2] = 1 / distance;
    points[point * fields + 3] = front[point] ?? 0;
    points[point * fields + 4] = back[point] ?? 0;
    points[point * fields + 5] = isCloth ? sheenOf(facing, 1) : 0;
  }
  return { lit, points };
}

function layBackdrop({ width, height, backdrop, fineness }: Drawing, { top, bottom, wide, depth, light }: Band): void {
  depth.fill(0);
  const grey = linearOf[backdrop] ?? 0;
  for (let y = top, at = 0; y < bottom; y++) {
    const down = ((y + 0.5) / (height * fineness)) * 2 - 1;
    for (let x = 0; x < wide; x++, at += 3) {
      const value = grey * backdropAt(((x + 0.5) / (width * fineness)) * 2 - 1, down);
      light[at] = value;
      light[at + 1] = value;
      light[at + 2] = value;
    }
  }
}

function drawSheet({ lit, points }: Projected, drawing: Drawing, band: Band): void {
  const { columns, rows } = lit.sheet;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      const c = a + columns;
      // The shorter diagonal keeps a sharp fold sharp.
      drawTriangle(lit, points, a, c, a + 1, drawing, band);
      drawTriangle(lit, points, a + 1, c, c + 1, drawing, band);
    }
  }
}

const colour = new Float32Array(3);

function drawTriangle(
  lit: LitSheet,
  points: Float32Array,
  a: number,
  b: number,
  c: number,
  { print, placement }: Drawing,
  { top, bottom, wide, depth, light }: Band,
): void {
  const get = (point: number, field: number): number => points[point * fields + field] ?? 0;
  const ax = get(a, 0);
  const ay = get(a, 1);
  const bx = get(b, 0);
  const by = get(b, 1);
  const cx = get(c, 0);
  const cy = get(c, 1);
  const low = Math.max(top, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const high = Math.min(bottom - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  if (high < low) return;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  const { sheet } = lit;
  const { kind } = sheet;
  // Seen from its front a sheet's quads run against the clock: y points down here.
  const isFront = area < 0;
  const side = isFront ? 3 : 4;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(wide - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const aw = get(a, 2);
  const bw = get(b, 2);
  const cw = get(c, 2);
  const au = sheet.cloth[a * 2] ?? 0;
  const av = sheet.cloth[a * 2 + 1] ?? 0;
  const bu = sheet.cloth[b * 2] ?? 0;
  const bv = sheet.cloth[b * 2 + 1] ?? 0;
  const cu = sheet.cloth[c * 2] ?? 0;
  const cv = sheet.cloth[c * 2 + 1] ?? 0;
  const onCloth = Math.abs((bu - au) * (cv - av) - (bv - av) * (cu - au));
  const cmPerSample = Math.sqrt(onCloth / Math.abs(area));
  const al = get(a, side) * aw;
  const bl = get(b, side) * bw;
  const cl = get(c, side) * cw;
  const as = get(a, 5) * aw;
  const bs = get(b, 5) * bw;
  const cs = get(c, 5) * cw;
  for (let y = low; y <= high; y++) {
    const py = y + 0.5;
    for (let x = left; x <= right; x++) {
      const px = x + 0.5;
      const wa = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
      if (wa < 0) continue;
      const wb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
      if (wb < 0) continue;
      const wc = 1 - wa - wb;
      if (wc < 0) continue;
      const near = wa * aw + wb * bw + wc * cw;
      const place = (y - top) * wide + x;
      if (near <= (depth[place] ?? 0)) continue;
      depth[place] = near;
      const lightness = (wa * al + wb * bl + wc * cl) / near;
      const at = place * 3;
      if (kind === 'ground') {
        for (let channel = 0; channel < 3; channel++) light[at + channel] = (light[at + channel] ?? 0) * lightness;
        continue;
      }
      const glance = ((wa * as + wb * bs + wc * cs) / near) * lightness;
      if (kind === 'cloth') {
        const u = (wa * au * aw + wb * bu * bw + wc * cu * cw) / near;
        const v = (wa * av * aw + wb * bv * bw + wc * cv * cw) / near;
        samplePrint(print, placement, u, v, cmPerSample, colour);
      } else colour.fill(sheet.grey);
      for (let channel = 0; channel < 3; channel++) light[at + channel] = (colour[channel] ?? 0) * lightness + glance;
    }
  }
}

/** The mean of the samples of each pixel, in linear light, as sRGB. */
function resolve({ width, fineness }: Drawing, { wide, light }: Band, rows: number): Uint8Array {
  const pixels = new Uint8Array(width * rows * 3);
  const share = 1 / (fineness * fineness);
  for (let y = 0, into = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      // Less than half a step of grain keeps an even grey from falling into bands.
      const grain = (((x * 73_856_093) ^ (y * 19_349_663)) & 255) / 255 - 0.5;
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let j = 0; j < fineness; j++)
          for (let i = 0; i < fineness; i++)
            sum += light[((y * fineness + j) * wide + x * fineness + i) * 3 + channel] ?? 0;
        pixels[into++] = Math.round(Math.min(255, Math.max(0, linearToSrgb(sum * share) * 255 + grain * 0.9)));
      }
    }
  }
  return pixels;
}
