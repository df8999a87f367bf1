import { type Oklch, oklabToOklch, oklchToOklab } from '../numbers/colour/oklch.ts';
import { hueDifference, turnHue } from './hue.ts';
import type { CombinedShift, HueLeave } from './palette-shift.ts';
import { turnDye } from './turn-dye.ts';

/** Yellow grey of old paper. */
const paper: Oklch = [0.74, 0.035, 85];
/** Beyond this chroma a dye begins to look like a screen: what goes further is held back by half. */
const pure = 0.145;
const purest = 0.195;
/** Below this chroma a colour is a cream or a grey, whatever its hue. */
const coloured = 0.045;

/** A dye under a mood: chroma scaled, hue drawn, lightened, aged. `lift` scales the lightening, 0 for grounds. */
export function shiftColour(dye: Oklch, shift: CombinedShift, lift = 1): Oklch {
  // Greys have no hue that could be turned.
  const [L, C, h] = dye[1] < 0.012 ? dye : shift.pulls.reduce(draw, shift.leaves.reduce(leave, dye));
  const lightness = Math.min(0.94, Math.max(0.16, L + shift.lightness * lift * room(L, shift.lightness)));
  const least = dye[1] >= coloured ? shift.leastChroma : 0;
  const moved: Oklch = [lightness, Math.max(least, hold(C, C * shift.chroma)), h];
  if (shift.paper === 0) return moved;
  const [one, two] = [oklchToOklab(moved), oklchToOklab(paper)];
  const mix = (index: 0 | 1 | 2) => one[index] + (two[index] - one[index]) * shift.paper;
  return oklabToOklch([mix(0), mix(1), mix(2)]);
}

/** Draws a hue towards another. From nearly opposite it would pass through strange hues: there it greys instead. */
function draw([L, C, h]: Oklch, { hue, share }: { readonly hue: number; readonly share: number }): Oklch {
  const reach = Math.min(1, Math.max(0, (165 - Math.abs(hueDifference(h, hue))) / 85));
  return [L, C * (1 - share * 0.6 * (1 - reach)), turnHue(h, hue, share * reach)];
}

/** Whether a hue lies in an arc that is left. */
export function isLeft(hue: number, { from, until }: HueLeave): boolean {
  return (hue - from + 360) % 360 <= (until - from + 360) % 360;
}

function leave(dye: Oklch, arc: HueLeave): Oklch {
  return dye[1] >= coloured && isLeft(dye[2], arc) ? turnDye(dye, arc.to) : dye;
}

/** What is light already cannot be lightened as far, so that steps between dyes stay steps. */
function room(L: number, change: number): number {
  return change > 0 ? Math.min(1, (1 - L) / 0.5) : Math.min(1, L / 0.5);
}

/** Never below what the dye was, unless that is wanted. */
function hold(own: number, wanted: number): number {
  if (wanted <= own || wanted <= pure) return wanted;
  const from = Math.max(own, pure);
  return Math.min(Math.max(own, purest), from + (wanted - from) * 0.5);
}
