import { mixColours } from '../../numbers/colour/mix.ts';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { hueDifference } from '../../palette/hue.ts';
import { dyeGroups, followDye, type PictureColour } from '../edit/dye-groups.ts';

/** Duller colours have no hue that another could fight with. */
const leastChroma = 0.04;
/** Dyes whose hues are farther apart make mud where they are mixed: one of them is taken. */
const mostTurn = 60;
/** What lightness and share count when a dye is sought for another: a dark line stays a line. */
const counts = { lightness: 1, share: 0.35 } as const;

/** A share of 0 … 1 of one dye in another: by degrees where they are kin, else at once, and which of them is said by `turn`. */
export function mixDye(one: string, other: string, share: number, turn: number): string {
  const [, C1, h1] = hexToOklch(one);
  const [, C2, h2] = hexToOklch(other);
  const fights = C1 >= leastChroma && C2 >= leastChroma && Math.abs(hueDifference(h1, h2)) > mostTurn;
  if (share <= 0) return one;
  if (share >= 1) return other;
  return fights ? (share > turn ? other : one) : mixColours(one, other, share);
}

/** So much of the first dyes changes already when little of the second is wanted. */
export const takenAt = (weight: number): number => 1 - (1 - weight) ** 2;

/**
 * What each colour of a picture becomes when it takes the dyes of another: ground for ground, and of the others those that are about as
 * light and as much used. Empty where it has none. Deterministic.
 */
export function mixDyes(
  first: readonly PictureColour[],
  second: readonly PictureColour[],
  weight: number,
): readonly { readonly from: string; readonly to: string }[] {
  const share = takenAt(weight);
  const [own, others] = [dyeGroups(first), dyeGroups(second)];
  const [ground, ...drawn] = own;
  const [under, ...wanted] = others;
  if (ground === undefined || under === undefined) return [];
  const changes = followDye(ground, mixDye(ground.hex, under.hex, share, 0.3));
  const used = new Map<string, number>();
  for (const [i, group] of drawn.entries()) {
    const [L] = hexToOklch(group.hex);
    const [groundL] = hexToOklch(ground.hex);
    const [underL] = hexToOklch(under.hex);
    // As far from the new ground as it was from the old, on a ground of the other kind on its other side.
    const isTurned = groundL > 0.55 !== underL > 0.55;
    const aim = isTurned ? underL - (L - groundL) : L;
    let best = { hex: group.hex, cost: Number.POSITIVE_INFINITY };
    for (const dye of wanted.length > 0 ? wanted : [under]) {
      const [at] = hexToOklch(dye.hex);
      const uses = used.get(dye.hex) ?? 0;
      const cost =
        counts.lightness * Math.abs(at - aim) + counts.share * Math.abs(dye.share - group.share) + 0.12 * uses;
      if (cost < best.cost) best = { hex: dye.hex, cost };
    }
    used.set(best.hex, (used.get(best.hex) ?? 0) + 1);
    changes.push(...followDye(group, mixDye(group.hex, best.hex, share, (i + 1) / (drawn.length + 1))));
  }
  return changes;
}
