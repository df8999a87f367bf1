import { z } from 'zod';

/** `#rrggbb` in lower case. */
export const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'colour');
