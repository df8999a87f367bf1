import type { JoinPicture } from './join-lines.ts';

/** Part of the distance between joins whose light is compared with that of as much beside it. */
const lightPart = 1 / 8;
/** Part of such a part, next to the join, by which a change at it differs from one that runs over it as wide as a redrawn band. */
const nearPart = 1 / 4;
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
 * Structure, which differs from part to part, does not hide this. A change that runs softly over the join leaves no edge there.
 */
export function relitAt(picture: JoinPicture, axis: 'across' | 'down', at: number, period: number): number {
  const part = Math.floor(period * lightPart);
  if (part < leastPart) return 0;
  const counts = countShades(picture, axis, at - part, part + period);
  const sides = (place: number, reach: number) => [counts(place + part - reach, reach), counts(place + part, reach)];
  const relit = (place: number): Relit => {
    const [one = [], other = []] = sides(place, part);
    const channels = one.map((shades, channel) => relitOf(shades, other[channel] ?? [], channel));
    return channels.reduce((most, each) => (each.gain > most.gain ? each : most));
  };
  const within = Array.from({ length: lightPlaces }, (_, i) =>
    relit(part + Math.round((i * (period - 2 * part)) / (lightPlaces - 1))),
  );
  const { gain, by, channel } = relit(0);
  const share = gain / (Math.max(...within.map((each) => each.gain)) + barelyRelit);
  if (share <= 1) return share;
  const [one = [], other = []] = sides(0, Math.max(2, Math.floor(part * nearPart))).map((side) => side[channel] ?? []);
  const isSoft = sharedAsItIs(one, other) > sharedBy(one, other, by) + barelyRelit;
  return isSoft ? 1 : 1 + Math.abs(by) * shade;
}

/** Counts once how many pixels of each line have each shade; what it returns says which share of so many lines, by colour and shade. */
function countShades(
  { pixels, channels, width, height }: JoinPicture,
  axis: 'across' | 'down',
  from: number,
  lines: number,
): (line: number, reach: number) => number[][] {
  const isColumn = axis === 'across';
  const [length, along] = isColumn ? [width, height] : [height, width];
  const [across, step] = isColumn ? [channels, width * channels] : [width * channels, channels];
  const all = 3 * shades;
  // Of a line and all before it, so that any stretch of lines is a difference.
  const counted = new Uint32Array((lines + 1) * all);
  for (let line = 0; line < lines; line++) {
    const into = (line + 1) * all;
    counted.copyWithin(into, line * all, into);
    let pixel = ((from + line + length) % length) * across;
    for (let i = 0; i < along; i++, pixel += step) {
      for (let channel = 0; channel < 3; channel++) {
        const count = into + channel * shades + (shadeOf[pixels[pixel + channel] ?? 0] ?? 0);
        counted[count] = (counted[count] ?? 0) + 1;
      }
    }
  }
  return (line, reach) => {
    const count = (channel: number, level: number) => {
      if (level < 0 || level >= shades) return 0;
      const [at, by] = [line * all + channel * shades + level, reach * all];
      return (counted[at + by] ?? 0) - (counted[at] ?? 0);
    };
    // A shade counts for those beside it as well.
    const shareOf = (channel: number, level: number) =>
      (count(channel, level - 1) + count(channel, level) + count(channel, level + 1)) / (3 * reach * along);
    return [0, 1, 2].map((channel) => Array.from({ length: shades }, (_, level) => shareOf(channel, level)));
  };
}

/** How much more of two parts is of one shade when one of them is relit, and by how many shades it is then, of which colour. */
interface Relit {
  readonly gain: number;
  readonly by: number;
  readonly channel: number;
}

type Shares = readonly number[];

function sharedBy(one: Shares, other: Shares, by: number): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.min(one[i] ?? 0, other[i + by] ?? 0);
  return sum;
}

const sharedAsItIs = (one: Shares, other: Shares): number =>
  Math.max(sharedBy(one, other, 0), sharedBy(one, other, 1), sharedBy(one, other, -1));

function relitOf(one: Shares, other: Shares, channel: number): Relit {
  const asItIs = sharedAsItIs(one, other);
  const farthest = Math.round(farthestLight / shade);
  let [gain, by] = [0, 0];
  for (let to = -farthest; to <= farthest; to++) {
    const more = sharedBy(one, other, to) - asItIs;
    if (more > gain) [gain, by] = [more, to];
  }
  return { gain, by, channel };
}
