import { z } from 'zod';

/** Whether a design of the loom is drawn again or its stored pixels are taken. */
export const drawing = z.enum(['again', 'stored']);
