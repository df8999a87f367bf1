import { z } from 'zod';

/** The answer of a call that succeeds with an empty body (204). */
export const nothing = z.void();
