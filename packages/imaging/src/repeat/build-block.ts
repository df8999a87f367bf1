import { limits } from '@naksha/contract/limits';
import type { Rows } from '../bands/open-rows.ts';
import { type PixelLayout, rowBytes } from '../bands/pixel-layout.ts';
import { PictureError } from '../picture-error.ts';
import type { CopiedArrangement } from './arrangement.ts';
import { blendAcross, blendDown } from './blend-joins.ts';
import { copyBlock } from './copy-block.ts';
import { mapBlock } from './map-block.ts';
import type { Repeating } from './repeating.ts';
import { crop, fold, hold, type RowSource, transpose, withAlpha } from './row-source.ts';
import { scoreJoins } from './score-joins.ts';
import { scorePlaces } from './score-places.ts';

/** What repeats straight, and how its joins are against those of the tile. */
export interface Block {
  readonly block: RowSource;
  readonly seamBefore: number;
  readonly seamAfter: number;
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
  const seamBefore = await scoreJoins(source, { across: width, down: height });
  if (isMapped) {
    const isTransparent = ground === null && arrangement.gap > 0;
    const tile = await hold(isTransparent ? withAlpha(source) : source);
    const block = mapBlock(arrangement, tile, groundPixel(tile.layout, ground));
    return { block, seamBefore, seamAfter: scorePlaces(arrangement, tile) };
  }
  return { ...(await copied(arrangement, source, ground, brush, seamBefore)), seamBefore };
}

async function copied(
  arrangement: CopiedArrangement,
  source: RowSource,
  ground: Repeating['ground'],
  brush: Repeating['brush'],
  seamBefore: number,
): Promise<Omit<Block, 'seamBefore'>> {
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
  if (shifted === 'across') {
    tile = blendAcross(tile, across);
    const block = blendDown(copyBlock(arrangement, tile, pixel), down);
    const scores = [
      await scoreJoins(tile, { across: joins.across, down: null }),
      await scoreJoins(block, { across: null, down: joins.down }),
    ];
    return { block, seamAfter: Math.max(...scores) };
  }
  tile = blendDown(tile, down);
  const block = blendAcross(copyBlock(arrangement, tile, pixel, transposed), across);
  if (shifted === undefined) {
    const isAsItWas = copies.length === 1 && joins.across !== null && joins.down !== null;
    const isJudged = isAsItWas && across.own.length === 0 && down.own.length === 0;
    return { block, seamAfter: isJudged ? seamBefore : await scoreJoins(block, joins) };
  }
  const scores = [
    await scoreJoins(tile, { across: null, down: joins.down }),
    await scoreJoins(block, { across: joins.across, down: null }),
  ];
  return { block, seamAfter: Math.max(...scores) };
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
