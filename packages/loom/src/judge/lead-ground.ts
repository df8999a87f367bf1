import type { Intent } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { Role } from '../vocabulary/roles.ts';
import { isThatColour, seenAs } from './same-colour.ts';

/** Where silks hide the cloth it is of the colour that was named for it, or it would be a colour more between them. */
export function hiddenGround({ family, layout }: Recipe, { ground }: Intent): string | undefined {
  return vocabularies[family].layouts[layout]?.isCovering === true ? ground?.hex : undefined;
}

/** Where the ground is a thread among others, the colour that was named for it and the one that covers most change places. */
export function leadGround(
  dyed: Record<Role, string>,
  open: readonly Role[],
  { family, layout }: Recipe,
  { ground }: Intent,
  areas: ReadonlyMap<Role, number>,
): void {
  const own = vocabularies[family].layouts[layout];
  if (ground === undefined || own?.isThreaded !== true || own.isCovering === true) return;
  const shares = new Map<string, number>();
  for (const [role, share] of areas) shares.set(dyed[role], (shares.get(dyed[role]) ?? 0) + share);
  const named = [...shares.keys()].find((hex) => isThatColour(seenAs(hex), seenAs(ground.hex)));
  const [most] = [...shares].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  if (named === undefined || most === undefined || named === most) return;
  for (const role of open) {
    if (dyed[role] === named) dyed[role] = most;
    else if (dyed[role] === most) dyed[role] = named;
  }
}
