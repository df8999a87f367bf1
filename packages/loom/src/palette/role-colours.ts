import type { Role } from '../vocabulary/roles.ts';

/** A colour for every role, `#rrggbb`. */
export type RoleColours = Readonly<Record<Role, string>>;

/** What a recipe keeps of its colours. */
export interface Palette {
  readonly scheme: string;
  readonly roles: Record<Role, string>;
  /** Roles whose colour no change of scheme moves. */
  readonly locked: Role[];
}

export const leafRoles = ['leaf1', 'leaf2', 'leaf3'] as const satisfies readonly Role[];

/** From this OKLCH lightness on a ground is light: its contours are drawn darker by `lineContrast`. */
export const lightFrom = 0.5;
/** Least difference of lightness between contour and light ground. */
export const lineContrast = 0.35;
/** Least difference of lightness between reserve and dark ground. */
export const reserveContrast = 0.45;
/** Least ΔE_ok of an accent or leaf from the ground, and of accents from each other. */
export const fromGround = 0.1;
export const fromAccent = 0.08;
/** Above this chroma a colour shouts; one accent may. Leaves are never purer than `leafChroma`. */
export const loudChroma = 0.19;
export const leafChroma = 0.11;
