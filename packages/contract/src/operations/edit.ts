import { z } from 'zod';
import { isBlank } from '../entities/is-blank.ts';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { hex } from './hex.ts';
import { operation } from './operation.ts';

/** "Make the ground navy, more lotus, no paisley." Colours in `locked` stay whatever is asked. */
export const editParams = z.strictObject({
  prompt: z
    .string()
    .trim()
    .max(limits.promptMaxLength, 'prompt_too_long')
    .refine((words) => !isBlank(words), 'prompt_required'),
  language: z.enum(languages).default('en'),
  locked: z.array(hex).max(11).optional(),
});
export type EditParams = z.infer<typeof editParams>;

/** Changes a design by words. An edit that changes nothing fails and costs nothing. */
export const edit = operation({
  name: 'edit',
  words: { en: 'Edit', hi: 'बदलें', gu: 'બદલો' },
  params: editParams,
  inputs: { min: 1, max: 1 },
  price: 2,
  largeTimes: 2,
  modelExtra: 2,
  status: 'on',
  quotaFinished: 'edit_quota_finished',
  asksModel: true,
});
