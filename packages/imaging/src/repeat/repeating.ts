import type { Arrangement } from './arrangement.ts';

/** A repeat to be made. Lengths in whole pixels. */
export interface Repeating {
  /** Where the copies lie; planned for the picture as it is when upright. */
  readonly arrangement: Arrangement;
  readonly size: { readonly width: number; readonly height: number };
  /** Where the first copy's corner comes to lie; any whole numbers. */
  readonly offset: { readonly across: number; readonly down: number };
  /** What lies between copies that leave gaps: red, green and blue of 0 … 255, or nothing. */
  readonly ground: readonly [red: number, green: number, blue: number] | null;
  /** How much pixels keep of themselves, from a join outwards; empty where joins stay as they are. */
  readonly brush: { readonly across: readonly number[]; readonly down: readonly number[] };
  readonly dpi: number;
}
