import { join } from 'node:path';
import type { RepeatParams } from '@naksha/contract';
import { openPicture, repeatPicture } from '@naksha/imaging';
import { joinBrush, planRepeat } from '@naksha/loom';
import type { Run } from '../engine.ts';
import { repeatSize } from './repeat-size.ts';

const mmPerInch = 25.4;
/** Of a picture that says nothing of its density. */
const usualDpi = 150;

/** A picture repeated. The report says how visible its joins were and are. */
export const repeat: Run<RepeatParams> = async (params, inputs, { signal, workDir, progress }) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to repeat but received none');
  // As it lies in the file and upright: plans are made for the pixels that there are.
  const { width, height, dpi: own } = await openPicture(input.path);
  const dpi = input.dpi ?? own ?? usualDpi;
  const px = (value: number, side: number): number => {
    if (params.unit === 'mm') return Math.round((value / mmPerInch) * dpi);
    return Math.round(params.unit === 'percent' ? (value / 100) * side : value);
  };
  const arrangement = planRepeat({
    layout: params.layout,
    step: params.step,
    tile: { width, height },
    gap: { across: px(params.gapHorizontal, width), down: px(params.gapVertical, height) },
  });
  const size = repeatSize(params, arrangement);
  const to = join(workDir, 'repeat.png');
  const made = await repeatPicture({
    from: input.path,
    to,
    folder: workDir,
    signal,
    progress,
    params: {
      arrangement,
      size,
      offset: { across: px(params.offsetHorizontal, width), down: px(params.offsetVertical, height) },
      ground: params.gapColour === undefined ? null : coloursOf(params.gapColour),
      brush: {
        across: joinBrush((params.brushHorizontal / 100) * width),
        down: joinBrush((params.brushVertical / 100) * height),
      },
      dpi,
    },
  });
  progress(1);
  const { seamBefore, seamAfter } = made;
  const isTile =
    seamAfter !== null && size.width % arrangement.block.width === 0 && size.height % arrangement.block.height === 0;
  return {
    // A cut through the repeat is no tile: its own edges are nobody's joins.
    files: [{ path: to, contentType: 'image/png', ...size, dpi, ...(isTile ? { seamScore: seamAfter } : {}) }],
    report: { seamBefore, ...(seamAfter === null ? {} : { seamAfter }) },
  };
};

function coloursOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
