import type { Technique } from '@naksha/contract';
import { layBandhani } from './bandhani.ts';
import { layBatik } from './batik.ts';
import { layBlockPrint } from './block-print.ts';
import { layEmbroidery } from './embroidery.ts';
import { layIkat } from './ikat.ts';
import type { Craft } from './plan/laying.ts';
import type { Plain, Progress } from './plan/picture.ts';
import { unitFor } from './thread-unit.ts';
import { layWatercolour } from './watercolour.ts';
import { layWoven } from './woven.ts';

const crafts: Readonly<Record<Technique, Craft>> = {
  woven: layWoven,
  ikat: layIkat,
  batik: layBatik,
  bandhani: layBandhani,
  blockPrint: layBlockPrint,
  embroidery: layEmbroidery,
  watercolour: layWatercolour,
};

/** What is asked of a craft. `size` is 1 … 5. */
export interface TechniqueWish {
  readonly size: number;
  readonly keepsPalette: boolean;
}

/** Lays a picture in a craft, with threads of so many to its shorter side, so that a small copy looks as the whole does. Answers pixels as its own. */
export function layTechnique(
  picture: Plain,
  technique: Technique,
  wish: TechniqueWish,
  progress: Progress,
): Uint8Array {
  const unit = unitFor(Math.min(picture.width, picture.height), wish.size);
  return crafts[technique](picture, { unit, keepsPalette: wish.keepsPalette }, progress);
}

/** So much of a change as `share`, 0 … 1, over what was there; in place. */
export function mixIn(changed: Uint8Array, before: Uint8Array, share: number): Uint8Array {
  if (share >= 1) return changed;
  for (let at = 0; at < changed.length; at++) {
    const was = before[at] ?? 0;
    changed[at] = Math.round(was + ((changed[at] ?? 0) - was) * share);
  }
  return changed;
}
