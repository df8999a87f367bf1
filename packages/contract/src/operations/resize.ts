import { z } from 'zod';
import { limits } from '../limits.ts';
import { cmToPx, defaultDpi } from '../units.ts';
import { operation } from './operation.ts';

const side = z.number().positive().max(300_000).optional();

/**
 * A picture in another size. A side that is not given follows from the other and the picture's proportions. `dpi` turns cm and inches
 * into pixels and is written to the file; the picture's own when absent. A tile is resized together with its repeat.
 */
export const resizeParams = z
  .strictObject({
    width: side,
    height: side,
    unit: z.enum(['px', 'cm', 'inch']).default('px'),
    dpi: z.int().min(1).max(limits.maxDpi, 'dpi_too_high').optional(),
    isTile: z.boolean().default(false),
  })
  .refine(({ width, height }) => width !== undefined || height !== undefined, {
    path: ['width'],
    message: 'side',
  });
export type ResizeParams = z.infer<typeof resizeParams>;

export const resize = operation({
  name: 'resize',
  words: { en: 'Resize', hi: 'नाप बदलें', gu: 'માપ બદલો' },
  params: resizeParams,
  inputs: { min: 1, max: 1 },
  price: 0,
  status: 'on',
  makes({ width, height, unit, dpi }, [input]) {
    const dense = dpi ?? input?.dpi ?? defaultDpi;
    const toPx = { px: 1, cm: cmToPx(1, dense), inch: dense }[unit];
    const ratio = input === undefined ? 1 : input.width / input.height;
    const wide = width ?? (height ?? 0) * ratio;
    return wide * (height ?? wide / ratio) * toPx * toPx;
  },
});
