import { z } from 'zod';

/** What the files of a client have come to, the bin included, and how many gigabytes they may. */
export const storedRoom = z.strictObject({ usedBytes: z.int(), gigabytes: z.int() });
export type StoredRoom = z.infer<typeof storedRoom>;
