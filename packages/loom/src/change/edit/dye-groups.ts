import { oklchToHex } from '../../numbers/colour/gamut.ts';
import { colourDistance, hexToOklab, oklabToOklch } from '../../numbers/colour/oklch.ts';

/** A colour of a picture and the share of the picture that has it, 0 … 1. */
export interface PictureColour {
  readonly hex: string;
  readonly share: number;
}

/** Shades of one dye; the largest speaks for them. */
export interface DyeGroup extends PictureColour {
  readonly members: readonly string[];
}

/** Nearer than this in OKLab two colours of a picture are shades of one dye. */
const oneDye = 0.09;

/** The dyes of a picture, the largest first. */
export function dyeGroups(picture: readonly PictureColour[]): DyeGroup[] {
  const groups: DyeGroup[] = [];
  for (const { hex, share } of picture.toSorted((one, other) => other.share - one.share)) {
    const at = groups.findIndex((group) => colourDistance(group.hex, hex) < oneDye);
    const group = groups[at];
    if (group === undefined) groups.push({ hex, share, members: [hex] });
    else groups[at] = { ...group, share: group.share + share, members: [...group.members, hex] };
  }
  return groups.sort((one, other) => other.share - one.share);
}

/** Every shade of a dye that becomes another: as far from the new one as it was from the old. */
export function followDye({ hex, members }: DyeGroup, next: string): { readonly from: string; readonly to: string }[] {
  return members.map((from) => ({ from, to: from === hex ? next : following(from, hex, next) }));
}

function following(from: string, old: string, next: string): string {
  const [L, a, b] = hexToOklab(from);
  const [L1, a1, b1] = hexToOklab(old);
  const [L2, a2, b2] = hexToOklab(next);
  return oklchToHex(oklabToOklch([L2 + L - L1, a2 + a - a1, b2 + b - b1]));
}
