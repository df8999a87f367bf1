import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Oklch } from '../numbers/colour/oklch.ts';
import { hueDifference } from '../palette/hue.ts';
import { leafRoles } from '../palette/role-colours.ts';
import type { Intent } from '../prompt/intent.ts';
import { ownDyesOf } from '../recipe/border-of.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { accentRoles, roles as allRoles, type Role } from '../vocabulary/roles.ts';
import { isZari } from '../vocabulary/zari.ts';
import { bindWhole, groundOfNamed } from './bind-whole.ts';
import { areOfThings, growth, isNoContour, isThicket, isUndyed } from './bound-dyes.ts';
import { capColours, contourInks } from './cap-colours.ts';
import { groundAmong, groundFor, paleCloth } from './choose-ground.ts';
import { deepSilk, dipWhole, isZariAlone, keepBright } from './dip-whole.ts';
import { giveAreas, pale } from './give-areas.ts';
import { isDivided } from './is-divided.ts';
import { areas as least } from './judge-colours.ts';
import { hiddenGround, leadGround } from './lead-ground.ts';
import { leafOnGround, livenTones } from './liven-tones.ts';
import { contractOf } from './named-colours.ts';
import { makeOneHue } from './one-hue.ts';
import { distance, isNeutral, isThatColour, isTintOf, sameDye, seenAs, shadesOf } from './same-colour.ts';
import { clear, standOut, wet } from './stand-out.ts';
import type { Survey } from './survey-scene.ts';
import { isForbidden, takeOut } from './take-out.ts';
import { tintBlooms } from './tint-blooms.ts';

/** Asked for a little more than the least: edges take some of it. */
const margin = 1.25;
/** Another role of the same dye lies this much lighter or darker, so that what it draws is seen. */
const step = 0.055;
/** Leaves beside colours that are far from green. */
const sage: Oklch = [0.5, 0.022, 120];
const farFromGreen = 85;
/** A cloth with fewer leaves has none that could be dyed. */
const leastLeaves = 0.004;
/** A pale colour of this hue of a named one is its palest tint. */
const paleTint = 20;
/** Chroma of the one neutral beside named dyes. */
const quiet = 0.015;

type Dyed = Record<Role, string>;

/**
 * The palette of a planned cloth made to keep what the words promise: named colours go to the roles with the area they need, what
 * no one named becomes a tint of what was or a neutral, what was refused goes, and no more colours are left than were asked for.
 * Locked roles stay. The scene is not changed by it. `givesLeaves`: leaves too may take the colours.
 */
export function dyeByArea(recipe: Recipe, intent: Intent, survey: Survey, givesLeaves = false): Recipe {
  const { roles, locked: kept } = recipe.palette;
  // A border's own colour is given to nothing else.
  const locked = recipe.border === undefined ? kept : [...kept, ...ownDyesOf(recipe.border)];
  const dyed: Dyed = { ...roles };
  const areas = survey.byRole;
  const open = allRoles.filter((role) => !locked.includes(role));
  const free = open.filter((role) => role !== 'ground');
  const contract = contractOf(intent);
  if (open.includes('ground') && isZariAlone(recipe, intent)) dyed.ground = deepSilk;
  if (contract.isClosed && open.includes('ground')) dyed.ground = hiddenGround(recipe, intent) ?? dyed.ground;
  const isOnDark = intent.groundTone === 'dark' || vocabularies[recipe.family].isDyed === true;
  if (contract.isClosed) {
    if (intent.ground === undefined && open.includes('ground'))
      dyed.ground = contract.isWhole
        ? groundAmong(contract.named)
        : contract.isStrict
          ? groundOfNamed(seenAs(dyed.ground), contract.named, isOnDark)
          : isSett(recipe)
            ? settGroundFor(dyed, contract.named)
            : groundFor(dyed, contract.named, vocabularies[recipe.family].isDyed === true);
    closePalette(dyed, free, isDivided(recipe) || givesLeaves, recipe, intent, areas);
  } else if (intent.ground !== undefined && isDivided(recipe)) {
    giveAreas(dyed, free, [{ hex: intent.ground.hex, needed: least.ground * margin }], areas);
  }
  if (intent.scheme === 'monochrome') makeOneHue(dyed, open, intent);
  takeOut(dyed, open, intent, areas);
  if (contract.isClosed) tintBlooms(dyed, free, recipe, contract.named, areas);
  leadGround(dyed, open, recipe, intent, areas);
  if (contract.isStrict) bindWhole(dyed, free, contract.named, contract.isBare);
  if (contract.most !== undefined) capColours(dyed, free, contract.most, intent, areas);
  if (!intent.line) contourInks(dyed, free, recipe, contract, areas);
  if (!isDivided(recipe) || recipe.family === 'conversational')
    leaveGround(
      dyed,
      free,
      contract.named.map(({ hex }) => hex),
      areas,
    );
  if (!isDivided(recipe)) standOut(dyed, free, intent, areas, recipe.layout === 'watercolour' ? wet : clear);
  if (allRoles.every((role) => dyed[role] === roles[role])) return recipe;
  return { ...recipe, palette: { ...recipe.palette, roles: dyed } };
}

/** Stripes and checks have no third tone: of two dyes and more the palest is what lies between the others. */
function settGroundFor(dyed: Dyed, named: readonly { readonly hex: string }[]): string {
  const [palest] = named.toSorted((one, other) => seenAs(other.hex)[0] - seenAs(one.hex)[0]);
  return named.length < 2 || palest === undefined ? groundFor(dyed, named) : palest.hex;
}

/** Orders of yarns: a line is a few ends of them. */
function isSett({ family }: Recipe): boolean {
  return family === 'stripes' || family === 'checks';
}

function closePalette(
  dyed: Dyed,
  free: readonly Role[],
  givesLeaves: boolean,
  recipe: Recipe,
  intent: Intent,
  areas: ReadonlyMap<Role, number>,
): void {
  const { named } = contractOf(intent);
  const lying = named.filter(({ hex }) => hex !== intent.ground?.hex);
  const upon = lying.map(({ hex }) => hex);
  // Gold on maroon is gold thread alone: a paler maroon would be a mauve.
  const isThreadAlone = recipe.family === 'brocade' && lying.length > 0 && lying.every(({ name }) => isZari(name));
  const sought = isThreadAlone ? lying : named;
  const wanted = sought.map(({ hex }) => seenAs(hex));
  const whites = upon.filter((hex) => seenAs(hex)[0] > 0.85 && seenAs(hex)[1] < 0.06);
  const blacks = upon.filter((hex) => seenAs(hex)[0] < 0.36 && isNeutral(seenAs(hex)));
  if (whites[0] !== undefined && free.includes('light')) dyed.light = whites[0];
  if (blacks[0] !== undefined && free.includes('dark')) dyed.dark = blacks[0];
  if (blacks[0] !== undefined && intent.line === undefined && free.includes('line')) dyed.line = blacks[0];
  const needed = Math.min(least.named, 0.3 / Math.max(1, upon.length)) * margin;
  // What is the lines' alone and is seen in them needs nothing besides.
  const isLined = isSett(recipe) || recipe.family === 'mashru';
  if (isLined && intent.line !== undefined && free.includes('line')) dyed.line = intent.line.hex;
  const isInLines = isLined && intent.line !== undefined && (areas.get('line') ?? 0) >= least.line / 2;
  const wants = upon.filter((hex) => !isInLines || hex !== intent.line?.hex).map((hex) => ({ hex, needed }));
  const isGroundWanted = intent.ground !== undefined && isDivided(recipe);
  // Where flowers and figures are drawn leaves stay leaves: the colours find more room by mending.
  const isLeaf = (role: Role) => leafRoles.some((each) => each === role);
  // On boughs of a novelty print leaves are leaves, too.
  const isGrown = !isDivided(recipe) || recipe.layout === 'boughs';
  const isOfThings = isGrown && areOfThings(intent);
  // Ponds and panels are filled with white: where a pale ground was named and little is left open they are the ground.
  const isWhiteGround =
    intent.ground !== undefined &&
    !isDivided(recipe) &&
    (seenAs(intent.ground.hex)[0] > paleCloth || ((areas.get('light') ?? 0) > leastPonds && whites.length === 0)) &&
    (areas.get('ground') ?? 0) < least.ground &&
    free.includes('light');
  if (isWhiteGround && intent.ground !== undefined) dyed.light = intent.ground.hex;
  // On a named dye the white of things stays white: the pale tones of the ground are made with it, and with a yellow they would be khaki.
  const isPaper = recipe.family === 'conversational' && intent.ground !== undefined && !isNeutral(seenAs(dyed.ground));
  const isKept = (role: Role) =>
    (role === 'light' && (isWhiteGround || isPaper)) || (role === 'line' && isInLines) || isUndyed(recipe, role);
  const given = free.filter((role) => !isKept(role) && !(isOfThings && isThicket(recipe, role)));
  const leafArea = leafRoles.reduce((sum, role) => sum + (areas.get(role) ?? 0), 0);
  const ofLeaves = [
    ...intent.leaves.filter(({ hex }) => !intent.accents.some((one) => one.hex === hex)),
    ...greensAmong(recipe, intent),
  ].flatMap(({ hex }) => (leafArea < leastLeaves ? [] : hex));
  giveAreas(
    dyed,
    free.filter(isLeaf),
    wants.filter(({ hex }) => ofLeaves.includes(hex)),
    areas,
  );
  giveAreas(
    dyed,
    given.filter((role) => (givesLeaves && ofLeaves.length === 0 && !isOfThings) || !isLeaf(role)),
    isGroundWanted
      ? [...wants, { hex: intent.ground?.hex ?? dyed.ground, needed: least.ground * margin }]
      : wants.filter(({ hex }) => !ofLeaves.includes(hex)),
    areas,
    (hex) => isNoContour(recipe, intent, hex),
  );
  // A green that was named is the leaves' too, whatever else it is given.
  const [green] = wanted.filter((colour) => !isNeutral(colour) && Math.abs(hueDifference(colour[2], 140)) < 40);
  if (green !== undefined && !isDivided(recipe))
    for (const role of free.filter(isLeaf))
      if (isNeutral(seenAs(dyed[role])))
        dyed[role] = oklchToHex([Math.max(0.32, seenAs(dyed[role])[0]), green[1] * 0.9, green[2]]);
  const isGreenRefused = isForbidden(seenAs(growing), intent);
  // Leaves far from every green that was named are of the deepest dye, where it is deep enough for leaves.
  const [deepest] =
    green !== undefined || isDivided(recipe)
      ? []
      : upon
          .map(seenAs)
          .filter((colour) => (colour[0] < deepLeaf || isGreenRefused) && !isThatColour(colour, seenAs(dyed.ground)))
          .toSorted((one, other) => one[0] - other[0]);
  // Beside no green the leaves on a dye that was named are its tones: another hue would be a colour more.
  const isTonal =
    green === undefined &&
    intent.leaves.length === 0 &&
    intent.ground !== undefined &&
    isGrown &&
    !isOfThings &&
    !isNeutral(seenAs(dyed.ground));
  const grown = isOfThings ? free.filter((role) => isLeaf(role) || isThicket(recipe, role)) : [];
  for (const role of grown)
    dyed[role] = oklchToHex([
      Math.max(0.36, seenAs(dyed[role])[0]),
      ...(green === undefined ? growth : ([green[1] * 0.75, green[2]] as const)),
    ]);
  for (const role of free.filter((each) => !grown.includes(each))) {
    const colour = seenAs(dyed[role]);
    const isDrawn = [...accentRoles, ...leafRoles].some((each) => each === role);
    if (isTonal && isLeaf(role) && !wanted.some((one) => distance(colour, one) < sameDye)) {
      dyed[role] = oklchToHex(leafOnGround(seenAs(dyed.ground), role));
      continue;
    }
    if (isNeutral(colour)) {
      const isPaleTint = wanted.some(
        (one) => !isNeutral(one) && Math.abs(hueDifference(colour[2], one[2])) < paleTint && colour[0] > pale,
      );
      if (isDrawn && colour[1] > quiet && !isPaleTint && !wanted.some((one) => isTintOf(colour, one)))
        dyed[role] = oklchToHex([colour[0], quiet, upon.map(seenAs).find((one) => !isNeutral(one))?.[2] ?? 85]);
      continue;
    }
    if (wanted.some((one) => isTintOf(colour, one))) continue;
    if (isLeaf(role) && deepest !== undefined) {
      dyed[role] = oklchToHex(leafOf(colour, deepest));
      continue;
    }
    const drawnIn = isLeaf(role) ? wanted : wanted.filter((_, index) => !ofLeaves.includes(sought[index]?.hex ?? ''));
    dyed[role] = oklchToHex(broughtHome(colour, role, drawnIn));
  }
  feedNamed(
    dyed,
    upon.some((hex) => isNoContour(recipe, intent, hex)) ? given.filter((role) => role !== 'dark') : given,
    upon,
    named.map(({ hex }) => hex),
    areas,
  );
  keepOneEach(
    dyed,
    free,
    upon.filter((hex) => isNoContour(recipe, intent, hex)),
    upon,
    areas,
  );
  if (families[recipe.family].isBanded === true) keepBright(dyed, free, wanted);
  const { dips } = families[recipe.family];
  // Lozenges of silk, and one silk alone, differ by tints.
  if (dips === undefined || (dips === 'floss' && (upon.length < 2 || recipe.layout !== 'sainchi')))
    partAlike(dyed, free, wanted, families[recipe.family].isBanded === true);
  else dipWhole(dyed, free, upon, recipe.family);
  if (dips === undefined && families[recipe.family].isBanded !== true)
    livenTones(
      dyed,
      free,
      named.map(({ hex }) => hex),
    );
  if (recipe.family === 'conversational' && upon.length > 1) keepTurns(dyed, free, upon);
}

/**
 * A novelty print shares named dyes out by their order: its second thing, and the second part of its first, are of the second. A role whose turn it is
 * and which became a shade of something else has the dye itself, so that no wheel is lost in its frame and no gold is an olive.
 */
function keepTurns(dyed: Record<Role, string>, free: readonly Role[], upon: readonly string[]): void {
  const isNamed = (role: Role) => upon.some((hex) => distance(seenAs(hex), seenAs(dyed[role])) < sameDye / 2);
  for (const [n, role] of accentRoles.entries()) {
    const hex = upon[n];
    if (hex !== undefined && free.includes(role) && !isNamed(role)) dyed[role] = hex;
  }
}

/** A brief that refuses it wants no green leaves. */
const growing = '#5d7a45';
/** Dyes as deep as this draw leaves beside flowers of other dyes. */
const deepLeaf = 0.5;

/** A leaf in a dye that is no green: as far from it as leaves are from each other. */
function leafOf([L]: Oklch, dye: Oklch): Oklch {
  const [darkest, lightest] = shadesOf(dye);
  return [Math.min(Math.max(L, dye[0] - 0.08, darkest), dye[0] + 0.16, lightest), dye[1] * 0.85, dye[2]];
}

/** White planes as large as this are taken for the ground. */
const leastPonds = 0.12;
/** More of a grey, a brown or a black that no one named is seen beside what was. */
const mostUnnamed = 0.025;

/** What is drawn in a neutral that no one named takes the nearest named colour in depth that stands off from the ground; contours keep theirs. */
function feedNamed(
  dyed: Dyed,
  free: readonly Role[],
  upon: readonly string[],
  all: readonly string[],
  areas: ReadonlyMap<Role, number>,
): void {
  const ground = seenAs(dyed.ground);
  const named = upon.filter((hex) => distance(seenAs(hex), ground) > seenOnGround);
  for (const role of free) {
    const colour = seenAs(dyed[role]);
    // White figures on a pale ground are dyed.
    const isWhite = role === 'light' && colour[0] > ground[0] - 0.3;
    if (role === 'line' || isWhite || (areas.get(role) ?? 0) < mostUnnamed) continue;
    if (!isNeutral(colour) || distance(colour, ground) < seenOnGround) continue;
    if (leafRoles.some((each) => each === role) || all.some((hex) => isThatColour(colour, seenAs(hex)))) continue;
    const [nearest] = named.toSorted(
      (one, other) => Math.abs(seenAs(one)[0] - colour[0]) - Math.abs(seenAs(other)[0] - colour[0]),
    );
    if (nearest !== undefined) dyed[role] = nearest;
  }
}

/** A colour that no one named → the tint of the nearest that was named, as light as it was; a leaf far from all of them a grey green. */
function broughtHome([L, C, h]: Oklch, role: Role, wanted: readonly Oklch[]): Oklch {
  if (role === 'line' || role === 'dark') return [Math.min(L, 0.33), Math.min(C, 0.035), h];
  if (role === 'light') return [L, Math.min(C, 0.03), h];
  const hues = wanted.filter((colour) => !isNeutral(colour));
  const towards = leafRoles.some((each) => each === role) ? 140 : h;
  const [nearest] = hues.toSorted(
    (one, other) => Math.abs(hueDifference(one[2], towards)) - Math.abs(hueDifference(other[2], towards)),
  );
  const isFar = nearest === undefined || Math.abs(hueDifference(nearest[2], 140)) > farFromGreen;
  if (towards === 140 && isFar) return [L, nearest === undefined ? 0.012 : sage[1], sage[2]];
  if (nearest === undefined) return [L, Math.min(C, 0.012), h];
  const [darkest, lightest] = shadesOf(nearest);
  return [Math.min(lightest, Math.max(L, darkest)), Math.min(nearest[1], Math.max(0.05, nearest[1] * 0.8)), nearest[2]];
}

/** Roles of exactly one colour lie a step apart, so that a petal is seen on a petal. */
function partAlike(dyed: Dyed, free: readonly Role[], wanted: readonly Oklch[], isBanded: boolean): void {
  const taken = new Map<string, number>();
  for (const role of [...accentRoles, ...leafRoles].filter((each) => free.includes(each))) {
    const times = taken.get(dyed[role]) ?? 0;
    taken.set(dyed[role], times + 1);
    if (times === 0) continue;
    const [L, C, h] = seenAs(dyed[role]);
    // In broad bands a deeper dip is mud, and a paler one the same dye washed.
    const away = !isBanded && seenAs(dyed.ground)[0] > L ? -1 : 1;
    const moved = [away, -away].map((way): Oklch => [L + way * step * times, C, h]);
    const next = moved.find(
      (one) => one[0] > 0.15 && one[0] < 0.97 && (isNeutral(one) || wanted.some((colour) => isTintOf(one, colour))),
    );
    if (next !== undefined) dyed[role] = oklchToHex(next);
  }
}

/** A deeper green is black. */
const deepestLeaf = 0.3;
/** Least distance of a drawn colour from its ground. */
const seenOnGround = 0.09;

/** What is drawn is never of its ground's colour: it takes another of the named ones. */
function leaveGround(
  dyed: Dyed,
  free: readonly Role[],
  named: readonly string[],
  areas: ReadonlyMap<Role, number>,
): void {
  const ground = seenAs(dyed.ground);
  const others = [...named, dyed.a1, dyed.line].filter((hex) => distance(seenAs(hex), ground) > 0.2);
  const [other] = others;
  if (other === undefined) return;
  for (const role of leafRoles) {
    if (!free.includes(role) || (areas.get(role) ?? 0) === 0) continue;
    if (distance(seenAs(dyed[role]), ground) >= seenOnGround) continue;
    // On a green ground leaves are a deeper or a paler green.
    const [L, C, h] = seenAs(dyed[role]);
    const isGreen = !isNeutral([L, C, h]) && Math.abs(hueDifference(h, 140)) < 45;
    const step = role === 'leaf1' ? 0.24 : role === 'leaf2' ? 0.32 : 0.18;
    dyed[role] = isGreen
      ? oklchToHex([ground[0] - step > deepestLeaf ? ground[0] - step : ground[0] + step, Math.max(C, 0.06), h])
      : other;
  }
}

/** What is said of a small thing has a dye of its own, though nothing needs its area yet: the least drawn of those that another colour has twice. */
function keepOneEach(
  dyed: Dyed,
  free: readonly Role[],
  bound: readonly string[],
  upon: readonly string[],
  areas: ReadonlyMap<Role, number>,
): void {
  const holders = (hex: string) => accentRoles.filter((role) => isThatColour(seenAs(dyed[role]), seenAs(hex)));
  for (const hex of bound) {
    if (holders(hex).length > 0) continue;
    const isSpare = (role: Role) =>
      upon.every((other) => !holders(other).some((each) => each === role) || holders(other).length > 1);
    const [role] = accentRoles
      .filter((each) => free.includes(each) && isSpare(each))
      .toSorted((one, other) => (areas.get(one) ?? 0) - (areas.get(other) ?? 0));
    if (role !== undefined) dyed[role] = hex;
  }
}

/** A colour within this of green is a leaf's. */
const nearGreen = 60;

/** Where free flowers grow, greens named beside colours for the flowers are the leaves'. */
function greensAmong({ family }: Recipe, { accents, leaves }: Intent): Intent['accents'] {
  if (leaves.length > 0 || (family !== 'floral' && family !== 'tropical')) return [];
  const greens = accents.filter(({ hex }) => {
    const colour = seenAs(hex);
    return !isNeutral(colour) && Math.abs(hueDifference(colour[2], 140)) < nearGreen;
  });
  return greens.length < accents.length ? greens : [];
}
