import type { ColorScheme } from '@naksha/contract';
import type { FamilyPalette } from '../patterns/family.ts';
import type { Rng } from '../random/rng.ts';
import type { CombinedShift } from './palette-shift.ts';

/** What a palette is composed from. Colours are `#rrggbb`. */
export interface PaletteWish {
  /** The family's complete sets; the first is the usual one. */
  readonly dyes: readonly FamilyPalette[];
  /** The reserve is the figures themselves (`FamilyDefinition.isReserved`). */
  readonly isReserved: boolean;
  /** The dyes lie side by side, parted by white (`FamilyDefinition.isBanded`). */
  readonly isBanded?: boolean | undefined;
  /** What style, mood, setting and people do, the scheme not counted. */
  readonly shift: CombinedShift;
  /** Undefined where it was refused. */
  readonly scheme: ColorScheme | undefined;
  /** Colours asked for in words. */
  readonly ground?: string | undefined;
  readonly accents: readonly string[];
  readonly leaves: readonly string[];
  readonly line?: string | undefined;
  /** Colours to keep away from. */
  readonly refused: readonly string[];
  /** At most so many colours, the ground counted. */
  readonly colourCount?: number | undefined;
  /** The designer's own colours, the ground first; locked ones are kept exactly. */
  readonly own: readonly { readonly hex: string; readonly locked: boolean }[];
  readonly rng: Rng;
}
