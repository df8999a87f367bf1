import { z } from 'zod';
import { limits } from '../limits.ts';
import { cmToPx, defaultDpi } from '../units.ts';
import { hex } from './hex.ts';
import { operation } from './operation.ts';

/** The 17 symmetry groups of patterns that repeat in two directions, by their Hermann–Mauguin short names. */
export const wallpaperGroups = [
  'p1',
  'p2',
  'pm',
  'pg',
  'cm',
  'pmm',
  'pmg',
  'pgg',
  'cmm',
  'p4',
  'p4m',
  'p4g',
  'p3',
  'p3m1',
  'p31m',
  'p6',
  'p6m',
] as const;

/** How the tile repeats: straight or shifted, mirrored, or by a group of symmetry. */
export const repeatLayouts = ['straight', 'half-drop', 'half-brick', 'step', 'mirror', ...wallpaperGroups] as const;

/** Those that turn by a third. */
export const hexagonalLayouts = ['p3', 'p3m1', 'p31m', 'p6', 'p6m'] as const satisfies (typeof repeatLayouts)[number][];

const mostCopies = 1000;
const longest = 300_000;
const gap = z.number().min(0).max(100_000).default(0);
const offset = z.number().min(-100_000).max(100_000).default(0);
/** Percent of the tile's side on which a join is softened, on each side of it. */
const brush = z.number().min(0).max(limits.maxRepeatBrush).default(0);

/**
 * The result has `width` × `height` pixels where they are given, else `columns` × `rows` tiles with their gaps. Gaps and offsets are in
 * `unit`, percent of the tile's side. A gap without a colour is transparent. Layouts that turn by a third have one gap on all sides:
 * both gaps must be equal, and percent are of the tile's width.
 */
export const repeatParams = z
  .strictObject({
    layout: z.enum(repeatLayouts).default('straight'),
    /** For `step`: each column lies n/m of a tile lower than the one before, or each row so much further right. */
    step: z
      .strictObject({
        n: z.int().min(-63).max(63).default(1),
        m: z.int().min(1).max(64).default(3),
        axis: z.enum(['down', 'across']).default('down'),
      })
      .prefault({}),
    columns: z.int().min(1).max(mostCopies).default(2),
    rows: z.int().min(1).max(mostCopies).default(2),
    width: z.int().min(1).max(longest).optional(),
    height: z.int().min(1).max(longest).optional(),
    gapHorizontal: gap,
    gapVertical: gap,
    gapColour: hex.optional(),
    offsetHorizontal: offset,
    offsetVertical: offset,
    brushHorizontal: brush,
    brushVertical: brush,
    /** `closed`: where the tile does not go on across its edges, they are first closed with parts of itself. */
    joins: z.enum(['kept', 'closed']).default('kept'),
    unit: z.enum(['px', 'mm', 'percent']).default('px'),
  })
  .refine(
    ({ layout, gapHorizontal, gapVertical }) =>
      gapHorizontal === gapVertical || !hexagonalLayouts.some((name) => name === layout),
    {
      path: ['gapVertical'],
      message: 'same_gaps',
    },
  );
export type RepeatParams = z.infer<typeof repeatParams>;

export const repeat = operation({
  name: 'repeat',
  words: { en: 'Repeat', hi: 'रिपीट', gu: 'રિપીટ' },
  params: repeatParams,
  inputs: { min: 1, max: 1 },
  price: 0,
  status: 'on',
  quotaFinished: 'repeat_quota_finished',
  laysCopies: true,
  makes({ width, height, columns, rows, gapHorizontal, gapVertical, unit, joins }, [input]) {
    // Closing looks for parts that fit, and that takes long.
    if (input === undefined || joins === 'closed') return Number.POSITIVE_INFINITY;
    const gap = (length: number, side: number) =>
      ({ px: length, mm: cmToPx(length / 10, input.dpi ?? defaultDpi), percent: (length / 100) * side })[unit];
    const wide = width ?? columns * (input.width + gap(gapHorizontal, input.width));
    return wide * (height ?? rows * (input.height + gap(gapVertical, input.height)));
  },
});
