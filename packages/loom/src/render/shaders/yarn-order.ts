import { hexToLinear } from '../../colour/oklch.ts';
import type { Ink, Role } from '../../scene/scene.ts';
import { roles } from '../../scene/scene.ts';
import { createInkwell } from '../ink.ts';

/** Linear colours of one direction's yarns, three to a yarn, over one repeat of their order. */
export interface YarnOrder {
  readonly count: number;
  readonly linear: Float32Array;
}

const roleBase = 16;
const shareBase = 128;

/** A run of equal yarns as one number, because surface steps carry numbers only. Shares of mixed inks are kept to a hundredth. */
export function encodeRun(ink: Ink, yarns: number): number {
  const [from = '', to = from, share = '0'] = ink.split(/[>:]/);
  const names: readonly string[] = roles;
  const index = (role: string) => Math.max(0, names.indexOf(role));
  return ((yarns * roleBase + index(from)) * roleBase + index(to)) * shareBase + Math.round(Number(share) * 100);
}

/** The runs `<name>0`, `<name>1` … of a step, in the cloth's colours. `bleed` yarns to either side run into each one. */
export function readYarns(
  params: Readonly<Record<string, number>>,
  name: string,
  colours: Readonly<Record<Role, string>>,
  bleed: number,
): YarnOrder {
  const ink = createInkwell(colours);
  const yarns: (readonly number[])[] = [];
  for (let i = 0; ; i++) {
    const code = params[`${name}${i}`];
    if (code === undefined) break;
    const share = code % shareBase;
    const rest = Math.floor(code / shareBase);
    const to = roles[rest % roleBase] ?? 'ground';
    const from = roles[Math.floor(rest / roleBase) % roleBase] ?? 'ground';
    const colour = hexToLinear(ink(share === 0 ? from : `${from}>${to}:${share / 100}`));
    const count = Math.floor(rest / roleBase / roleBase);
    for (let k = 0; k < count; k++) yarns.push(colour);
  }
  const { length } = yarns;
  const linear = new Float32Array(Math.max(1, length) * 3);
  for (let i = 0; i < length; i++) {
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let k = -bleed; k <= bleed; k++) sum += yarns[(i + k + bleed * length) % length]?.[c] ?? 0;
      const own = yarns[i]?.[c] ?? 0;
      linear[i * 3 + c] = 0.5 * (own + sum / (2 * bleed + 1));
    }
  }
  return { count: Math.max(1, length), linear };
}
