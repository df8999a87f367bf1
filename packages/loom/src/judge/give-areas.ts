import { leafRoles } from '../palette/role-colours.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { isBesides, isNamedAs, seenAs } from './same-colour.ts';

type Dyed = Record<Role, string>;

/** From this lightness on a colour may take the place of the white. */
export const pale = 0.75;
/** Up to this lightness it draws a contour on a pale ground. */
const deep = 0.56;

export interface Want {
  readonly hex: string;
  /** Share of the cloth. */
  readonly needed: number;
}

/** Each named colour takes roles, the largest first, until it has the area that it needs; what gives one up keeps enough. */
export function giveAreas(
  dyed: Dyed,
  free: readonly Role[],
  wants: readonly Want[],
  areas: ReadonlyMap<Role, number>,
  isNone: (hex: string) => boolean = () => false,
): void {
  const areaOf = (role: Role) => areas.get(role) ?? 0;
  const names = wants.map(({ hex }) => seenAs(hex));
  const has = (role: Role, { hex }: Want) => isNamedAs(seenAs(dyed[role]), seenAs(hex), names);
  const lacks = (want: Want) =>
    1 -
    (isBesides(seenAs(want.hex), seenAs(dyed.ground)) ? free : ['ground' as const, ...free]).reduce(
      (sum, role) => sum + (has(role, want) ? areaOf(role) : 0),
      0,
    ) /
      want.needed;
  const open = free
    .filter((role) => [...accentRoles, ...leafRoles, 'dark', 'light', 'line'].some((each) => each === role))
    .toSorted((one, other) => areaOf(other) - areaOf(one));
  const given = new Set<Role>();
  for (let turn = 0; turn < open.length; turn++) {
    const [poorest] = wants.toSorted((one, other) => lacks(other) - lacks(one));
    if (poorest === undefined || lacks(poorest) <= 0) return;
    const gain = (role: Role) => areaOf(role) / poorest.needed;
    const role = open.find(
      (each) =>
        !given.has(each) &&
        !has(each, poorest) &&
        // A cloth without its white is a dull one.
        (each !== 'light' || seenAs(poorest.hex)[0] > pale) &&
        !(isNone(poorest.hex) && (each === 'line' || each === 'dark')) &&
        // A block's outline may be of its second colour where that is deep.
        (each !== 'line' || (seenAs(poorest.hex)[0] < deep && seenAs(dyed.ground)[0] > pale)) &&
        wants.every(
          (want) =>
            !has(each, want) ||
            lacks(want) + areaOf(each) / want.needed <= Math.max(0, lacks(poorest) - gain(each) * 0.5),
        ),
    );
    if (role === undefined) return;
    given.add(role);
    dyed[role] = poorest.hex;
  }
}
