/** What a mood, a style, a scheme does to dyes. Shifts of several options are combined: factors multiply, the rest adds up. */
export interface PaletteShift {
  /** Factor on chroma. */
  readonly chroma?: number;
  /** Least chroma of what has a hue at all. */
  readonly leastChroma?: number;
  /** Added to the OKLCH lightness of accents and leaves. */
  readonly lightness?: number;
  /** Hues drawn towards `hue` by a share 0 … 1 of the way. */
  readonly pull?: { readonly hue: number; readonly share: number };
  /** Leaning to light (above 0) or dark (below 0) grounds; 2 is strong. */
  readonly ground?: number;
  /** Share of old paper's yellow grey mixed in, 0 … 1. */
  readonly paper?: number;
  /** At most so many colours, the ground counted. */
  readonly colours?: number;
  /** Leaning to the family's usual dyes; 2 is strong. */
  readonly usual?: number;
  /** Hues clockwise from `from` to `until` are left: their dyes turn to `to`. */
  readonly leave?: HueLeave;
}

export interface HueLeave {
  readonly from: number;
  readonly until: number;
  readonly to: number;
}

/** Shifts combined into one. Pulls stay apart: each is applied in turn. */
export interface CombinedShift {
  readonly chroma: number;
  readonly leastChroma: number;
  readonly lightness: number;
  readonly pulls: readonly { readonly hue: number; readonly share: number }[];
  readonly ground: number;
  readonly paper: number;
  readonly colours: number | undefined;
  readonly usual: number;
  readonly leaves: readonly HueLeave[];
}

export function combineShifts(shifts: readonly (PaletteShift | undefined)[]): CombinedShift {
  const all = shifts.filter((shift) => shift !== undefined);
  const limits = all.flatMap((shift) => shift.colours ?? []);
  return {
    chroma: all.reduce((product, shift) => product * (shift.chroma ?? 1), 1),
    leastChroma: Math.max(0, ...all.map((shift) => shift.leastChroma ?? 0)),
    lightness: all.reduce((sum, shift) => sum + (shift.lightness ?? 0), 0),
    pulls: all.flatMap((shift) => shift.pull ?? []),
    ground: all.reduce((sum, shift) => sum + (shift.ground ?? 0), 0),
    paper: Math.min(
      0.2,
      all.reduce((sum, shift) => sum + (shift.paper ?? 0), 0),
    ),
    colours: limits.length > 0 ? Math.min(...limits) : undefined,
    usual: all.reduce((sum, shift) => sum + (shift.usual ?? 0), 0),
    leaves: all.flatMap((shift) => shift.leave ?? []),
  };
}
