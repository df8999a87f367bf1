import { join } from 'node:path';
import { defaultDpi, type RepeatParams } from '@naksha/contract';
import { openPicture, repeatPicture } from '@naksha/imaging';
import { layRepeat } from '@naksha/loom';
import type { Run } from '../engine.ts';
import { withinLimit } from './within-limit.ts';

/** A picture repeated. The report says how visible its joins were and are. */
export const repeat: Run<RepeatParams> = async (params, inputs, { signal, workDir, progress }) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to repeat but received none');
  const picture = await openPicture(input.path);
  const dpi = input.dpi ?? picture.dpi ?? defaultDpi;
  const { plan, offset, brush, size: wanted } = layRepeat(params, { ...picture, dpi });
  const size = withinLimit(wanted);
  const ground = params.gapColour === undefined ? null : coloursOf(params.gapColour);
  const to = join(workDir, 'repeat.png');
  const { seamBefore, seamAfter } = await repeatPicture({
    from: input.path,
    to,
    folder: workDir,
    signal,
    progress,
    params: { arrangement: plan, size, offset, ground, brush, dpi },
  });
  progress(1);
  const isWhole = size.width % plan.block.width === 0 && size.height % plan.block.height === 0;
  return {
    // A cut through the repeat is no tile. Whole blocks are one, whose edge is no worse than the joins inside it.
    files: [
      {
        path: to,
        contentType: 'image/png',
        ...size,
        dpi,
        ...(isWhole ? { seamScore: Math.min(1, seamAfter) } : {}),
      },
    ],
    report: { seamBefore, seamAfter },
  };
};

function coloursOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
