import type { FinishCloth } from '../finish-cloths.ts';
import type { Role } from '../roles.ts';

/** A cloth: what composing and planning need to know of it, all but the planner. One row of the table in `families.ts`. */
export interface FamilyDefinition {
  /** Of what the planner, the borders and the pallu draw: raised when a recipe comes out different, as `versions.test.ts` notices. */
  readonly version: number;
  /** At least four, differing in structure. The first is the usual one. */
  readonly layouts: readonly [string, ...string[]];
  /** Usual size of the main motif on cloth, smallest and largest in cm. */
  readonly heroCm: readonly [number, number];
  /** Width of a module on cloth in cm when the tile is larger than that. */
  readonly moduleCm: number;
  readonly density: number;
  readonly hand: number;
  readonly cloth: FinishCloth;
  /** The family's own dyes, several complete sets; the first is the usual one. */
  readonly palettes: readonly FamilyPalette[];
  /** The figures are the undyed cloth itself (`light`): on a light ground they are dyed instead. */
  readonly isReserved?: boolean;
  /** Its dyes lie side by side with white threads between: kin of the ground are not lost beside it, nor need they change sides. */
  readonly isBanded?: boolean;
  /** The only ink of a cloth of one ink: a colour named beside the ground is this one. */
  readonly ink?: Role;
  /** Its motifs stay large on small goods. */
  readonly isGrand?: boolean;
}

export interface FamilyPalette {
  readonly name: string;
  readonly roles: Readonly<Record<Role, string>>;
}
