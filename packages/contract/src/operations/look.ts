import { z } from 'zod';
import { hex } from './hex.ts';

const share = z.number().min(0).max(1);

/** How a picture is seen to be made: motifs on a ground, lines that run through, or drawn all over. */
export const lookKinds = ['motifs', 'stripes', 'allover'] as const;
/** In what it is the same mirrored: left and right, up and down, both, or turned by a half. */
export const lookSymmetries = ['none', 'across', 'down', 'both', 'turned'] as const;
export const lookDirections = ['none', 'level', 'upright', 'slanted'] as const;
export const lookRepeats = ['none', 'straight', 'half-drop', 'half-brick'] as const;

/** What is measured of a picture, from its pixels alone. */
export const look = z.strictObject({
  /** Its dyes with their shares of it, the ground first, then the largest. */
  palette: z.array(z.strictObject({ hex, share })).min(1).max(8),
  /** Share that is drawn on; the rest is ground. */
  density: share,
  kind: z.enum(lookKinds),
  /** The size of what is drawn, a side of the square of its area, as a share of the picture's shorter side and on cloth. */
  size: share,
  sizeCm: z.number().min(0).max(1000),
  /** 0 long and thin, 1 as round as a disc. */
  roundness: share,
  symmetry: z.enum(lookSymmetries),
  /** A repeat inside the picture, in its parts; with `none` the picture is the repeat. */
  repeat: z.strictObject({ kind: z.enum(lookRepeats), across: z.int().min(1).max(64), down: z.int().min(1).max(64) }),
  direction: z.enum(lookDirections),
  /** 0 broad flat forms, 1 fine lines everywhere. */
  fineness: share,
  /** 0 lines in all directions, as of plants; 1 in few, as of figures with straight sides. */
  angular: share,
  /** Share of the variation of lightness in forms of one, two, four and more pixels of the copy that is measured. */
  scales: z.array(share).length(4),
  /** Deviation of lightness. */
  contrast: share,
});
export type Look = z.infer<typeof look>;
