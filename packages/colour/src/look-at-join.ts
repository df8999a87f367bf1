import { type JoinLines, type JoinPicture, joinLines, joinReach } from './join-lines.ts';
import { relitAt } from './relit-at.ts';

/** Other places of a picture with which a join is compared, evenly over the distance to the next join. */
const others = 40;

/** A join as it is looked at: the lines beside it, and where the whole picture is there, what else lies in it. */
export interface JoinLook {
  readonly lines: JoinLines;
  /** Two lines on each side of other places. */
  readonly elsewhere?: readonly JoinLines[];
  /** How visibly the light changes at the join; above 1 a person sees it. */
  readonly relit?: number;
  /** How unlike its two lines are to any other two that lie beside each other up to the next join, as a share of what they step. */
  readonly unlike?: number;
}

/** Pixels below which a part that comes again is what the cloth is made of, as a stripe or a square, and no tile. */
const leastTile = 4 * joinReach;
/** How far copies of a tile may differ from each other, as a share of what the join steps: reduced, they begin between pixels. */
const alike = 0.1;

/**
 * A join of a picture as it is looked at: its edge, or another `at` so many pixels; the next one is `every` so many pixels away.
 * Where the picture is copies of a tile, the next one is that of the tile: it steps as often as there are copies.
 */
export function lookAtJoin(picture: JoinPicture, axis: 'across' | 'down', at = 0, every?: number): JoinLook {
  const length = axis === 'across' ? picture.width : picture.height;
  const lines = joinLines(picture, axis, at);
  const given = Math.min(every ?? length, length);
  if (lines.length === 0 || given < 2 * joinReach + 4) return { lines };
  const apart = apartIn(picture, axis, at);
  const period = tileIn(given, apart);
  const room = period - 2 * joinReach;
  const count = Math.min(others, Math.floor(room / 4));
  const places = Array.from({ length: count }, (_, i) => joinReach + 2 + Math.floor((i * (room - 4)) / count));
  const elsewhere = places.map((place) => joinLines(picture, axis, at + place, 2));
  const unlike = unlikeIn(period, apart, period < given);
  return { lines, elsewhere, relit: relitAt(picture, axis, at, period), unlike };
}

/** Levels by which two lines differ, so many pixels after the join; of lines that differ by more than `most`, any number above it. */
type Apart = (line: number, another: number, most?: number) => number;

/** Reads the pixels where they lie: there are as many pairs of lines as the picture has lines. */
function apartIn({ pixels, channels, width, height }: JoinPicture, axis: 'across' | 'down', at: number): Apart {
  const isColumn = axis === 'across';
  const [length, along] = isColumn ? [width, height] : [height, width];
  const [across, step] = isColumn ? [channels, width * channels] : [width * channels, channels];
  const startOf = (line: number) => ((at + line + length) % length) * across;
  return (line, another, most = Number.POSITIVE_INFINITY) => {
    let [sum, one, other] = [0, startOf(line), startOf(another)];
    for (let i = 0; i < along && sum <= most; i++, one += step, other += step) {
      for (let channel = 0; channel < 3; channel++)
        sum += Math.abs((pixels[one + channel] ?? 0) - (pixels[other + channel] ?? 0));
    }
    return sum;
  };
}

/** Pixels of the smallest tile of which so many pixels are whole copies; all of them where they are not copies. */
function tileIn(period: number, apart: Apart): number {
  const most = alike * apart(-1, 0);
  const comesAgain = (tile: number) => {
    // A line in three shows it.
    let [left, line] = [(most * (period - tile)) / 3, 0];
    for (; left >= 0 && line + tile < period; line += 3) left -= apart(line, line + tile, left);
    return left >= 0;
  };
  for (let copies = Math.floor(period / leastTile); copies > 1; copies--) {
    const tile = Math.round(period / copies);
    if (comesAgain(tile)) return tile;
  }
  return period;
}

/**
 * How unlike the two lines of a join are to any other two up to the next join; of a tile, also to those as seen from the other side:
 * a bar that begins at its join ends within it.
 */
function unlikeIn(period: number, apart: Apart, isTile: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  const pair = (before: number, after: number) => {
    const first = apart(-1, before, least);
    if (first < least) least = Math.min(least, first + apart(0, after, least - first));
  };
  for (let place = 1; place < period; place++) {
    pair(place - 1, place);
    if (isTile) pair(place, place - 1);
  }
  return least / Math.max(1, apart(-1, 0));
}
