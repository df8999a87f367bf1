import type { Family } from '@naksha/contract';
import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Oklch } from '../numbers/colour/oklch.ts';
import { hueDifference } from '../palette/hue.ts';
import { leafRoles } from '../palette/role-colours.ts';
import type { Intent } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { isZari } from '../vocabulary/zari.ts';
import { contractOf } from './named-colours.ts';
import { distance, isNeutral, isThatColour, isTintOf, sameDye, seenAs } from './same-colour.ts';

/** Crafts of full dips have no tint: what no one named becomes the nearest dye that was, or the black of a line. */
export function dipWhole(
  dyed: Record<Role, string>,
  free: readonly Role[],
  upon: readonly string[],
  family: Family,
): void {
  const ground = seenAs(dyed.ground);
  const isOwn = (hex: string) => isPaleDye(seenAs(hex), ground);
  const isPlain = (hex: string) => !isOwn(hex) && (isNeutral(seenAs(hex)) || isThatColour(seenAs(hex), ground));
  const dyes = [...new Set(upon)].filter((hex) => isOwn(hex) || !isThatColour(seenAs(hex), ground));
  const colours = dyes.filter((hex) => !isPlain(hex));
  // Beside one dye alone the white of the cloth parts what is drawn, in a patola its dark too.
  const plain = [dyed.light, ...(family === 'patola' ? [dyed.dark] : [])].filter(
    (hex) => distance(seenAs(hex), ground) > 0.1,
  );
  const spare = colours.length > 1 ? colours : [...(colours.length > 0 ? colours : dyes), ...plain];
  if (families[family].dips === 'floss') {
    // On white cotton white silk is lost, and a grey is no silk: the palest that was named stands for it.
    const [palest] = colours.toSorted((one, other) => seenAs(other)[0] - seenAs(one)[0]);
    if (palest !== undefined && ground[0] > paleCotton && free.includes('light')) dyed.light = palest;
  }
  const leads = spare[0] !== undefined && colours.length === 1 && !accentRoles.some((role) => dyed[role] === spare[0]);
  if (leads && free.includes('a1')) dyed.a1 = spare[0] ?? dyed.a1;
  const choice = spare.length > 0 ? spare : families[family].dips === 'grounded' ? [dyed.dark] : [dyed.light];
  const [only] = colours;
  if (family === 'patola' && colours.length === 1 && only !== undefined) {
    // One dye on its ground: a figure's trimmings and her dress take turns.
    for (const role of accentRoles.filter((each) => free.includes(each)))
      dyed[role] = role === 'a2' ? (plain[0] ?? only) : role === 'a4' ? (plain.at(-1) ?? only) : only;
    return;
  }
  for (const role of [...accentRoles, ...(families[family].dips === 'grounded' ? leafRoles : [])]) {
    if (!free.includes(role)) continue;
    const colour = seenAs(dyed[role]);
    if (dyes.includes(dyed[role]) || (isThatColour(colour, ground) && families[family].dips === 'grounded')) continue;
    const [next] = choice.toSorted((one, other) => distance(seenAs(one), colour) - distance(seenAs(other), colour));
    if (next !== undefined) dyed[role] = next;
  }
}

const paleCotton = 0.85;

/** A pale blue is a dye on white cloth, and no white. */
const paleDye = { chroma: 0.032, away: 0.09 } as const;

function isPaleDye(colour: Oklch, ground: Oklch): boolean {
  return colour[1] > paleDye.chroma && distance(colour, ground) > paleDye.away;
}

/** The silk under gold where no ground was named: the usual one of a brocade. */
export const deepSilk = families.brocade.palettes[0]?.roles.ground ?? '#3f1020';

/** A brocade of which only its zari was named, on a pale ground that no one asked for: gold is seen on deep silk. */
export function isZariAlone({ family, palette }: Recipe, intent: Intent): boolean {
  const { named } = contractOf(intent);
  return (
    family === 'brocade' &&
    intent.scheme === undefined &&
    intent.groundTone === undefined &&
    named.length > 0 &&
    named.every(({ name }) => isZari(name)) &&
    seenAs(palette.roles.ground)[0] > 0.6
  );
}

/** A dip so much deeper than all dyes that were named. */
const muddy = 0.1;

/** In bands, which are broad, a deeper dip is a colour of its own: it becomes the nearest dye that was named. */
export function keepBright(dyed: Record<Role, string>, free: readonly Role[], wanted: readonly Oklch[]): void {
  const hues = wanted.filter((colour) => !isNeutral(colour));
  const deepest = Math.min(...wanted.map(([L]) => L));
  for (const role of accentRoles.filter((each) => free.includes(each))) {
    const colour = seenAs(dyed[role]);
    if (colour[0] > deepest - muddy || isNeutral(colour)) continue;
    const [nearest] = hues.toSorted(
      (one, other) => Math.abs(hueDifference(one[2], colour[2])) - Math.abs(hueDifference(other[2], colour[2])),
    );
    if (nearest !== undefined) dyed[role] = oklchToHex(nearest);
  }
  for (const dye of hues) bringFull(dyed, free, dye);
}

/** A band of a dye that was named has it as it is, and not its tint alone. */
function bringFull(dyed: Record<Role, string>, free: readonly Role[], dye: Oklch): void {
  const isFull = (role: Role) => distance(seenAs(dyed[role]), dye) < sameDye;
  if (isFull('ground') || accentRoles.some(isFull)) return;
  const [nearest] = accentRoles
    .filter((role) => free.includes(role) && isTintOf(seenAs(dyed[role]), dye))
    .toSorted((one, other) => distance(seenAs(dyed[one]), dye) - distance(seenAs(dyed[other]), dye));
  if (nearest !== undefined) dyed[nearest] = oklchToHex(dye);
}
