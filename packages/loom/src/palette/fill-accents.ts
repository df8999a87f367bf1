import { hexToOklab, hexToOklch, type Oklch, oklchToOklab } from '../colour/oklch.ts';
import { oklchToHex } from '../colour/gamut.ts';
import { isLike } from './choose-dyes.ts';
import { hueDifference } from './hue.ts';

/** Less chroma than this is a grey, a white or a black. */
export const colourful = 0.04;
const count = 4;

/**
 * Four accents: the named ones first, then steps of the same dyes, and one more dye for the hearts of the flowers. Where only
 * whites and blacks were named, the steps are of the ground: "indigo and white" stays indigo and white.
 */
export function fillAccents(named: readonly Oklch[], dyes: readonly Oklch[], ground: Oklch, refused: readonly string[]): Oklch[] {
  const allowed = dyes.filter((dye) => !refused.some((colour) => isLike(colour, oklchToHex(dye))));
  if (named.length === 0) return complete(allowed, ground);
  const anchors = named.filter(([, C]) => C >= colourful);
  const [first] = anchors;
  if (first === undefined) return complete(named, ground);
  const spice = spiceOf(allowed, named, ground);
  const additions = named.length === 1 ? [tint(first), spice, shade(first)] : named.length === 2 ? [tint(first), spice] : [tint(first)];
  return complete([...named, ...additions.filter((one) => one !== undefined)], ground);
}

/** Fills up to four with steps of what is there, or of the ground. */
function complete(colours: readonly Oklch[], ground: Oklch): Oklch[] {
  const source = colours.find(([, C]) => C >= colourful) ?? (ground[1] >= colourful ? ground : undefined);
  const [, C = 0.012, h = 80] = source ?? [];
  const steps: Oklch[] = [0.8, 0.6, 0.42, 0.3].map((L) => [L, C * 0.7, h]);
  const apart = steps.filter((step) => Math.abs(step[0] - ground[0]) > 0.12 && colours.every((colour) => Math.abs(colour[0] - step[0]) > 0.06));
  return [...colours, ...apart, ...steps].slice(0, count);
}

/** The dye that goes into hearts and small things: a gold if there is one, well apart from what was named and from the ground. */
function spiceOf(dyes: readonly Oklch[], named: readonly Oklch[], ground: Oklch): Oklch | undefined {
  const score = (dye: Oklch) => {
    const apart = Math.min(...[...named, ground].map((other) => distance(dye, other)));
    return Math.min(0.2, apart) * 6 - Math.abs(hueDifference(80, dye[2])) / 180;
  };
  return dyes.toSorted((one, other) => score(other) - score(one))[0];
}

/** The same dye dipped once. */
export function tint([L, C, h]: Oklch): Oklch {
  return L > 0.74 ? [L - 0.2, Math.min(0.15, C * 1.1), h] : [L + (0.93 - L) * 0.52, C * 0.6, h];
}

/** The same dye dipped thrice. */
function shade([L, C, h]: Oklch): Oklch {
  return [Math.max(0.24, L * 0.7), C * 0.85, h];
}

function distance(one: Oklch, other: Oklch): number {
  const [a, b] = [oklchToOklab(one), oklchToOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
