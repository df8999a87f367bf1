import type { JoinPicture } from './join-lines.ts';

/** Part of the distance between joins whose light is compared with that of as much beside it. */
const lightPart = 1 / 8;
/** Pixels below which such a part says nothing of light. */
const leastPart = 8;
/** Places within a picture at which light is compared as at its join. */
const lightPlaces = 13;
/** Levels that are added before light is compared, so that grain in the dark says nothing. */
const dark = 16;
/** How finely light is divided, as a logarithm of levels, and how far it may change. */
const shade = 0.015;
const farthestLight = 0.45;
/** What of a part may come to lie closer without being seen. */
const barelyRelit = 0.05;

const shadeOf = Uint8Array.from({ length: 256 }, (_, level) => Math.floor(Math.log((level + dark) / dark) / shade));
const shades = (shadeOf[255] ?? 0) + 1;

/**
 * How visibly the light changes at a join; above 1 it does more than anywhere within the picture, and the more the further it changes.
 * The colours of a cloth come back lighter or darker on the other side: so much more of them is the same when one side is relit.
 * Structure, which differs from part to part, does not hide this.
 */
export function relitAt(picture: JoinPicture, axis: 'across' | 'down', at: number, period: number): number {
  const part = Math.floor(period * lightPart);
  if (part < leastPart) return 0;
  const relit = (place: number): Relit => {
    const [one = [], other = []] = [place - part, place].map((from) => shadesOf(picture, axis, at + from, part));
    const channels = one.map((shadesOfOne, channel) => relitOf(shadesOfOne, other[channel] ?? []));
    return channels.reduce((most, each) => (each.gain > most.gain ? each : most));
  };
  const within = Array.from({ length: lightPlaces }, (_, i) =>
    relit(part + Math.round((i * (period - 2 * part)) / (lightPlaces - 1))),
  );
  const { gain, by } = relit(0);
  const share = gain / (Math.max(...within.map((each) => each.gain)) + barelyRelit);
  return share > 1 ? 1 + by : share;
}

/** Shares of the pixels of so many lines that have each shade, of each colour; a shade counts for those beside it as well. */
function shadesOf(
  { pixels, channels, width, height }: JoinPicture,
  axis: 'across' | 'down',
  from: number,
  part: number,
): Float32Array[] {
  const isColumn = axis === 'across';
  const [length, along] = isColumn ? [width, height] : [height, width];
  const share = 1 / (part * along);
  const counted = [0, 1, 2].map(() => new Float32Array(shades));
  for (let line = 0; line < part; line++) {
    const place = (from + line + length) % length;
    for (let i = 0; i < along; i++) {
      const pixel = (isColumn ? i * width + place : place * width + i) * channels;
      for (const [channel, counts] of counted.entries()) {
        const into = shadeOf[pixels[pixel + channel] ?? 0] ?? 0;
        counts[into] = (counts[into] ?? 0) + share;
      }
    }
  }
  return counted.map((counts) => counts.map((count, i) => ((counts[i - 1] ?? 0) + count + (counts[i + 1] ?? 0)) / 3));
}

/** How much more of two parts is of one shade when one of them is relit, and how far it is then, as a logarithm of levels. */
interface Relit {
  readonly gain: number;
  readonly by: number;
}

function relitOf(one: Float32Array, other: ArrayLike<number>): Relit {
  const shared = (by: number) => one.reduce((sum, share, i) => sum + Math.min(share, other[i + by] ?? 0), 0);
  const asItIs = Math.max(shared(0), shared(1), shared(-1));
  const farthestShade = Math.round(farthestLight / shade);
  let [gain, by] = [0, 0];
  for (let to = -farthestShade; to <= farthestShade; to++) {
    const more = shared(to) - asItIs;
    if (more > gain) [gain, by] = [more, Math.abs(to) * shade];
  }
  return { gain, by };
}
