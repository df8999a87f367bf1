import { insideApron } from '../apron.ts';
import type { Shader } from '../shader.ts';
import { dyedYarns, longestBlur } from './dyed-yarns.ts';
import { createWarp } from './warp.ts';
import { woven } from './woven.ts';

/**
 * Warp ikat: the picture was dyed into tied bundles of yarns which slipped before weaving. Every yarn shows the picture's
 * column at its tie, moved and smeared along the warp (y) only, mixed in linear light. `amplitude` in units: how far
 * yarns slip; `yarn` their width in units; `tone` and `rib` the relief of yarns and weft, 0 … about 0.15.
 */
export const ikat: Shader = {
  apron: ({ amplitude = 13 }) => amplitude * (1 + longestBlur),
  shade: (source, { amplitude = 13, yarn = 2.1, tone = 0.07, rib = 0.06 }, context) => {
    const window = insideApron(source, amplitude * (1 + longestBlur), context);
    const warp = createWarp(context, yarn);
    const perPx = warp.count / context.tilePxX;
    const first = Math.floor(window.x * perPx);
    const last = Math.ceil((window.x + window.width) * perPx) - 1;
    const yarns = dyedYarns(source, window, warp, { first, last, slip: amplitude }, context);
    return woven(yarns, window, warp, { first, last, tone, rib }, context);
  },
};
