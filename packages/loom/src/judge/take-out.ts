import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Oklch } from '../numbers/colour/oklch.ts';
import { hueDifference } from '../palette/hue.ts';
import { leafRoles } from '../palette/role-colours.ts';
import type { Intent } from '../prompt/intent.ts';
import { isCalledLike } from '../vocabulary/colour-families.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { contractOf } from './named-colours.ts';
import { distance, isNeutral, isThatColour, isTintOf, seenAs } from './same-colour.ts';

/** Replacements stay so far from the ground, and from each other. */
const fromGround = 0.12;
const apart = 0.07;
/** White cloth, and what passes for it. */
const undyed: Oklch = [0.96, 0.012, 85];
const undyedFrom = 0.85;
/** A brown of half-tones. */
const halfTone: Oklch = [0.45, 0.07, 50];
/** What black and near-black browns become: a deep dip, and no darker. */
const deepDip = 0.4;

/** Whether a colour is one that the words forbid: of a common name all tints and neighbours are, unless they were named themselves. */
export function isForbidden(colour: Oklch, intent: Intent): boolean {
  const { colours } = intent.refused;
  if (colours.length === 0) return false;
  const isRefused = colours.some((hex) => isCalledLike(colour, hex) ?? isThatColour(colour, seenAs(hex)));
  return isRefused && !contractOf(intent).named.some(({ hex }) => isOwn(colour, seenAs(hex)));
}

/** Deeper than this below what was named a shade is what was forbidden: of rust a black, of mustard a brown. */
const deeperThanOwn = 0.12;

/** A named colour or a clear tint of it: what was asked for outright is not forbidden by its neighbour. */
function isOwn(colour: Oklch, named: Oklch): boolean {
  if (distance(colour, named) < 0.04) return true;
  if (colour[0] < named[0] - deeperThanOwn) return false;
  return !isNeutral(colour) && isTintOf(colour, named) && Math.abs(hueDifference(colour[2], named[2])) < 14;
}

/** Takes what was refused out of the palette: each such role becomes a step of another colour of the cloth that is no neighbour of it. */
export function takeOut(
  dyed: Record<Role, string>,
  open: readonly Role[],
  intent: Intent,
  areas: ReadonlyMap<Role, number>,
): void {
  const isGone = (role: Role) => isForbidden(seenAs(dyed[role]), intent);
  const { named, isStrict, isClosed } = contractOf(intent);
  // Without white what would be left undyed has the palest of the named dyes.
  const byDepth = named.map(({ hex }) => hex).toSorted((one, other) => seenAs(other)[0] - seenAs(one)[0]);
  if (isClosed && isForbidden(undyed, intent))
    for (const role of ['ground', 'light'] as const) {
      const isUndyed = seenAs(dyed[role])[0] > undyedFrom && !named.some(({ hex }) => hex === dyed[role]);
      // What is drawn in it stands off from its ground.
      const pale = role === 'ground' ? byDepth[0] : byDepth.find((hex) => hex !== dyed.ground);
      if (open.includes(role) && isUndyed && pale !== undefined) dyed[role] = pale;
    }
  // Half-tones of a red towards a green or a brown contour are browns, towards a plum they are wines.
  if (isForbidden(halfTone, intent))
    for (const role of ['line', 'dark'] as const)
      if (open.includes(role) && !named.some(({ hex }) => hex === dyed[role]))
        dyed[role] = oklchToHex([
          Math.min(0.33, Math.max(seenAs(dyed[role])[0], 0.28)),
          isClosed ? quietInk : 0.055,
          322,
        ]);
  const gone = open.filter(isGone).toSorted((one, other) => (areas.get(other) ?? 0) - (areas.get(one) ?? 0));
  if (gone.length === 0) return;
  const kept = [...accentRoles, ...leafRoles].filter((role) => !isGone(role)).map((role) => seenAs(dyed[role]));
  const hues = [...named.map(({ hex }) => seenAs(hex)), ...kept].filter((colour) => !isNeutral(colour));
  for (const role of gone) {
    const ground = seenAs(dyed.ground);
    const isLeaf = leafRoles.some((each) => each === role);
    const others = [...accentRoles, ...leafRoles]
      .filter((each) => each !== role && !isGone(each) && leafRoles.some((leaf) => leaf === each) === isLeaf)
      .map((each) => seenAs(dyed[each]));
    const worth = (colour: Oklch) => {
      if (isForbidden(colour, intent)) return Number.NEGATIVE_INFINITY;
      const fromOthers = Math.min(apart, ...others.map((one) => distance(one, colour)));
      const off = role === 'ground' ? fromGround : Math.min(fromGround, distance(colour, ground));
      return (
        off * 6 +
        fromOthers * 4 -
        distance(colour, seenAs(dyed[role])) -
        (isNeutral(colour) ? 0.12 : 0) -
        (isBrown(colour) && role !== 'line' ? 0.08 : 0)
      );
    };
    const choice = triesFor(role, seenAs(dyed[role]), hues, isStrict || isClosed).map((colour) =>
      seenAs(oklchToHex(colour)),
    );
    const [next] = choice.toSorted((one, other) => worth(other) - worth(one));
    if (next !== undefined && worth(next) > Number.NEGATIVE_INFINITY) dyed[role] = oklchToHex(next);
  }
}

/** Beside named dyes a contour is of no hue that one would name. */
const quietInk = 0.035;

/** A dip between orange and black: flowers and figures have livelier dyes. */
function isBrown([L, C, h]: Oklch): boolean {
  return h > 35 && h < 95 && L < 0.62 && C > 0.04;
}

/** Hues of dyes that go beside any others, where the palette is open: ochre, indigo, madder, sage, plum. */
const studio = [72, 262, 28, 150, 330, 215];

function triesFor(role: Role, [L, C, h]: Oklch, hues: readonly Oklch[], isClosed: boolean): Oklch[] {
  if (role === 'line' || role === 'dark') {
    const [deepest] = hues.toSorted((one, other) => one[0] - other[0]);
    const hue = deepest?.[2] ?? 260;
    return [hue, ...hues.map((one) => one[2]), 262, 330, 30].flatMap((each): Oklch[] => [
      [Math.max(L, 0.27), isClosed ? quietInk : L < 0.33 ? 0.055 : 0.07, each],
      [deepDip, isClosed ? quietInk : 0.085, each],
    ]);
  }
  if (role === 'light' || (role === 'ground' && L > 0.8))
    return [
      [Math.min(L, 0.93), 0.035, 85],
      [L, 0.012, 85],
      [0.9, 0.045, hues[0]?.[2] ?? 85],
      [L, 0.012, 250],
    ];
  const chroma = Math.max(0.05, C);
  const near = isClosed
    ? hues.map((one) => one[2])
    : [...hues.map((one) => one[2]), ...studio].toSorted(
        (one, other) => Math.abs(hueDifference(h, one)) - Math.abs(hueDifference(h, other)),
      );
  // Of what was named no purer than it.
  const chromaOf = (hue: number) => {
    const own = isClosed ? hues.find((one) => one[2] === hue)?.[1] : undefined;
    return own ?? Math.min(Math.max(chroma, 0.1), hue > 10 && hue < 60 ? 0.15 : 0.13);
  };
  const steps = [0, 0.08, -0.08, 0.16, -0.16, 0.26, -0.26]
    .map((step) => L + step)
    .filter((one) => one > 0.3 && one < 0.92);
  return [
    ...near.flatMap((hue) =>
      steps
        // A yellow or an orange in the middle of the scale is mud.
        .filter((one) => !(hue > 50 && hue < 110) || one > 0.66 || one < 0.45)
        .map((one): Oklch => [one, chromaOf(hue), hue]),
    ),
    ...steps.map((one): Oklch => [one, 0.02, 80]),
    ...steps.map((one): Oklch => [one, 0.01, 250]),
  ];
}
