import type { Ink } from '../drawing/scene.ts';
import { mixColours } from '../numbers/colour/mix.ts';
import type { Role } from '../vocabulary/roles.ts';

/**
 * A function from inks to `#rrggbb` for one set of role colours; every ink is resolved once. `a1>dark:0.26` is 26 % of
 * the way from a1 to dark in OKLab. Throws RangeError for an ink that names no role.
 */
export function createInkwell(colours: Readonly<Record<Role, string>>): (ink: Ink) => string {
  const known = new Map<string, string>(Object.entries(colours));
  return (ink) => {
    const ready = known.get(ink);
    if (ready !== undefined) return ready;
    const [from = '', to = '', share = ''] = ink.split(/[>:]/);
    const one = known.get(from);
    const other = known.get(to);
    if (one === undefined || other === undefined)
      throw new RangeError(`Expected an ink of known roles but received ${ink}`);
    const mixed = mixColours(one, other, Number(share));
    known.set(ink, mixed);
    return mixed;
  };
}
