import { type JoinLine, type JoinLines, type JoinPicture, joinLines, joinReach } from './join-lines.ts';
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
  /** How unlike its two lines are to any other two that lie beside each other, as a share of what they step. */
  readonly unlike?: number;
}

/** A join of a picture as it is looked at: its edge, or another `at` so many pixels; the next one is `every` so many pixels away. */
export function lookAtJoin(picture: JoinPicture, axis: 'across' | 'down', at = 0, every?: number): JoinLook {
  const length = axis === 'across' ? picture.width : picture.height;
  const period = Math.min(every ?? length, length);
  const lines = joinLines(picture, axis, at);
  const room = period - 2 * joinReach;
  if (lines.length === 0 || room < 4) return { lines };
  const count = Math.min(others, Math.floor(room / 4));
  const places = Array.from({ length: count }, (_, i) => joinReach + 2 + Math.floor((i * (room - 4)) / count));
  const elsewhere = places.map((place) => joinLines(picture, axis, at + place, 2));
  return { lines, elsewhere, relit: relitAt(picture, axis, at, period), unlike: unlikeAt(picture, axis, at, period) };
}

/** How unlike the two lines of a join are to any other two within the picture. */
function unlikeAt(picture: JoinPicture, axis: 'across' | 'down', at: number, period: number): number {
  const lines = Array.from({ length: period }, (_, i) => joinLines(picture, axis, at + i, 1));
  const [one, other] = lines[0] ?? [];
  if (!one || !other) return Number.POSITIVE_INFINITY;
  const apart = (a: JoinLine, b: JoinLine) => {
    let sum = 0;
    for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
    return sum;
  };
  let least = Number.POSITIVE_INFINITY;
  for (const [before, after] of lines.slice(1)) {
    if (before && after) least = Math.min(least, apart(one, before) + apart(other, after));
  }
  return least / Math.max(1, apart(one, other));
}
