import { isGhosting, mixAtJoin } from '@naksha/colour';
import { limits } from '@naksha/contract/limits';
import type { Rows } from '../bands/open-rows.ts';
import { type PixelLayout, pixelBytes, rowBytes } from '../bands/pixel-layout.ts';
import { samplesOf } from '../bands/samples.ts';
import { PictureError } from '../picture-error.ts';
import type { CopiedArrangement } from './arrangement.ts';
import { fillWith } from './fill-with.ts';
import { type Joins, type JoinsFound, judgeLook, type Look, lookAtJoins } from './look-at-joins.ts';
import { mapBlock } from './map-block.ts';
import type { Repeating } from './repeating.ts';
import { crop, fold, hold, type RowSource, transpose, withAlpha } from './row-source.ts';
import { scorePlaces } from './score-places.ts';

/** What repeats straight, and what is found at its joins and at those of the tile. */
export interface Block {
  readonly block: RowSource;
  readonly before: JoinsFound;
  readonly after: JoinsFound;
}

/** Tiles up to this size are held: their rows are read for every copy. */
const heldBytes = 2 ** 26;
const quarterTurn = 4;

/** Turns a picture into the block of a repeat. Throws PictureError when the layout must hold the picture and it is too large for that. */
export async function buildBlock(rows: Rows, { arrangement, ground, brush }: Repeating): Promise<Block> {
  const { width, height } = rows.layout;
  const isMapped = arrangement.kind === 'mapped';
  const isTurned = !isMapped && arrangement.copies.some(({ turn }) => (turn & quarterTurn) !== 0);
  const isHeld = isMapped || isTurned || arrangement.fold !== undefined;
  if (isHeld && width * height > limits.largePixels) throw tooLarge(width, height);
  const source = isHeld || rowBytes(rows.layout) * height <= heldBytes ? await hold(rows) : rows;
  const before = judgeLook(await lookAtJoins(source), { across: width, down: height });
  if (isMapped) {
    const isTransparent = ground === null && arrangement.gap > 0;
    const tile = await hold(isTransparent ? withAlpha(source) : source);
    const block = mapBlock(arrangement, tile, groundPixel(tile.layout, ground));
    const seen = scorePlaces(arrangement, tile);
    const judged = arrangement.gap > 0 ? null : { verdict: seen > 1 ? ('steps' as const) : ('meets' as const), seen };
    return { block, before, after: { across: judged, down: judged } };
  }
  return { ...(await copied(arrangement, source, ground, brush, before)), before };
}

async function copied(
  arrangement: CopiedArrangement,
  source: RowSource,
  ground: Repeating['ground'],
  brush: Repeating['brush'],
  before: JoinsFound,
): Promise<Omit<Block, 'before'>> {
  const { part, pitch, shifted, copies } = arrangement;
  // A gap has no join to soften or to judge.
  const joins = {
    across: pitch.across > part.width ? null : pitch.across,
    down: pitch.down > part.height ? null : pitch.down,
  };
  const isTransparent = ground === null && (joins.across === null || joins.down === null);
  let tile = crop(source, part);
  if (isTransparent) tile = withAlpha(tile);
  if (arrangement.fold !== undefined) tile = fold(await hold(tile), arrangement.fold);
  const transposed = copies.some(({ turn }) => (turn & quarterTurn) !== 0) ? transpose(await hold(tile)) : undefined;
  // Mirror images meet in themselves, so only what is merely shifted is softened.
  const own = copies.every(({ turn }) => turn === 0) ? brush : { across: [], down: [] };
  const across = { every: pitch.across, own: joins.across === null ? [] : own.across };
  const down = { every: pitch.down, own: joins.down === null ? [] : own.down };
  const pixel = groundPixel(tile.layout, ground);
  const isSoftened = across.own.length > 0 || down.own.length > 0;
  const hard = isSoftened ? await lookAtJoins(copyBlock(arrangement, tile, pixel, transposed)) : undefined;
  const judged = async (block: RowSource): Promise<Omit<Block, 'before'>> => {
    const found = judgeLook(await lookAtJoins(block), joins);
    return { block, after: hard ? withGhosts(found, hard, joins, { across, down }) : found };
  };
  if (shifted === 'across') return judged(blendDown(copyBlock(arrangement, blendAcross(tile, across), pixel), down));
  const block = blendAcross(copyBlock(arrangement, blendDown(tile, down), pixel, transposed), across);
  const isAsItWas = shifted === undefined && copies.length === 1 && joins.across !== null && joins.down !== null;
  return isAsItWas && !isSoftened ? { block, after: before } : judged(block);
}

/** Share of a side from which on a brush spreads light that steps so far that no edge of it is seen. */
const wideEnough = 0.04;

/** Nothing steps where two sides are mixed: whether that mends them is known from the joins as they were. */
function withGhosts(
  found: JoinsFound,
  hard: Look,
  joins: Joins,
  brushes: Record<'across' | 'down', JoinBrush>,
): JoinsFound {
  const { small, scale } = hard;
  const before = judgeLook(hard, joins);
  const judged = (axis: 'across' | 'down') => {
    const { every, own } = brushes[axis];
    const mixed = found[axis];
    if (mixed === null || own.length === 0) return mixed;
    const inside = Math.round(every / scale[axis]) % (axis === 'across' ? small.width : small.height);
    const keeps = (distance: number) => own[Math.floor(distance * scale[axis])] ?? 1;
    if (isGhosting(small, axis, keeps, inside)) return { ...mixed, verdict: 'ghosts' as const };
    const isNarrow = own.length < wideEnough * every;
    return isNarrow && before[axis]?.verdict === 'steps' ? before[axis] : mixed;
  };
  return { across: judged('across'), down: judged('down') };
}

function groundPixel({ channels, depth }: PixelLayout, ground: Repeating['ground']): Uint8Array {
  const samples = ground === null ? [0, 0, 0, 0] : [...ground, 255];
  // Sixteen bits of a colour are its eight bits twice.
  return Uint8Array.from(samples.slice(0, channels).flatMap((sample) => (depth === 8 ? [sample] : [sample, sample])));
}

function tooLarge(width: number, height: number): PictureError {
  const figures = { limit: limits.largePixels, totalPixels: width * height, width, height };
  return new PictureError('too_many_pixels', `Expected at most ${limits.largePixels} pixels to turn`, figures);
}

/**
 * The brush that softens joins. At each join every pixel takes something of the pixel that lies as far on its other side: `own`
 * says how much it keeps, from the join outwards, about a half there and all of it at the band's end. Both sides meet
 * in their mean, so nothing steps, and outside of the band nothing changes.
 */
interface JoinBrush {
  /** From one join to the next. The first lies at the edge. */
  readonly every: number;
  readonly own: readonly number[];
}

/** Softens joins that run downwards. The picture repeats, so its edge is one. */
function blendAcross(source: RowSource, { every, own }: JoinBrush): RowSource {
  if (own.length === 0) return source;
  const { layout } = source;
  const { width, channels } = layout;
  return {
    layout,
    read: async (y, count) => {
      const bytes = (await source.read(y, count)).slice();
      const samples = samplesOf(bytes, layout);
      for (let row = 0; row < count; row++) {
        const start = row * width * channels;
        for (let join = 0; join < width; join += every) {
          for (let i = 0; i < own.length; i++) {
            const right = start + (join + i) * channels;
            const left = start + ((join - 1 - i + width) % width) * channels;
            mixAtJoin(samples, left, samples, right, own[i] ?? 1, channels, true);
          }
        }
      }
      return bytes;
    },
  };
}

/** Softens joins that run across. */
function blendDown(source: RowSource, { every, own }: JoinBrush): RowSource {
  if (own.length === 0) return source;
  const { layout } = source;
  const { height, channels } = layout;
  const stride = rowBytes(layout) / (pixelBytes(layout) / channels);
  return {
    layout,
    read: async (y, count) => {
      const bytes = (await source.read(y, count)).slice();
      const samples = samplesOf(bytes, layout);
      for (let row = 0; row < count; row++) {
        const below = (y + row) % every;
        const above = every - 1 - below;
        const i = Math.min(below, above);
        if (i >= own.length) continue;
        const join = below < above ? y + row - below : y + row + 1 + above;
        const partner = (2 * join - 1 - (y + row) + height) % height;
        const other = samplesOf((await source.read(partner, 1)).slice(), layout);
        for (let at = 0; at < stride; at += channels) {
          mixAtJoin(samples, row * stride + at, other, at, own[i] ?? 1, channels, false);
        }
      }
      return bytes;
    },
  };
}

const turn = { across: 1, down: 2, transposed: 4 } as const;

/**
 * The block of an arrangement, its rows put together when they are asked for. `ground` is the pixel between the copies. `transposed`
 * is needed where copies are turned by a quarter.
 */
function copyBlock(
  { block, copies }: CopiedArrangement,
  tile: RowSource,
  ground: Uint8Array,
  transposed: RowSource = tile,
): RowSource {
  const layout = { ...tile.layout, ...block };
  const stride = rowBytes(layout);
  const { width, height } = tile.layout;
  const isFilled = copies.length * width * height === block.width * block.height;
  return {
    layout,
    read: async (y, count) => {
      const out = new Uint8Array(stride * count);
      if (!isFilled) fillWith(out, ground);
      for (const copy of copies) {
        const source = (copy.turn & turn.transposed) === 0 ? tile : transposed;
        // A copy that leaves the block below comes in again above.
        for (const top of [copy.y, copy.y - block.height]) {
          const first = Math.max(y, top);
          const last = Math.min(y + count, top + height);
          if (first >= last) continue;
          const isMirrored = (copy.turn & turn.down) !== 0;
          const from = isMirrored ? top + height - last : first - top;
          const rows = await source.read(from, last - first);
          for (let row = first; row < last; row++) {
            const at = isMirrored ? last - 1 - row : row - first;
            const line = rows.subarray(at * rowBytes(tile.layout), (at + 1) * rowBytes(tile.layout));
            const into = out.subarray((row - y) * stride, (row - y + 1) * stride);
            lay(into, line, copy.x * pixelBytes(layout), (copy.turn & turn.across) !== 0 ? pixelBytes(layout) : 0);
          }
        }
      }
      return out;
    },
  };
}

/** Lays a line into a row that goes on at its beginning; `mirrored` is the size of a pixel when the line is turned around. */
function lay(row: Uint8Array, line: Uint8Array, at: number, mirrored: number): void {
  const own = mirrored === 0 ? line : backwards(line, mirrored);
  const before = Math.min(own.length, row.length - at);
  row.set(own.subarray(0, before), at);
  if (before < own.length) row.set(own.subarray(before), 0);
}

function backwards(line: Uint8Array, bytes: number): Uint8Array {
  const out = new Uint8Array(line.length);
  for (let i = 0, o = line.length - bytes; o >= 0; i += bytes, o -= bytes) {
    for (let byte = 0; byte < bytes; byte++) out[o + byte] = line[i + byte] ?? 0;
  }
  return out;
}
