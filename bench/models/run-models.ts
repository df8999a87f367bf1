import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClothRepeat, clothLookPx, measureCloth, placeOf, reduced } from '@naksha/colour';
import { designFromModel } from '@naksha/imaging';
import type { Raster } from '@naksha/loom';
import sharp from 'sharp';
import { plain } from '../look/recipe-of.ts';
import { renderTile } from '../look/render-tile.ts';
import { printTable } from '../print-table.ts';
import { encode, type Photograph, type Pose, photograph, sampleTile } from './photograph.ts';

const easy: Pose = {
  width: 1400,
  height: 1050,
  tilePx: 260,
  turned: 4,
  far: 0,
  aside: 0,
  fold: 0,
  folds: 2,
  shade: 0,
  grain: 2,
  arm: false,
  wall: false,
  shine: 0,
};

/** A family, its layout and how it is photographed: from a scan to a person in a draped cloth. */
const cases: readonly (readonly [name: string, family: string, layout: string | undefined, pose: Partial<Pose>])[] = [
  ['flat', 'kalamkari', undefined, {}],
  ['perspective', 'ajrakh', undefined, { far: 0.35, aside: 0.12, turned: 8, wall: true }],
  ['folds', 'bandhani', undefined, { fold: 0.05, shade: 0.18, tilePx: 220 }],
  ['arm', 'block-print', undefined, { fold: 0.03, shade: 0.12, arm: true, far: 0.2, tilePx: 200 }],
  ['shine', 'paisley', undefined, { fold: 0.03, shade: 0.1, shine: 0.08, tilePx: 240, wall: true }],
  ['person', 'ikat', undefined, { fold: 0.04, shade: 0.2, arm: true, wall: true, far: 0.25, turned: -7, tilePx: 170 }],
  ['small', 'floral', undefined, { tilePx: 110, fold: 0.06, shade: 0.1, grain: 4, far: 0.2 }],
  ['large', 'mandala', undefined, { tilePx: 400, fold: 0.02, shade: 0.15, wall: false }],
];

/** Takes designs out of photographs made of them, and says how far lattice and tile are from the truth. Pictures go to BENCH_OUT or a new folder. */
export async function runModels(only: readonly string[]): Promise<boolean> {
  const out = process.env.BENCH_OUT ?? (await mkdtemp(join(tmpdir(), 'models-')));
  await mkdir(out, { recursive: true });
  const rows: string[][] = [];
  let isGood = true;
  for (const [name, family, layout, pose] of cases) {
    if (only.length > 0 && !only.includes(name)) continue;
    const posed = { ...easy, ...pose };
    // As large as it is seen: a picture of points would be one of moiré.
    const tile = renderTile(plain(family, layout, '7', 0), { px: Math.round(posed.tilePx * 1.1) });
    const photo = photograph(tile, posed);
    const from = join(out, `${name}-photo.jpg`);
    const to = join(out, `${name}-tile.png`);
    const raw = { width: photo.width, height: photo.height, channels: 3 as const };
    await sharp(photo.pixels, { raw }).jpeg({ quality: 88 }).toFile(from);
    const seen = await looked(photo, from);
    const repeat = measureCloth(seen)?.repeat;
    const started = performance.now();
    const { signal } = new AbortController();
    const work = { from, to, folder: out, params: { tileable: true }, signal, progress: () => undefined };
    const design = await designFromModel(work);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (repeat === undefined || design.repeat === null) {
      rows.push([name, family, 'no repeat', '', '', '', '', seconds]);
      isGood = false;
      continue;
    }
    const size = { width: design.width, height: design.height };
    const made = new Uint8Array(await sharp(to).removeAlpha().raw().toBuffer());
    const { error, turns, origin, along, beside } = latticeError(seen, repeat);
    const psnr = psnrOf(tile, size, made, (s, t) => ({
      u: origin.u + s * along.u + t * beside.u,
      v: origin.v + s * along.v + t * beside.v,
    }));
    isGood &&= error < 0.01;
    rows.push([
      name,
      family,
      `${size.width} × ${size.height}`,
      turns,
      repeat.confidence.toFixed(2),
      `${(error * 100).toFixed(2)} %`,
      psnr.toFixed(1),
      seconds,
    ]);
  }
  printTable(['case', 'family', 'repeat px', 'in tiles', 'confidence', 'lattice', 'PSNR dB', 'wall s'], rows);
  return isGood;
}

/** The file at the size at which the operation looks at it, and where its pixels lie on the cloth. */
async function looked(photo: Photograph, path: string): Promise<Photograph> {
  const { width, height, onCloth } = photo;
  const pixels = new Uint8Array(await sharp(path).removeAlpha().raw().toBuffer());
  const inside = new Uint8Array(width * height).fill(1);
  const small = reduced({ width, height, pixels, inside }, Math.max(1, Math.max(width, height) / clothLookPx));
  const [across, down] = [width / small.width, height / small.height];
  return { ...small, onCloth: (x, y) => onCloth((x + 0.5) * across - 0.5, (y + 0.5) * down - 0.5) };
}

/** How far the cells' corners lie from an even lattice on the true cloth, as a share of the repeat, and where that lattice lies. */
function latticeError(photo: Photograph, repeat: ClothRepeat) {
  const { warp, weights, cellsAcross, right, down } = repeat;
  const found: { i: number; j: number; u: number; v: number }[] = [];
  const place = { x: 0, y: 0 };
  for (let at = 0; at < weights.length; at++) {
    if ((weights[at] ?? 0) <= 0) continue;
    const [i, j] = [(at % cellsAcross) + 0.5, Math.floor(at / cellsAcross) + 0.5];
    placeOf(warp, warp.from.x + i, warp.from.y + j, place);
    found.push({ i, j, ...photo.onCloth(place.x, place.y) });
  }
  const u = planeThrough(found.map(({ i, j, u }) => [i, j, u]));
  const v = planeThrough(found.map(({ i, j, v }) => [i, j, v]));
  const along = { u: u.a * right[0] + u.b * right[1], v: v.a * right[0] + v.b * right[1] };
  const beside = { u: u.a * down[0] + u.b * down[1], v: v.a * down[0] + v.b * down[1] };
  const rest = found.map((each) =>
    Math.hypot(each.u - u.c - u.a * each.i - u.b * each.j, each.v - v.c - v.a * each.i - v.b * each.j),
  );
  const spread = Math.sqrt(rest.reduce((sum, value) => sum + value * value, 0) / rest.length);
  const repeatLength = Math.min(Math.hypot(along.u, along.v), Math.hypot(beside.u, beside.v));
  const figure = (value: number) => value.toFixed(3);
  return {
    error: spread / repeatLength,
    turns: `${figure(along.u)} ${figure(along.v)} / ${figure(beside.u)} ${figure(beside.v)}`,
    origin: { u: u.c, v: v.c },
    along,
    beside,
  };
}

/** Least squares of a plane, by its three normal equations. */
function planeThrough(points: readonly (readonly number[])[]): { a: number; b: number; c: number } {
  const n = points.length;
  const mean = (part: (p: readonly number[]) => number) => points.reduce((sum, p) => sum + part(p), 0) / n;
  const [mi, mj, mz] = [mean((p) => p[0] ?? 0), mean((p) => p[1] ?? 0), mean((p) => p[2] ?? 0)];
  let [ii, ij, jj, iz, jz] = [0, 0, 0, 0, 0];
  for (const [i = 0, j = 0, z = 0] of points) {
    ii += (i - mi) ** 2;
    ij += (i - mi) * (j - mj);
    jj += (j - mj) ** 2;
    iz += (i - mi) * (z - mz);
    jz += (j - mj) * (z - mz);
  }
  const whole = ii * jj - ij * ij;
  const a = (jj * iz - ij * jz) / whole;
  const b = (ii * jz - ij * iz) / whole;
  return { a, b, c: mz - a * mi - b * mj };
}

/** Decibels between a tile that was made and the truth in the same place, light and colour of the lamp fitted by one factor a channel. */
function psnrOf(
  tile: Raster,
  { width, height }: { width: number; height: number },
  made: Uint8Array,
  onCloth: (s: number, t: number) => { u: number; v: number },
): number {
  const truth = new Float64Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const { u, v } = onCloth(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height);
    const light = sampleTile(tile, u, v);
    for (const c of [0, 1, 2] as const) truth[at * 3 + c] = encode(light[c]);
  }
  let squares = 0;
  for (let c = 0; c < 3; c++) {
    let [both, own] = [0, 0];
    for (let at = c; at < made.length; at += 3) {
      both += (made[at] ?? 0) * (truth[at] ?? 0);
      own += (made[at] ?? 0) ** 2;
    }
    const gain = own > 0 ? both / own : 1;
    for (let at = c; at < made.length; at += 3) squares += (gain * (made[at] ?? 0) - (truth[at] ?? 0)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / (squares / made.length));
}
