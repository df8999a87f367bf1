import { blurredWithin, type ClothPicture } from '@naksha/colour';

/** Levels of each channel that colours are counted by. */
const levels = 12;
/** Share of the longer side within which the edge of a cloth may lie elsewhere than its pattern ends. */
const unsureOver = 1 / 28;
/** Shares of its surroundings from which on a pixel is cloth, and up to which it is none. */
const certain = { own: 0.9, other: 0.08 };
/** Share of a picture that must be known to be no cloth: of less nothing is learnt. */
const leastOther = 0.004;

/**
 * A rough region brought to the edge of what is seen: where it is not sure a pixel belongs to it if its colour is more usual in the cloth than
 * beside it. `sure`: where the cloth repeats as it should; without it, the inner part of the region.
 */
export function findEdge(
  picture: Omit<ClothPicture, 'inside'>,
  rough: Uint8Array,
  sure: Uint8Array = rough,
): Uint8Array {
  const { width, height, pixels } = picture;
  const radius = Math.max(3, Math.round(Math.max(width, height) * unsureOver));
  const all = new Uint8Array(rough.length).fill(1);
  const near = blurredWithin(Float32Array.from(sure), all, width, height, radius);
  const around = blurredWithin(Float32Array.from(rough), all, width, height, radius);
  const [own, others] = [new Float64Array(levels ** 3), new Float64Array(levels ** 3)];
  const boxOf = (at: number) => {
    const level = (channel: number) => Math.floor(((pixels[at * 3 + channel] ?? 0) * levels) / 256);
    return (level(0) * levels + level(1)) * levels + level(2);
  };
  let [inner, outer] = [0, 0];
  for (let at = 0; at < rough.length; at++) {
    const share = near[at] ?? 0;
    const counts = share > certain.own && sure[at] ? own : share < certain.other ? others : undefined;
    if (!counts) continue;
    const box = boxOf(at);
    counts[box] = (counts[box] ?? 0) + 1;
    if (counts === own) inner += 1;
    else outer += 1;
  }
  if (inner === 0 || outer < leastOther * rough.length) return rough;
  const likely = Float32Array.from(rough, (_, at) => {
    const share = near[at] ?? 0;
    if ((around[at] ?? 0) < 0.005) return -3;
    const box = boxOf(at);
    const usual = Math.log(((own[box] ?? 0) / inner + 1e-4) / ((others[box] ?? 0) / outer + 1e-4));
    return Math.max(-3, Math.min(3, usual)) + 4 * (share - 0.4) + (share > 0.97 ? 2 : 0);
  });
  const smooth = blurredWithin(likely, all, width, height, Math.max(1, Math.round(radius / 8)));
  return Uint8Array.from(smooth, (value) => (value > -0.3 ? 1 : 0));
}
