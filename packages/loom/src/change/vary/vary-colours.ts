import type { VariationParams } from '@naksha/contract';
import { shareOfLevel } from '@naksha/contract/limits';
import { oklchToHex } from '../../numbers/colour/gamut.ts';
import { hexToOklch, type Oklch } from '../../numbers/colour/oklch.ts';
import { createRng, type Rng } from '../../numbers/rng.ts';
import { hueDifference } from '../../palette/hue.ts';
import { type DyeGroup, dyeGroups, followDye, type PictureColour } from '../edit/dye-groups.ts';

/** Duller colours have no hue that could be turned. */
const leastChroma = 0.03;
/** What the whole way turns all hues by, what each hue turns by alone, in degrees; and what it moves lightness by. */
const usual = { together: 24, each: 10, lightness: 0.05 };
/** So much more where colours are all that can differ. */
const alone = 3.5;
/** Hues of lac, madder, henna, turmeric, pomegranate rind, verdigris, indigo and logwood, in degrees of OKLCH. */
const vats = [8, 28, 50, 85, 112, 165, 258, 310] as const;
/** What a cloth of one dye, or of black alone, is dyed again with: a hue so far away, and a dye at least so strong. */
const dipped = { away: 50, chroma: 0.075, palest: 0.86 } as const;

export interface ColourSway extends Pick<VariationParams, 'kind' | 'level'> {
  readonly keep: readonly VariationParams['keep'][number][];
  /** Nothing but colours can differ. */
  readonly isAlone: boolean;
}

/**
 * Other colours of the same idea for a picture without a recipe: all hues turn together and each a little alone, as in a near
 * variation of a design; in a reimagined picture the dyes also change places, each becoming as light as the one it replaces, and where
 * there is but one it becomes another. The ground moves least, and not at all when it is to be kept. Empty when the palette is kept. Deterministic in all it is given.
 */
export function varyColours(
  picture: readonly PictureColour[],
  { kind, level, keep, isAlone }: ColourSway,
  salt: string,
): readonly { readonly from: string; readonly to: string }[] {
  if (keep.includes('palette')) return [];
  const rng = createRng(`picture/vary/${salt}`);
  const [ground, ...others] = dyeGroups(picture);
  if (ground === undefined) return [];
  const share = shareOfLevel(level) * (isAlone ? alone : 1);
  const turn = together(rng, share);
  const worn = kind === 'reimagine' ? exchanged(others, rng.fork('wear')) : others.map(({ hex }) => hexToOklch(hex));
  const dyed = others.flatMap((group, i) => {
    const dye = worn[i] ?? hexToOklch(group.hex);
    return followDye(group, oklchToHex(swayed(dye, turn, share, rng.fork(`dye${i}`))));
  });
  const kept = hexToOklch(ground.hex);
  const under = keep.includes('background') ? kept : swayed(kept, turn * 0.5, share * 0.3, rng.fork('ground'));
  return [...followDye(ground, keep.includes('background') ? ground.hex : oklchToHex(under)), ...dyed];
}

/** Never so little that no one would see it. */
function together(rng: Rng, share: number): number {
  const own = rng.fork('hue');
  return (own.chance(0.5) ? 1 : -1) * share * usual.together * own.between(0.5, 1.4);
}

function swayed([L, C, h]: Oklch, turn: number, share: number, rng: Rng): Oklch {
  const lightness = Math.min(0.97, Math.max(0.12, L + share * usual.lightness * rng.normal()));
  if (C < leastChroma) return [lightness, C, h];
  return [lightness, C, (h + turn + share * usual.each * rng.normal() + 720) % 360];
}

/** The coloured dyes go around by one or more places; each keeps the lightness of its place, so that the drawing stays what it is. */
function exchanged(groups: readonly DyeGroup[], rng: Rng): Oklch[] {
  const own = groups.map(({ hex }) => hexToOklch(hex));
  const coloured = own.flatMap(([, C], i) => (C >= leastChroma ? [i] : []));
  const hues = coloured.map((i) => own[i]?.[2] ?? 0);
  const [first = 0] = hues;
  // All of one hue would change places and nothing with it.
  if (hues.every((hue) => Math.abs(hueDifference(hue, first)) < dipped.away)) return dippedAgain(own, hues[0], rng);
  const by = rng.whole(1, coloured.length - 1);
  const next = [...own];
  for (const [place, i] of coloured.entries()) {
    const from = own[coloured[(place + by) % coloured.length] ?? i];
    const [L] = own[i] ?? [0.5];
    if (from !== undefined) next[i] = [L, from[1], from[2]];
  }
  return next;
}

function dippedAgain(own: readonly Oklch[], hue: number | undefined, rng: Rng): Oklch[] {
  const vat = rng.pick(
    hue === undefined ? vats : vats.filter((each) => Math.abs(hueDifference(each, hue)) >= dipped.away),
  );
  return own.map(([L, C, h]) => (L > dipped.palest ? [L, C, h] : [L, Math.max(C, dipped.chroma), vat]));
}
