import { oklchToHex } from '../numbers/colour/gamut.ts';
import { colourDistance, hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { steady } from '../numbers/steady.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { alongside, isToneOnTone } from './alongside.ts';
import { chooseDyes, type PaletteWish } from './choose-dyes.ts';
import { assignOwn, companionRoles, follow } from './companions.ts';
import { colourful, fillAccents, isWhiteWork, tint } from './fill-accents.ts';
import { hueDifference, isKin } from './hue.ts';
import { limitColours } from './limit-colours.ts';
import { type CombinedShift, combineShifts } from './palette-shift.ts';
import { lightFrom, type Palette, type RoleColours } from './role-colours.ts';
import { type SchemePlan, schemePlans } from './scheme-plans.ts';
import { settlePalette } from './settle-palette.ts';
import { shiftColour } from './shift-colour.ts';
import { turnDye } from './turn-dye.ts';

/** A leaning as strong as this is obeyed even where the family has no such ground. */
const strongLeaning = 2.2;
/** The hue of a sepia. */
const warmLine = 34;
/** Black contours would be harsh beside pale dyes. */
const softLine = 0.44;
/** A grey darker than this is called black. */
const blackish = 0.34;
/** A light ground of a family is never purer than this. */
const calmGround = 0.122;
/** White cloth beneath white thread. */
const clothShade = 0.908;
const seamShade: Oklch = [0.76, 0.008, 85];
const whiteLeaves = { leaf1: '#bbb7b0', leaf2: '#a9a59e', leaf3: '#cecac3' } as const;
/** What is white is the thread's white: nearer to the cloth it would not be seen. */
const threadOf = (colour: Oklch) => (colour[0] > 0.93 ? '#ffffff' : oklchToHex(colour));
const plain: SchemePlan = { shift: {} };

type Dyes = Readonly<Record<Role, Oklch>>;

/**
 * A family's dyes, the words and the options → a colour for every role. Colours named or given by the designer are kept (locked
 * ones exactly, the named ground exactly), the others are the family's own under the scheme and the mood. Deterministic in
 * the wish; the same stream is used whatever the wish, so that a change of one option changes what it must and no more.
 */
export function composePalette(wish: PaletteWish): Palette {
  const plan = wish.scheme === undefined ? plain : schemePlans[wish.scheme];
  const leaning = joinShift(wish.shift, plan);
  const own = assignOwn(wish.own);
  const locked = [...own].filter(([, colour]) => colour.locked).map(([role]) => role);
  const given = locked.includes('ground') ? own.get('ground')?.hex : (wish.ground ?? own.get('ground')?.hex);
  const set = chooseDyes(wish, given, leaning);
  const dyes = readDyes(set.roles);
  // Pale dyes are not made paler: they would be dust.
  const shift = wish.scheme === 'pastel' && isPale(dyes) ? { ...leaning, ...paleAlready } : leaning;
  const named = wish.accents.map(hexToOklch);
  const lead = leadOf(named, given, dyes);
  const wanting =
    given === undefined ? bareGround(shiftGround(dyes, shift, plan, lead, wish), named) : hexToOklch(given);
  // White thread stays white on white, which is then the shade of the cloth.
  const isWhite = isWhiteWork(named, wanting) && locked.length === 0;
  const ground: Oklch = isWhite ? [clothShade, Math.min(wanting[1], 0.006), wanting[2]] : wanting;
  const wanted: Record<Role, Oklch> = {
    ...dyes,
    ground,
    line:
      wish.line === undefined
        ? inkOf(inArc(dyes.line, wish, plan), wish, { lead, named, ground })
        : hexToOklch(wish.line),
    dark: deepestOf(inArc(dyes.dark, wish, plan), wish, { lead, named, ground }),
    light: lightOf(dyes, wish, { lead, named, ground }),
    ...accentsOf(wish, plan, dyes, shift, { lead, named, ground: wanting }),
    ...leavesOf(wish, plan, dyes, shift, { lead, named, ground }),
  };
  const fixed: Partial<Record<Role, string>> = isWhite
    ? {
        ...Object.fromEntries(accentRoles.map((role) => [role, threadOf(wanted[role])])),
        ...(wish.leaves.length > 0 ? {} : whiteLeaves),
        light: '#ffffff',
        line: oklchToHex(seamShade),
        ground: oklchToHex(ground),
      }
    : given === undefined
      ? {}
      : { ground: given };
  for (const [role, colour] of own) {
    if (colour.locked) fixed[role] = colour.hex;
    else if (role !== 'ground' && !(accentRoles.some((accent) => accent === role) && named.length > 0))
      wanted[role] = hexToOklch(colour.hex);
  }
  const settled = settlePalette({
    wanted,
    fixed,
    isLineNamed: wish.line !== undefined,
    isReserved: wish.isReserved,
    isBanded: wish.isBanded,
  });
  const count = wish.colourCount ?? shift.colours;
  // Of a few colours that no one named one is the leaves', where the cloth grows any.
  const leaf = named.length === 0 && wish.isGrowing === true ? (['a1', 'leaf1'] as const) : [];
  const kept = [...locked, ...accentRoles.slice(0, Math.min(named.length, 4)), ...leaf];
  const roles =
    count === undefined || count >= 11
      ? settled
      : keepLocked(limitColours(settled, Math.max(2, count, locked.length), kept), fixed, locked);
  return { scheme: schemeName(set.name, wish.scheme), roles, locked };
}

/** A set whose dyes are tints already, and what is left for a pastel scheme to do to it. */
function isPale(dyes: Dyes): boolean {
  return (
    dyes.ground[0] > paleFrom &&
    accentRoles.reduce((sum, role) => sum + dyes[role][0], 0) / accentRoles.length > paleFrom
  );
}
const paleFrom = 0.72;
const paleAlready = { chroma: 0.94, leastChroma: 0, lightness: 0.02, ground: 0 } as const;

type AccentRole = (typeof accentRoles)[number];

/** The dyes under scheme and mood with the named colours among them; second grounds follow the ground. */
function accentsOf(
  wish: PaletteWish,
  plan: SchemePlan,
  dyes: Dyes,
  shift: CombinedShift,
  { lead, named, ground }: Around,
): Record<AccentRole, Oklch> {
  const companions = companionRoles(wish.dyes);
  const open = accentRoles.filter((role) => !companions.includes(role));
  const isTonal = isToneOnTone(wish.dyes);
  const shifted = open.map((role) => {
    const dye = dyes[role];
    const stood = wish.isBanded === true ? dye : standOff(dye, dyes.ground, ground, wish.isReserved);
    const moved = isTonal ? alongside(dye, dyes.ground, ground) : stood;
    return shiftColour(moved, shift);
  });
  // Knots of the ground's own hue would not be seen on a light one.
  if (wish.isReserved && ground[0] >= lightFrom + 0.1) {
    const seen = [lightOf(dyes, wish, { lead, named, ground }), ...shifted].filter((dye) => !isKin(dye, ground));
    shifted.forEach((dye, index) => {
      if (isKin(dye, ground)) shifted[index] = seen[index % seen.length] ?? dye;
    });
  }
  const filled = fillAccents(named, plan.harmony?.(shifted, lead) ?? shifted, ground, wish.refused, wish.isBanded);
  const accents: Record<AccentRole, Oklch> = { a1: dyes.a1, a2: dyes.a2, a3: dyes.a3, a4: dyes.a4 };
  open.forEach((role, index) => {
    accents[role] = filled[index] ?? dyes[role];
  });
  for (const role of companions) accents[role] = follow(dyes[role], dyes.ground, ground);
  return accents;
}

/** Up to this lightness a ground is of a middling tone: dyes of another hue are seen on it as they are. */
const middling = 0.78;
/** Least difference from such a ground, in OKLab. */
const seenAsItIs = 0.16;

/** A dye meant for a dark ground on a light one, or the other way round: it changes sides, unless a middling ground shows it as it is. */
function standOff([L, C, h]: Oklch, from: Oklch, to: Oklch, isReserved: boolean): Oklch {
  const wasLight = !isReserved && from[0] >= lightFrom;
  const isLight = to[0] >= (isReserved ? lightFrom + 0.15 : lightFrom);
  if (wasLight === isLight) return [L, C, h];
  const isSeen = colourDistance(oklchToHex([L, C, h]), oklchToHex(to)) >= seenAsItIs;
  if (!isReserved && to[0] < middling && isSeen) return [L, C, h];
  return [isLight ? Math.min(L, Math.max(0.3, to[0] - 0.26)) : Math.max(L, to[0] + 0.24), C, h];
}

function joinShift(shift: CombinedShift, plan: SchemePlan): CombinedShift {
  const own = combineShifts([plan.shift]);
  return {
    chroma: shift.chroma * own.chroma,
    leastChroma: Math.max(shift.leastChroma, own.leastChroma),
    lightness: shift.lightness + own.lightness,
    pulls: [...shift.pulls, ...own.pulls],
    ground: shift.ground + own.ground,
    paper: shift.paper,
    colours: shift.colours,
    usual: shift.usual,
    leaves: shift.leaves,
  };
}

function readDyes(roles: RoleColours): Dyes {
  const read = (role: Role) => hexToOklch(roles[role]);
  return {
    ground: read('ground'),
    line: read('line'),
    light: read('light'),
    a1: read('a1'),
    a2: read('a2'),
    a3: read('a3'),
    a4: read('a4'),
    leaf1: read('leaf1'),
    leaf2: read('leaf2'),
    leaf3: read('leaf3'),
    dark: read('dark'),
  };
}

/** The hue that leads a harmony: a colour that was named, else the ground's if it was, else the first dye's. */
function leadOf(named: readonly Oklch[], ground: string | undefined, dyes: Dyes): number {
  const chosen = named.find(([, C]) => C >= colourful);
  const under = ground === undefined ? undefined : hexToOklch(ground);
  return (chosen ?? (under !== undefined && under[1] >= colourful ? under : dyes.a1))[2];
}

/** The set's own ground under the mood: turned light or dark where that is wanted strongly and the family has no such ground. */
function shiftGround(dyes: Dyes, shift: CombinedShift, plan: SchemePlan, lead: number, wish: PaletteWish): Oklch {
  const own = shiftColour(dyes.ground, { ...shift, chroma: steady.power(shift.chroma, 0.6), leastChroma: 0 }, 0);
  const isArc = wish.scheme === 'warm' || wish.scheme === 'cool' || wish.scheme === 'earthy';
  const [L, C, h] = (isArc && own[1] >= 0.015 ? plan.harmony?.([own], own[2])[0] : undefined) ?? own;
  const isLight = L >= lightFrom;
  const calm = L > 0.6 ? Math.min(C, calmGround) : C;
  if (shift.ground >= strongLeaning && L < 0.84) return [0.87, Math.min(0.055, C * 0.45), h];
  if (shift.ground <= -strongLeaning && isLight) {
    const deepest = accentRoles.map((role) => dyes[role]).toSorted((one, other) => one[0] - other[0])[0] ?? dyes.a1;
    return [0.27, 0.06, plan.harmony === undefined ? deepest[2] : wish.scheme === 'earthy' ? h : lead];
  }
  if (wish.scheme === 'monochrome') return isLight ? [Math.max(L, 0.915), 0.022, lead] : [L, Math.min(C, 0.075), lead];
  if (wish.scheme === 'pastel' && isLight) return [Math.max(L, 0.925), Math.min(0.03, Math.max(0.018, C)), h];
  return [L, calm, h];
}

/** A cloth "in black and white", or in black alone, has no cream in it. */
function bareGround([L, C, h]: Oklch, named: readonly Oklch[]): Oklch {
  const isGreys = named.some(([dark]) => dark < blackish) && named.every((colour) => colour[1] < colourful / 2);
  return isGreys ? [L, Math.min(C, 0.008), h] : [L, C, h];
}

/** The reserve: a white that was named is the white of the cloth; figures that would be lost on a light ground are dyed. */
function reserveOf(dyes: Dyes, named: readonly Oklch[], ground: Oklch, isReserved: boolean): Oklch {
  if (isReserved && ground[0] >= lightFrom + 0.1) {
    const isDyedOwn = dyes.ground[0] - dyes.light[0] > 0.25;
    const [L, C, h] = named.find((colour) => ground[0] - colour[0] > 0.25) ?? (isDyedOwn ? dyes.light : dyes.ground);
    return [Math.min(L, ground[0] - 0.36), C, h];
  }
  return named.find(([L, C]) => L > 0.88 && C < 0.05 && L > ground[0]) ?? dyes.light;
}

/** A cream that was named stays a cream. */
function lightOf(dyes: Dyes, wish: PaletteWish, around: Around): Oklch {
  const reserve = reserveOf(dyes, around.named, around.ground, wish.isReserved);
  return around.named.includes(reserve) ? reserve : inkOf(reserve, wish, around);
}

/** A cloth in warm colours is drawn in a warm line, one in cool colours in a cool one, and one in pastels in a soft one. */
function inArc(line: Oklch, { scheme }: PaletteWish, { harmony }: SchemePlan): Oklch {
  if (scheme === 'pastel') return [Math.max(line[0], softLine), Math.max(line[1], 0.035), line[2]];
  // At the edge of the arc a warm line would be a plum.
  if ((scheme === 'warm' || scheme === 'earthy') && line[1] >= 0.02) return [line[0], line[1], warmLine];
  return (scheme === 'cool' && line[1] >= 0.02 ? harmony?.([line], line[2])[0] : undefined) ?? line;
}

/** Contours, deepest tones and the white itself are of the one colour in a cloth of one colour, and grey in one of none. */
function inkOf([L, C, h]: Oklch, wish: PaletteWish, around: Around): Oklch {
  if (isGrey(wish, around)) return [L, Math.min(C, 0.008), h];
  const hue = onlyHue(wish, around);
  return hue === undefined || (wish.isReserved && L < 0.8 && L > 0.34)
    ? [L, C, h]
    : [L, Math.min(C, L > 0.8 ? 0.012 : 0.04), hue];
}

/** The deepest tone. Where it is a dye of its own and colours were named, it is a deep dip of one of them instead. */
function deepestOf(dark: Oklch, wish: PaletteWish, around: Around): Oklch {
  const colours = [...around.named, around.ground].filter(([L, C]) => C >= colourful && L < 0.8);
  const isOwnDye = dark[1] > 0.045 && !colours.some((colour) => isKin(colour, dark));
  const [deepest] = colours.toSorted((one, other) => one[0] - other[0]);
  if (!isOwnDye || deepest === undefined || around.named.length === 0) return inkOf(dark, wish, around);
  return [Math.min(dark[0], 0.3), Math.min(0.07, deepest[1] * 0.7), deepest[2]];
}

/** The hue of a cloth in one colour: of a monochrome, and where nothing but whites and blacks were named on a ground. */
function onlyHue(wish: PaletteWish, { lead, named, ground }: Around): number | undefined {
  if (wish.scheme === 'monochrome') return lead;
  const isUncoloured = named.length > 0 && named.every(([, C]) => C < colourful);
  return isUncoloured && ground[1] >= colourful ? ground[2] : undefined;
}

/** Nothing but whites, greys and blacks were named, the ground among them. */
function isGrey(wish: PaletteWish, { named, ground }: Around): boolean {
  return wish.scheme !== 'monochrome' && named.length > 0 && [...named, ground].every(([, C]) => C < colourful / 2);
}

interface Around {
  readonly lead: number;
  readonly named: readonly Oklch[];
  readonly ground: Oklch;
}

function leavesOf(
  wish: PaletteWish,
  plan: SchemePlan,
  dyes: Dyes,
  shift: CombinedShift,
  { lead, named, ground }: Around,
): Record<'leaf1' | 'leaf2' | 'leaf3', Oklch> {
  const [first, second, third] = wish.leaves.map(hexToOklch);
  if (first !== undefined) {
    const [L, C, h] = first;
    return { leaf1: first, leaf2: second ?? [Math.max(0.25, L - 0.1), C * 0.9, h], leaf3: third ?? tint([L, C, h]) };
  }
  const isUncoloured = named.length > 0 && named.every(([, C]) => C < colourful);
  if (wish.scheme === 'monochrome' || isUncoloured) {
    const hue = isUncoloured && ground[1] >= colourful ? ground[2] : lead;
    const chroma = isUncoloured && ground[1] < colourful ? 0.008 : 0.055;
    return { leaf1: [0.5, chroma, hue], leaf2: [0.4, chroma * 1.1, hue], leaf3: [0.66, chroma * 0.9, hue] };
  }
  const shifted: Oklch[] = [
    shiftColour(dyes.leaf1, shift),
    shiftColour(dyes.leaf2, shift),
    shiftColour(dyes.leaf3, shift),
  ];
  const isArc = wish.scheme === 'warm' || wish.scheme === 'cool';
  const [leaf1, leaf2, leaf3] =
    wish.scheme === 'earthy' ? shifted.map(withered) : ((isArc ? plan.harmony?.(shifted, lead) : undefined) ?? shifted);
  return { leaf1: leaf1 ?? dyes.leaf1, leaf2: leaf2 ?? dyes.leaf2, leaf3: leaf3 ?? dyes.leaf3 };
}

/** Among earths no leaf is blue: it is of a moss, an olive or a dry one. */
function withered([L, C, h]: Oklch): Oklch {
  const off = hueDifference(olive, h);
  return Math.abs(off) <= olives ? [L, C, h] : turnDye([L, Math.max(C, 0.05), h], olive - olives * 0.7);
}
const olive = 108;
const olives = 42;

function keepLocked(colours: RoleColours, fixed: Partial<Record<Role, string>>, locked: readonly Role[]): RoleColours {
  const kept: Record<Role, string> = { ...colours };
  for (const role of locked) kept[role] = fixed[role] ?? kept[role];
  return kept;
}

function schemeName(set: string, scheme: string | undefined): string {
  return scheme === undefined ? set : `${set}, ${scheme}`;
}
