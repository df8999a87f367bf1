import { oklchToHex } from '../numbers/colour/gamut.ts';
import { type Oklch, oklchToOklab } from '../numbers/colour/oklch.ts';
import { steady } from '../numbers/steady.ts';
import { isLike } from './choose-dyes.ts';
import { hueDifference, isKin } from './hue.ts';
import { lightFrom } from './role-colours.ts';

/** Less chroma than this is a grey, a white or a black. */
export const colourful = 0.04;
const goldHue = 80;

/**
 * As many accents as there are dyes, four at most: the named ones first; then the family's dyes that are of the same kinds, one more for the hearts of the flowers, and steps of
 * the named. In bands these are paler dips only. Where only whites and blacks were named, the steps are of the ground: "indigo and white" stays indigo and white.
 */
export function fillAccents(
  named: readonly Oklch[],
  dyes: readonly Oklch[],
  ground: Oklch,
  refused: readonly string[],
  isBanded = false,
): Oklch[] {
  const allowed = dyes.filter((dye) => !refused.some((colour) => isLike(colour, oklchToHex(dye))));
  const count = dyes.length;
  if (named.length === 0) return complete(allowed, ground, count);
  const anchors = named.filter(([, C]) => C >= colourful);
  const [first] = anchors;
  if (first === undefined) return complete(named, ground, count);
  if (isBanded && anchors.length + (ground[1] >= colourful ? 1 : 0) > 1) {
    // Bands are broad: a dye dipped deeper would be another colour there, a paler dip is the same one washed.
    const washed = [...anchors, ground].map(([L, C, h]): Oklch => [L + (0.95 - L) * 0.55, C * 0.62, h]);
    const again = [...anchors, ground].map(([L, C, h]): Oklch => [L + (0.95 - L) * 0.3, C * 0.82, h]);
    const apart = [...washed, ...again].filter((dip) =>
      [...named, ground].every((other) => distance(dip, other) > 0.07),
    );
    return complete([...named, ...apart], ground, count);
  }
  // Beside a white or a black that was named, another dye would be a colour too many.
  const spice = anchors.length === named.length ? spiceOf(allowed, named, ground) : undefined;
  const kin = allowed.filter(
    (dye) =>
      dye !== spice &&
      [...anchors, ground].some((other) => isKin(dye, other)) &&
      [...named, ground].every((other) => distance(dye, other) > 0.1),
  );
  // Dips of what was named come before those of the ground.
  const own = kin.filter((dye) => anchors.some((other) => isKin(dye, other)));
  const steps = kin.length > 0 ? [...new Set([...own, ...kin])] : [tint(first)];
  const additions = [...steps.slice(0, 1), spice, ...steps.slice(1), shade(first)].filter((one) => one !== undefined);
  return complete([...named, ...additions], ground, count);
}

/** Whites are lighter than this and of less chroma (ivories have 0.02, a pale aqua 0.028), and their shades so light. */
const whiteFrom = 0.95;
const whiteChroma = 0.024;
const shades = [0.78, 0.72, 0.82, 0.68] as const;

/** White on white: what is added is shade, and no charcoal. */
export function isWhiteWork(named: readonly Oklch[], ground: Oklch): boolean {
  return named.length > 0 && [...named, ground].every(([L, C]) => L > whiteFrom && C < whiteChroma);
}

/** Fills up to four with steps of what is there, or of the ground; lighter steps are paler, as dyes are. */
function complete(colours: readonly Oklch[], ground: Oklch, count: number): Oklch[] {
  const source = colours.find(([, C]) => C >= colourful) ?? (ground[1] >= colourful ? ground : undefined);
  const [, C = 0.012, h = 80] = source ?? [];
  const deeper = ground[0] > 0.34 ? ground[0] - 0.15 : 0.5;
  const ladder =
    ground[0] < lightFrom
      ? [deeper, 0.62, 0.76, 0.86]
      : isWhiteWork(colours, ground)
        ? shades
        : [0.36, 0.5, 0.64, 0.76];
  const steps: Oklch[] = ladder.map((L) => [L, C * chromaAt(L), ripe(h, L)]);
  const apart = steps.filter(
    (step) => Math.abs(step[0] - ground[0]) > 0.12 && colours.every((colour) => distance(colour, step) > 0.07),
  );
  return [...colours, ...apart, ...steps].slice(0, count);
}

/** A deep dip of a yellow dye turns to orange and rust: kept in its hue it would be mud. */
function ripe(h: number, L: number): number {
  const yellowness = Math.max(0, 1 - Math.abs(h - 88) / 26);
  return h - yellowness * 38 * Math.min(1, Math.max(0, (0.72 - L) / 0.2));
}

/** Deep dips are duller and pale ones paler than the dye in the middle. */
function chromaAt(L: number): number {
  return L > 0.6 ? 0.95 - (L - 0.6) * 1.9 : 0.95 - Math.max(0, 0.42 - L) * 2;
}

/** The dye that goes into hearts and small things: a gold, or one beside what was named, well apart from that and from the ground. */
function spiceOf(dyes: readonly Oklch[], named: readonly Oklch[], ground: Oklch): Oklch | undefined {
  const apartBy = (dye: Oklch) => Math.min(...[...named, ground].map((other) => distance(dye, other)));
  const fits = (dye: Oklch) =>
    Math.abs(hueDifference(goldHue, dye[2])) < 42 || named.some((other) => isKin(dye, other));
  const score = (dye: Oklch) => Math.min(0.2, apartBy(dye)) * 6 - Math.abs(hueDifference(goldHue, dye[2])) / 180;
  return dyes.filter((dye) => fits(dye) && apartBy(dye) > 0.1).toSorted((one, other) => score(other) - score(one))[0];
}

/** The same dye dipped once. */
export function tint([L, C, h]: Oklch): Oklch {
  return L > 0.74 ? [L - 0.2, Math.min(0.15, C * 1.1), ripe(h, L - 0.2)] : [L + (0.93 - L) * 0.52, C * 0.6, h];
}

/** The same dye dipped thrice. */
export function shade([L, C, h]: Oklch): Oklch {
  const deep = Math.max(0.24, L * 0.7);
  return [deep, C * 0.85, ripe(h, deep)];
}

function distance(one: Oklch, other: Oklch): number {
  const [a, b] = [oklchToOklab(one), oklchToOklab(other)];
  return steady.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
