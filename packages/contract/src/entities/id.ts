import { z } from 'zod';

/** A UUID (version 7 where this product makes it). */
export const id = z.uuid();
