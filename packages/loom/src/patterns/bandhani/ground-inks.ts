import type { Rng } from '../../random/rng.ts';
import type { Role } from '../../scene/scene.ts';

/** Inks of the ground's knots: never white alone, which outlines the figures. */
export function groundInks(col: Rng): readonly [Role, Role] {
  return col.fork('ground').pick([
    ['a1', 'a1'],
    ['a1', 'a1'],
    ['a1', 'light'],
  ] as const);
}
