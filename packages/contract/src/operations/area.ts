import { z } from 'zod';
import { repeatParams } from './repeat.ts';

/** Enough for an hour of painting; so many points travel with a design wherever its row goes. */
export const areaLimits = { strokes: 200, points: 4000 } as const;

/** Widths of the picture. A stroke begins on the picture and may lead over its edges onto its copies. */
const place = z.number().min(-8).max(8);
const down = z.number().min(-600).max(600);
/** How hard a pen was pressed: the share of the radius that is painted there; all of it where nothing is said. */
const pressure = z.number().min(0).max(1).optional();

/** A line that a round brush went along, as a share of the picture's width: it holds at any resolution. */
const stroke = z.strictObject({
  radius: z.number().min(0.0005).max(1),
  points: z
    .array(z.tuple([place, down, pressure]))
    .min(1)
    .max(areaLimits.points, 'area_points'),
  /** Takes away from what was painted before it. */
  erases: z.boolean().default(false),
  /** What the line goes around is painted as well; it closes on itself. */
  fills: z.boolean().optional(),
});
export type AreaStroke = z.infer<typeof stroke>;

/**
 * Where a change holds: what was painted, in the order of painting. Strokes go on over the picture's edge the way it repeats:
 * `repeat.columns` × `repeat.rows` cells of that layout fill the picture, and what is painted on one of them is painted on all.
 */
export const area = z
  .strictObject({
    strokes: z.array(stroke).min(1).max(areaLimits.strokes, 'area_strokes'),
    /** Percent of the radius over which a stroke fades towards its edge. */
    softness: z.number().min(0).max(100).default(30),
    /** So much wider is every stroke that paints, as a share of the picture's width. */
    growth: z.number().min(0).max(0.1).optional(),
    /** The change holds where nothing was painted. */
    inverted: z.boolean().default(false),
    repeat: z
      .strictObject({
        layout: z.enum(['straight', 'half-drop', 'half-brick', 'step', 'mirror']).default('straight'),
        step: repeatParams.shape.step,
        columns: z.int().min(1).max(8).default(1),
        rows: z.int().min(1).max(8).default(1),
      })
      .prefault({}),
  })
  .check(({ value, issues }) => {
    const points = value.strokes.reduce((sum, each) => sum + each.points.length, 0);
    if (points <= areaLimits.points) return;
    issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: areaLimits.points,
      message: 'area_points',
      input: value.strokes,
      path: ['strokes'],
    });
  });
export type Area = z.infer<typeof area>;
