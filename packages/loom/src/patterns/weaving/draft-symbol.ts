import { fixed } from '../../geometry/fixed.ts';
import type { Ink, SceneSymbol } from '../../scene/scene.ts';
import type { Draft, Run } from './draft.ts';

/** How far areas reach under their neighbours, in units, so that no ground shows between them. */
const lap = 0.4;

/**
 * One repeat of the colours as flat areas for layered files: every crossing of two runs in the colour that the eye sees there, the
 * warp's and the weft's by their shares of the weave. Its upper left corner is the origin.
 */
export function draftSymbol({ warp, weft, lift }: Draft, pitchX: number, pitchY: number): SceneSymbol {
  const lifted = lift.flat().filter(Boolean).length / lift.flat().length;
  const areas = new Map<Ink, string>();
  let top = 0;
  for (const pick of weft) {
    let left = 0;
    for (const end of warp) {
      const ink = crossing(end, pick, lifted);
      const [width, height] = [end.yarns * pitchX, pick.yarns * pitchY];
      const d = `M${fixed(left - lap)} ${fixed(top - lap)}h${fixed(width + 2 * lap)}v${fixed(height + 2 * lap)}h${fixed(-width - 2 * lap)}Z`;
      areas.set(ink, (areas.get(ink) ?? '') + d);
      left += width;
    }
    top += pick.yarns * pitchY;
  }
  const across = warp.reduce((sum, run) => sum + run.yarns, 0) * pitchX;
  return {
    shapes: [...areas].map(([fill, d]) => ({ d, fill })),
    radius: Math.ceil(Math.sqrt(across * across + top * top)) + 2,
  };
}

function crossing(end: Run, pick: Run, lifted: number): Ink {
  const [warp = 'ground'] = end.ink.split('>');
  const [weft = 'ground'] = pick.ink.split('>');
  if (lifted > 0.9 || end.ink === pick.ink) return end.ink;
  if (lifted < 0.1) return pick.ink;
  if (warp === weft) return end.ink;
  return `${weft}>${warp}:${Math.round(lifted * 100) / 100}` as Ink;
}
