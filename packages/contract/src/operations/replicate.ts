import { z } from 'zod';
import { limits } from '../limits.ts';
import { operation } from './operation.ts';

export const replicate = operation({
  name: 'replicate',
  words: { en: 'Replicate', hi: 'शैली', gu: 'શૈલી' },
  params: z.strictObject({
    prompt: z.string().max(limits.promptMaxLength, 'prompt_too_long').optional(),
    count: z.int().min(1).max(4).default(1),
  }),
  inputs: { min: 1, max: 1 },
  price: 3,
  status: 'comingSoon',
});
