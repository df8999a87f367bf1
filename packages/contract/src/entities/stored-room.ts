import { z } from 'zod';

/** What the files of a client have come to, the bin included, and how many bytes they may; as gigabytes, rounded up. */
export const storedRoom = z.strictObject({ usedBytes: z.int(), limitBytes: z.int(), gigabytes: z.int() });
export type StoredRoom = z.infer<typeof storedRoom>;
