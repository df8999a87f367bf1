import { joinBrush } from '@naksha/colour';
import { mmToPx, type RepeatParams } from '@naksha/contract';
import { planRepeat, type RepeatPlan } from './repeat-plan.ts';

/** A repeat in whole pixels. */
export interface LaidRepeat {
  readonly plan: RepeatPlan;
  /** Of the result; not yet judged by any limit. */
  readonly size: { readonly width: number; readonly height: number };
  /** Where the first copy's corner lies. */
  readonly offset: { readonly across: number; readonly down: number };
  /** What pixels keep of themselves, from a join outwards. */
  readonly brush: { readonly across: readonly number[]; readonly down: readonly number[] };
}

/** Turns what a designer asks of a repeat into pixels of this tile: previews and results both begin here. */
export function layRepeat(
  params: RepeatParams,
  tile: { readonly width: number; readonly height: number; readonly dpi: number },
): LaidRepeat {
  const px = (value: number, side: number): number => {
    if (params.unit === 'mm') return Math.round(mmToPx(value, tile.dpi));
    return Math.round(params.unit === 'percent' ? (value / 100) * side : value);
  };
  const plan = planRepeat({
    layout: params.layout,
    step: params.step,
    tile: { width: tile.width, height: tile.height },
    gap: { across: px(params.gapHorizontal, tile.width), down: px(params.gapVertical, tile.height) },
  });
  return {
    plan,
    size: {
      width: params.width ?? params.columns * plan.pitch.across,
      height: params.height ?? params.rows * plan.pitch.down,
    },
    offset: { across: px(params.offsetHorizontal, tile.width), down: px(params.offsetVertical, tile.height) },
    brush: {
      across: joinBrush((params.brushHorizontal / 100) * tile.width),
      down: joinBrush((params.brushVertical / 100) * tile.height),
    },
  };
}
