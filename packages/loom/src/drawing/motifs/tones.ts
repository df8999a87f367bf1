import type { Role } from '../../vocabulary/roles.ts';
import type { Ink } from '../scene.ts';

/** The steps of one role within a motif. */
export interface Tones {
  readonly fill: Ink;
  /** Lighter: rims, highlights. */
  readonly bright: Ink;
  /** A little darker: the flush from the base. */
  readonly blush: Ink;
  /** Darker again: shade between petals. */
  readonly deep: Ink;
  /** Nearly the contour: veins and hatching. */
  readonly vein: Ink;
}

/**
 * Steps towards `light` and `dark` show on any fill but those two themselves; these take their steps from `other`, the
 * motif's second role.
 */
export function tonesOf(role: Role, other: Role): Tones {
  if (role === 'light' || role === 'ground') {
    return {
      fill: role,
      bright: `${role}>${other}:0.22`,
      blush: `${role}>${other}:0.34`,
      deep: `${role}>${other}:0.6`,
      vein: `${other}>dark:0.35`,
    };
  }
  if (role === 'dark' || role === 'line') {
    return {
      fill: role,
      bright: `${role}>light:0.6`,
      blush: `${role}>light:0.16`,
      deep: `${role}>light:0.28`,
      vein: `${role}>light:0.5`,
    };
  }
  // The second accent is the tint of the first in most dye sets: it flushes towards it, not towards grey.
  if (role === 'a2')
    return { fill: role, bright: 'a2>light:0.62', blush: 'a2>a1:0.42', deep: 'a2>a1:0.8', vein: 'a1>dark:0.45' };
  return {
    fill: role,
    bright: `${role}>light:0.62`,
    blush: `${role}>dark:0.24`,
    deep: `${role}>dark:0.46`,
    vein: `${role}>dark:0.72`,
  };
}
