import { weekdays } from '@naksha/contract';
import { z } from 'zod';

const span = { start: z.string(), end: z.string() };

/** Working hours as they are typed, right or wrong. */
export const typedHours = z.array(
  z.object({
    day: z.enum(weekdays),
    enabled: z.boolean(),
    ...span,
    more: z.array(z.object(span)).optional(),
  }),
);
