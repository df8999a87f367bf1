/** A place in pixels. */
export type Place = readonly [x: number, y: number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Copies of a tile, pixel for pixel, that fill a block. */
export interface CopiedArrangement {
  readonly kind: 'copied';
  readonly block: Size;
  /** From one copy to the next. */
  readonly pitch: { readonly across: number; readonly down: number };
  /** The part of the tile that is copied. */
  readonly part: Size & { readonly x: number; readonly y: number };
  /** The part is first made symmetric about its main or its other diagonal; its upper side is kept. */
  readonly fold?: 'main' | 'other';
  /** `turn` transposes (4), then mirrors left to right (1) and top to bottom (2). Copies that leave the block come in again. */
  readonly copies: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
  /** Columns or rows are shifted against each other. */
  readonly shifted?: 'down' | 'across';
}

/** A convex part of a tile laid over a block under several maps x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface MappedArrangement {
  readonly kind: 'mapped';
  readonly block: Size;
  readonly pitch: { readonly across: number; readonly down: number };
  readonly place: readonly Place[];
  readonly maps: readonly (readonly [a: number, b: number, c: number, d: number, e: number, f: number])[];
  /** Pixels between two places. */
  readonly gap: number;
}

/** Where the copies of a tile lie in a block that repeats straight in both directions. */
export type Arrangement = CopiedArrangement | MappedArrangement;
