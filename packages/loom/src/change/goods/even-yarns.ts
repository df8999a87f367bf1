import { moved } from '../../drawing/goods/unroll.ts';
import type { Scene, SurfaceStep } from '../../drawing/scene.ts';
import { decodeRuns } from '../../drawing/weaving/yarn-run.ts';
import { modulo } from '../../numbers/torus.ts';
import type { Inner } from './inner.ts';

/** A cloth of dyed yarns laid so that what its borders leave begins and ends with the same stripe, in whole yarns. */
export function evenYarns(scene: Scene, { left, right, top, bottom }: Inner): Scene {
  const { w, h } = scene.torus;
  const { params } = scene.surface.find(({ shader }) => shader === 'interlace') ?? {};
  if (params === undefined) return scene;
  const { pitchX = 3, pitchY = 3 } = params;
  const startX = left > 0 && right > 0 ? startOf(coloursOf(params, 'warp'), pitchX, w, left, w - right) : 0;
  const startY = top > 0 && bottom > 0 ? startOf(coloursOf(params, 'weft'), pitchY, h, top, h - bottom) : 0;
  if (startX === 0 && startY === 0) return scene;
  const begun = (step: SurfaceStep) =>
    step.shader === 'interlace' ? { ...step, params: { ...step.params, startX, startY } } : step;
  return { ...moved(scene, -startX * pitchX, -startY * pitchY), surface: scene.surface.map(begun) };
}

/** The colours of one direction's yarns over a repeat. */
function coloursOf(params: Readonly<Record<string, number>>, name: 'warp' | 'weft'): string[] {
  return decodeRuns(params, name).flatMap(({ ink, yarns }) => Array.from({ length: yarns }, () => ink));
}

/** The yarn at the tile's edge with which the stripes lie even between `from` and `to`; of several that which cuts the fewest yarns off a stripe there. */
function startOf(colours: readonly string[], pitch: number, length: number, from: number, to: number): number {
  const { length: count } = colours;
  const at = (yarn: number) => colours[modulo(yarn, count)];
  const half = (to - from) / 2 / pitch;
  /** The axis lies `twice / 2` yarns from the first. */
  const unevenness = (twice: number) => colours.filter((colour, i) => colour !== at(twice - 1 - i)).length;
  const cutOff = (twice: number) => {
    const edge = Math.round(twice / 2 - half);
    let off = 0;
    while (off < count / 2 && at(edge + off) === at(edge - 1 - off) && at(edge + off) === at(edge)) off++;
    return off;
  };
  let best = { twice: 0, cost: Number.POSITIVE_INFINITY };
  for (let twice = 0; twice < 2 * count; twice++) {
    const cost = unevenness(twice) * count + cutOff(twice);
    if (cost < best.cost) best = { twice, cost };
  }
  return modulo(Math.round(best.twice / 2 - (from + to) / 2 / pitch), Math.max(1, Math.round(length / pitch)));
}
