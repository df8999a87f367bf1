import { decodeRun } from '../../drawing/weaving/yarn-run.ts';
import { hexToLinear } from '../../numbers/colour/oklch.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { createInkwell } from '../ink.ts';

/** Linear colours of one direction's yarns, three to a yarn, over one repeat of their order. */
export interface YarnOrder {
  readonly count: number;
  readonly linear: Float32Array;
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
    const run = decodeRun(code);
    const colour = hexToLinear(ink(run.ink));
    for (let k = 0; k < run.yarns; k++) yarns.push(colour);
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
