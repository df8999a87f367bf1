import { type Canvas, createCanvas } from './canvas.ts';
import { closeSeams } from './close-seams.ts';
import { type Field, wrap } from './field.ts';
import { fillGround } from './fill-ground.ts';
import { type Blob, type Blobs, findBlobs } from './find-blobs.ts';
import { findGround, type Ground } from './find-ground.ts';
import { findMotifs, grown, type Motifs } from './find-motifs.ts';
import { createFloor, type Floor } from './floor.ts';
import { halved } from './halve.ts';
import { layMotifs } from './lay-motifs.ts';
import { type SelfDistance, selfDistance } from './likeness.ts';
import { inPlace, type OwnerMap } from './owners.ts';
import { quiltPatches } from './quilt-patches.ts';
import type { Requilted, Requilting, RequiltNote } from './requilting.ts';
import { drawCloser, scaleMotifs } from './scale-motifs.ts';
import { layScaled, repeatsOf, wholeFactors } from './scale-tile.ts';
import { shuffle } from './shuffle.ts';
import { areaOf, relax, spread } from './spread.ts';
import { createStock } from './stage.ts';

/** What is to be written, and from which pictures: the tile itself and, where one is asked for, the tile resized. */
export interface Plan {
  readonly map: OwnerMap;
  readonly method: Requilted['method'];
  readonly notes: readonly RequiltNote[];
  /** Of the second source. */
  readonly scale: { readonly across: number; readonly down: number } | undefined;
}

/** Drawn smaller, more of the same covers at least this share of what it did. */
const leastCover = 0.74;

/** An edit of density that reaches less than this is none. */
const leastSpread = 1.08;
const rounds = 6;
const mostSeen = 0.3;
/** Cuts along an edge lie beside each other, and fewer are seen. */
const mostSeenAtEdges = 0.2;
/** A cast of this much is seen around what was laid. */
const mostCast = 1.5;
/** Of a picture with so much ground, as clear as that, crumbs can be distinguished. */
const leastGround = 0.24;
const leastContrast = 1.5;

/** A field of the resized tile, from the tile's own. */
export type Resized = (across: number, down: number) => Promise<Field>;

/** Plans at small size what becomes of a tile. `resized` is asked for another size of it when one is needed. */
export async function planRequilt(
  tile: Field,
  wish: Requilting,
  random: () => number,
  resized: Resized,
): Promise<Plan> {
  const ground = findGround(tile);
  const motifs = findMotifs(tile, ground);
  if (motifs !== undefined) {
    const plan = await withMotifs(tile, motifs, wish, random);
    if (plan !== undefined) return plan;
  }
  if (wish.kind === 'vary') return varied(tile, ground, wish, random);
  return scaled(tile, wish.kind === 'scale' ? wish.factor : 1 / Math.sqrt(wish.factor), wish, random, resized);
}

async function withMotifs(
  tile: Field,
  motifs: Motifs,
  wish: Requilting,
  random: () => number,
): Promise<Plan | undefined> {
  const fixed = motifs.rest.map((kind) => (kind === 2 ? 1 : 0));
  const floor = createFloor(tile.width, tile.height, fixed);
  for (const motif of motifs.motifs) floor.put({ motif, x: motif.x, y: motif.y, isFlipped: false });
  const planned = (laid: Floor, notes: RequiltNote[], factor?: number): Plan => ({
    map: layMotifs(tile, motifs, laid, random),
    method: 'motifs',
    notes,
    scale: factor === undefined ? undefined : { across: factor, down: factor },
  });
  if (wish.kind === 'vary') {
    shuffle(floor, wish, random);
    return planned(floor, []);
  }
  if (wish.kind === 'spread') {
    const reached = spread(floor, wish.factor, random);
    if (wish.factor < 1 || reached >= leastSpread)
      return planned(floor, wish.factor < 1 && reached > 0.97 ? ['noRoom'] : []);
    // What repeats inside the tile is drawn smaller without any edge to close.
    const self = selfOf(tile, random);
    const isEven = repeatsOf(self, true) > 1 && repeatsOf(self, false) > 1;
    if (isEven || isDotted(motifs)) return undefined;
    const before = { count: motifs.motifs.length, area: areaOf(floor) / reached };
    const factor = 1 / Math.sqrt(wish.factor);
    const closer = drawCloser(floor, fixed, factor);
    relax(closer, rounds, closer.placed);
    spread(closer, before.area / areaOf(closer), random);
    const isDenser = closer.placed.size >= before.count * leastSpread && areaOf(closer) >= before.area * leastCover;
    return isDenser ? planned(closer, ['drawnSmaller'], factor) : undefined;
  }
  const next = scaleMotifs(floor, fixed, wish.factor);
  // With fewer than half of them left it would be another design.
  return next.kept < 0.4 ? undefined : planned(next.floor, next.kept < 0.97 ? ['noRoom'] : [], wish.factor);
}

function varied(tile: Field, ground: Ground, wish: Requilting & { kind: 'vary' }, random: () => number): Plan {
  const same: OwnerMap = {
    width: tile.width,
    height: tile.height,
    owners: new Uint32Array(tile.width * tile.height),
    origins: [inPlace],
  };
  const stays = (note: RequiltNote): Plan => ({ map: same, method: 'none', notes: [note], scale: undefined });
  if (wish.motifsOnly) return stays('noMotifs');
  if (isStraight(halved(halved(tile)))) return stays('straight');
  const stock = createStock(0, tile, ground.drawn, false);
  const size = 1.15 - 0.4 * wish.share;
  const { canvas, share } = quiltPatches(stock, { share: wish.share, size, contrast: ground.contrast }, random);
  if (ground.share >= leastGround && ground.contrast >= leastContrast) sweep(canvas, tile, ground.drawn, random);
  const map = { width: tile.width, height: tile.height, owners: canvas.owners, origins: canvas.origins };
  return { map, method: 'patches', notes: share < wish.share * 0.4 ? ['noRoom'] : [], scale: undefined };
}

/** All of it larger or smaller: by a whole number of its repeats where it has some, else with its edges closed. */
async function scaled(
  tile: Field,
  factor: number,
  wish: Requilting,
  random: () => number,
  resized: Resized,
): Promise<Plan> {
  const self = selfOf(tile, random);
  const scale = wholeFactors({ across: repeatsOf(self, true), down: repeatsOf(self, false) }, factor);
  const field = await resized(scale.across, scale.down);
  const ground = findGround(field);
  const { canvas, seen } = layScaled(tile, createStock(1, field, ground.drawn, false), random);
  const map = { width: tile.width, height: tile.height, owners: canvas.owners, origins: canvas.origins };
  const notes: RequiltNote[] = [];
  if (wish.kind === 'spread' && factor < 1) notes.push('drawnSmaller');
  if (seen > mostSeen) notes.push('cutsSeen');
  return { map, method: 'whole', notes, scale };
}

/** A picture that does not tile, its edges closed with parts of itself. */
export interface Closed {
  readonly map: OwnerMap;
  /** No part of the picture fits there well: cuts are seen. */
  readonly isCutSeen: boolean;
}

/** Plans how the edges of a picture that does not tile are closed. */
export function planClosed(picture: Field, seams: { across: boolean; down: boolean }, random: () => number): Closed {
  const { drawn } = findGround(picture);
  const canvas = createCanvas(picture, drawn);
  const stock = createStock(0, picture, drawn, true);
  const { seen, cast } = closeSeams(canvas, stock, seams, random);
  const map = { width: picture.width, height: picture.height, owners: canvas.owners, origins: canvas.origins };
  return { map, isCutSeen: seen > mostSeenAtEdges || cast > mostCast };
}

/** From this share of what is drawn on specks are a drawing of the ground, which would suffer. */
const dotted = 0.08;

function isDotted({ motifs, rest }: Motifs): boolean {
  const specks = rest.reduce((sum, kind) => sum + (kind === 1 ? 1 : 0), 0);
  return specks > dotted * motifs.reduce((sum, { area }) => sum + area, specks);
}

function selfOf(tile: Field, random: () => number): SelfDistance {
  return selfDistance(halved(halved(tile)), random);
}

/** What is smaller than this share of the picture and was larger where it comes from is a crumb. */
const crumb = 0.0015;
const larger = 1.35;
/** Pixels around a crumb that go with it. */
const around = 2;

/** Takes crumbs away that cuts have left: ground is laid in their place. `drawn` is the source's. */
function sweep(canvas: Canvas, source: Field, drawn: Uint8Array, random: () => number): void {
  const { width, height } = canvas.field;
  const busy = grown(drawn, width, height, 1);
  const whole = findBlobs(drawn, width, height);
  const most = crumb * width * height;
  const crumbs = findBlobs(canvas.drawn, width, height).blobs.filter(
    (blob) => blob.pixels.length <= most && isCut(canvas, blob, whole),
  );
  for (const { pixels: own } of crumbs) {
    const hole = new Set<number>(own);
    for (const at of own) {
      for (let dy = -around; dy <= around; dy++) {
        for (let dx = -around; dx <= around; dx++) {
          const to = wrap(Math.floor(at / width) + dy, height) * width + wrap((at % width) + dx, width);
          if (canvas.drawn[to] === 0) hole.add(to);
        }
      }
    }
    for (const { pixels, offset } of fillGround(source, busy, [...hole], random)) {
      const owner = canvas.origins.push({ ...inPlace, ...offset }) - 1;
      for (const at of pixels) {
        canvas.owners[at] = owner;
        canvas.drawn[at] = 0;
      }
    }
  }
}

/** Whether there was more of a blob where it comes from. */
function isCut({ owners, origins, field: { width, height } }: Canvas, { pixels }: Blob, whole: Blobs): boolean {
  return pixels.some((at) => {
    const { dx, dy } = origins[owners[at] ?? 0] ?? inPlace;
    const from = wrap(Math.floor(at / width) + dy, height) * width + wrap((at % width) + dx, width);
    const was = whole.blobs[(whole.labels[from] ?? 0) - 1];
    return was !== undefined && was.pixels.length > larger * pixels.length;
  });
}

/** From this share on of its variation that rows and columns explain, a picture is of straight lines: stripes, checks. */
const straight = 0.8;

/** Whether a picture is of stripes or checks, whose lines no patch may break. For a field so small that yarns and twill are gone from it. */
function isStraight({ width, height, lab }: Field): boolean {
  const columns = new Float64Array(width * 3);
  const rows = new Float64Array(height * 3);
  const means = [0, 0, 0];
  const count = width * height;
  for (let at = 0; at < lab.length; at++) {
    const axis = at % 3;
    const pixel = (at - axis) / 3;
    const value = lab[at] ?? 0;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    columns[x * 3 + axis] = (columns[x * 3 + axis] ?? 0) + value / height;
    rows[y * 3 + axis] = (rows[y * 3 + axis] ?? 0) + value / width;
    means[axis] = (means[axis] ?? 0) + value / count;
  }
  let [whole, left] = [0, 0];
  for (let at = 0; at < lab.length; at++) {
    const axis = at % 3;
    const pixel = (at - axis) / 3;
    const mean = means[axis] ?? 0;
    const value = (lab[at] ?? 0) - mean;
    const expected =
      (columns[(pixel % width) * 3 + axis] ?? 0) + (rows[Math.floor(pixel / width) * 3 + axis] ?? 0) - 2 * mean;
    whole += value * value;
    left += (value - expected) ** 2;
  }
  return whole > 0 && 1 - left / whole >= straight;
}
