import { hex } from '@naksha/contract';
import { z } from 'zod';

/**
 * What a region of an outline is for a dyer: 0 the darkest, 1 … 4 dyes from dark to light, 5 the lightest, 6 and 7 leaves. Regions that touch
 * have different ones, so that each craft may give every slot a role of its own.
 */
const region = z.strictObject({
  /** Path data in M, L, C, Q and Z alone, within ±256, y down. */
  d: z
    .string()
    .min(1)
    .max(12_000)
    .regex(/^[MLCQZ0-9 -]+$/),
  /** Filled even-odd; else non-zero. */
  isEvenOdd: z.literal(true).optional(),
  slot: z.int().min(0).max(7),
  /** Its visible share of the whole drawing, in percent. */
  share: z.int().min(0).max(100),
});

/** What goes well beside a subject. */
const settings = ['garden', 'sea', 'sky', 'sweet', 'plain'] as const;
export type Setting = (typeof settings)[number];

/** A drawing of one thing in regions, back to front, whatever its source. */
export const outline = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,48}$/),
  setting: z.enum(settings),
  /** The dyes it has by nature, that of its largest part first. */
  dyes: z.array(hex).max(2),
  regions: z.array(region).min(1).max(40),
});
export type Outline = z.infer<typeof outline>;
export type Region = Outline['regions'][number];

/** Half the side of the square that every outline fills in one direction. */
export const outlineReach = 256;

/** From this share of its drawing on a thing has leaves of its own, percent. */
export const leafy = 12;

/** The share of a drawing that is leaves, percent. */
export function ownLeaves({ regions }: Outline): number {
  return regions.reduce((sum, { slot, share }) => sum + (slot > 5 ? share : 0), 0);
}
