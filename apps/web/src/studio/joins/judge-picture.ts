import {
  isGhosting,
  type JoinLines,
  type JoinPicture,
  type JoinsJudged,
  joinBrush,
  joinReach,
  judgedJoinsPx,
  judgeJoins,
} from '@naksha/colour';
import type { JoinsAnswer, JoinsBrush, JoinsQuestion } from './joins-messages.ts';

/** What the worker does: finds what lies at the edges of a picture, or says whether a brush would show ghosts. */
export const answerJoins = ({ source, brush }: JoinsQuestion): JoinsAnswer =>
  brush ? { ghosts: hasGhosts(source, brush) } : { judged: judgePicture(source) };

/** What is found at the edges of a picture when it repeats, by the measure that the server judges results with; undefined where its pixels cannot be read. */
function judgePicture(source: ImageBitmap): JoinsJudged | undefined {
  const small = reducedForJoins(source);
  if (!small) return undefined;
  if (small.width === source.width && small.height === source.height) return judgeJoins(small);
  return judgeJoins(small, { across: edgesOf(source, true), down: edgesOf(source, false) });
}

/** True where this brush would let figures of both sides show through each other. */
function hasGhosts(source: ImageBitmap, brush: JoinsBrush): boolean {
  const picture = reducedForJoins(source);
  if (!picture) return false;
  return (['across', 'down'] as const).some((axis) => {
    const own = joinBrush((brush[axis] / 100) * (axis === 'across' ? picture.width : picture.height));
    return own.length > 0 && isGhosting(picture, axis, (distance) => own[distance] ?? 1);
  });
}

/** The picture as small as joins are judged. */
function reducedForJoins(source: ImageBitmap): JoinPicture | undefined {
  const share = Math.min(1, judgedJoinsPx / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * share));
  const height = Math.max(1, Math.round(source.height * share));
  const brush = brushOf(width, height);
  if (!brush) return undefined;
  brush.drawImage(source, 0, 0, width, height);
  return { pixels: brush.getImageData(0, 0, width, height).data, channels: 4, width, height };
}

/** What lies along two opposite edges at full size, the last lines before the first ones, as in the repeat. */
function edgesOf(source: ImageBitmap, isColumn: boolean): JoinLines {
  const { width, height } = source;
  const length = isColumn ? width : height;
  if (length <= 2 * joinReach) return [];
  const size = isColumn ? { width: 2 * joinReach, height } : { width, height: 2 * joinReach };
  const brush = brushOf(size.width, size.height);
  if (!brush) return [];
  for (const shift of [joinReach - length, joinReach])
    brush.drawImage(source, isColumn ? shift : 0, isColumn ? 0 : shift);
  const { data } = brush.getImageData(0, 0, size.width, size.height);
  return Array.from({ length: 2 * joinReach }, (_, line) => {
    const pixels = isColumn ? height : width;
    return Uint8Array.from({ length: pixels * 3 }, (_, i) => {
      const along = Math.floor(i / 3);
      const at = isColumn ? along * size.width + line : line * width + along;
      return data[at * 4 + (i % 3)] ?? 0;
    });
  });
}

const brushOf = (width: number, height: number) =>
  new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
