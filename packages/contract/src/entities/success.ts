import { z } from 'zod';

export const success = z.strictObject({ success: z.boolean() });
