import type { Ink, Role } from '../scene/scene.ts';

/** A role thinned with light by a share, as pigment with water; white petals take a breath of `other` where they lie deep. */
export function tint(role: Role, share: number, other: Role): Ink {
  if (role === 'light') return share > 0.4 ? role : `light>${other}:${Math.round((0.46 - share) * 80) / 100}`;
  return share <= 0 ? role : `${role}>light:${Math.round(share * 100) / 100}`;
}
