import type { Family, GenerateParams } from '@naksha/contract';
import { oklchToHex } from '../numbers/colour/gamut.ts';
import { colourDistance, hexToOklch } from '../numbers/colour/oklch.ts';
import { createRng } from '../numbers/rng.ts';
import { composePalette } from '../palette/compose-palette.ts';
import { shade, tint } from '../palette/fill-accents.ts';
import { offGround } from '../palette/off-ground.ts';
import type { CombinedShift } from '../palette/palette-shift.ts';
import { softenGround } from '../palette/soften-ground.ts';
import type { Intent } from '../prompt/intent.ts';
import { keepsOwnDyes } from '../prompt/named-things.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { coatOf } from '../vocabulary/coats.ts';
import { families } from '../vocabulary/families/families.ts';
import type { FamilyDefinition } from '../vocabulary/families/family.ts';
import type { LayoutVocabulary } from '../vocabulary/families/family-vocabulary.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { Role } from '../vocabulary/roles.ts';
import { naturalDyes } from '../vocabulary/subjects/natural-dyes.ts';
import type { Outline } from '../vocabulary/subjects/outline.ts';
import { drawingOf } from '../vocabulary/subjects/shelf.ts';
import { isZari } from '../vocabulary/zari.ts';
import { withBorder } from './border-of.ts';
import { chooseFamily } from './choose-family.ts';
import { chooseLayout } from './choose-layout.ts';
import { accompanied, companionsOf } from './companions-of.ts';
import { combineEffects } from './effects/combine-effects.ts';
import type { Effect } from './effects/effect.ts';
import { moodEffects } from './effects/mood-effects.ts';
import { elementEffects, patternNameEffects } from './effects/motif-effects.ts';
import { ageEffects, genderEffects, usageEffects } from './effects/people-effects.ts';
import { settingEffects } from './effects/setting-effects.ts';
import { detailEffects, styleEffects, temperEffects } from './effects/style-effects.ts';
import { goodsAlone } from './goods-alone.ts';
import { groundRole, isUndyed } from './ground-role.ts';
import { heroOf } from './hero-of.ts';
import { motifsOf } from './motifs-of.ts';
import { ofPlants } from './of-plants.ts';
import { engineVersion, type Recipe } from './recipe.ts';
import { type ResolvedOptions, resolveOptions } from './resolve-options.ts';
import { setsButis } from './sizes-of-use.ts';
import { subjectsOf } from './subjects-of.ts';
import { titleOf } from './title-of.ts';

/** Freedom by level 1 … 5. */
const freedoms = [0.2, 0.3, 0.35, 0.5, 0.7] as const;

/** Distance in OKLab from which a drawing in one ink is read. */
const leastInkContrast = 0.2;
const usualInkContrast = 0.32;
const dyedLeaning = 2;
/** A dye as dark as this has no deeper dip. */
const deepest = 0.36;
const usualDetail = 3;
const usualWeave = 0.5;
const usualMottle = 0.3;

/**
 * Words, options and a seed → the recipe. Words beat options; a trained pattern that was chosen is the technique whatever cloth the
 * words name, which then gives its motifs. Every draw has a stream of its own, so that changing one option leaves the rest as it was.
 * Deterministic; never fails on any text.
 */
export function composeRecipe(params: GenerateParams, seed: string = params.seed ?? '1'): Recipe {
  const rng = createRng(`${seed}/compose`);
  const read = readPrompt(params.prompt, params.language, params.trainedPattern);
  const goods = goodsAlone(read, params, rng.fork('goods'));
  const options = resolveOptions(params, goods);
  const effect = combineEffects([...effectsOf(params, options), ...temperEffects(read)]);
  const family = chooseFamily(
    {
      params,
      intent: goods,
      usage: options.usage,
      style: options.style,
      isForChildren: options.age === 'kids' || options.age === 'infants',
      wanted: effect.include,
    },
    rng.fork('family'),
  );
  const definition = families[family];
  const intent = definition.ink === undefined ? goods : inOneInk(goods);
  const motifs = motifsOf(family, intent, effect);
  const subjects = subjectsOf(family, intent);
  const layout = chooseLayout(
    { family, definition, intent, leanings: effect.layouts, motifs: motifs.include, refused: motifs.exclude },
    rng.fork('layout'),
  );
  const cloth = vocabularies[family].layouts[layout];
  const meant = definition.isNatural === true ? meantDyes(intent, subjects) : undefined;
  const composed = composePalette({
    dyes: definition.isNatural === true ? seenOn(definition.palettes, intent, subjects) : definition.palettes,
    isReserved: definition.isReserved === true,
    isBanded: definition.isBanded,
    isGrowing: definition.isGrowing,
    shift: withTone(effect.palette, intent, cloth),
    scheme: options.scheme,
    ...coloursOf(
      ofItsDyes(
        definition.isNatural === true
          ? natural(intent, subjects, meant)
          : gilded(bloomed(spectral(accompanied(intent, family), family), family), family),
        family,
        cloth,
      ),
      cloth,
    ),
    leaves: intent.leaves.map(({ hex }) => hex),
    line: intent.line?.hex,
    refused: intent.refused.colours,
    refusedGrounds: intent.refused.grounds,
    colourCount: intent.colourCount === 1 ? undefined : intent.colourCount,
    own: params.palette ?? [],
    rng: rng.fork('palette'),
  });
  const palette = { ...composed, roles: inked(composed, definition.ink, intent) };
  const drawn: Recipe = {
    v: 1,
    engine: 'loom',
    engineVersion,
    seed,
    title: titleOf({ family, layout, palette, intent, language: params.language }),
    source: { params, understood: understoodOf(intent) },
    tile: { widthPx: params.width, heightPx: params.height, dpi: params.dpi },
    repeat: options.repeat,
    family,
    layout,
    heroCm: heroOf(definition, options, intent, effect, setsButis({ family, layout }), rng.fork('hero')),
    density: round(within(definition.density + effect.density + densityOf(intent, family), 0.05, 1)),
    detail: within(usualDetail + effect.detail, 1, 5),
    freedom: round(within((freedoms[params.level - 1] ?? 0.35) + effect.freedom, 0, 1)),
    line: round(within(effect.line, 0.5, 2)),
    motifs,
    ...(meant === undefined ? {} : { meant }),
    ...(isUnlined(family, intent) ? { isUnlined: true as const } : {}),
    ...(isGlassless(family, intent) ? { isGlassless: true as const } : {}),
    ...(subjects.length > 0 ? { subjects } : {}),
    palette,
    finish: {
      hand: round(within(definition.hand * effect.hand, 0, 3)),
      cloth: intent.cloth ?? effect.cloth ?? definition.cloth,
      weave: round(within(usualWeave + effect.weave, 0, 1)),
      mottle: round(within(usualMottle + effect.mottle, 0, 1)),
      age: round(within(effect.age, 0, 1)),
    },
  };
  return intent.border === undefined ? drawn : withBorder(drawn, intent.border);
}

function effectsOf(params: GenerateParams, options: ResolvedOptions): Effect[] {
  const { style, mood, setting, details, gender, age, usage } = options;
  const effects: (Effect | undefined)[] = [
    params.elementOptions && elementEffects[params.elementOptions],
    params.patternName && patternNameEffects[params.patternName],
    setting && settingEffects[setting],
    ...details.map((detail) => detailEffects[detail]),
    style && styleEffects[style],
    mood && moodEffects[mood],
    genderEffects[gender],
    ageEffects[age],
    usageEffects[usage],
  ];
  return effects.filter((effect) => effect !== undefined);
}

/** "On a dark ground" without a colour; a dyed ground is rather dark. */
function withTone(shift: CombinedShift, { groundTone }: Intent, layout: LayoutVocabulary | undefined): CombinedShift {
  if (groundTone === undefined)
    return layout?.isDyed === true ? { ...shift, ground: shift.ground - dyedLeaning } : shift;
  return { ...shift, ground: groundTone === 'dark' ? -4 : 4 };
}

/** "Trees in blue" on a cloth of one ink: it is the ink's colour, there are no leaves of another. */
function inOneInk(intent: Intent): Intent {
  return intent.accents.length > 0 ? intent : { ...intent, accents: intent.leaves, leaves: [] };
}

/** A cloth of one ink is printed in the colour that was named, where it differs enough from the ground. */
function inked(
  { roles, locked }: Recipe['palette'],
  ink: Role | undefined,
  { accents }: Intent,
): Recipe['palette']['roles'] {
  if (ink === undefined || locked.includes(ink)) return roles;
  const [named] = accents;
  if (named !== undefined && colourDistance(named.hex, roles.ground) >= leastInkContrast)
    return { ...roles, [ink]: named.hex };
  // White work is white, however pale its ground.
  if (ink === 'light' || colourDistance(roles[ink], roles.ground) >= usualInkContrast) return roles;
  const far = colourDistance(roles.light, roles.ground) > colourDistance(roles.line, roles.ground) ? 'light' : 'line';
  return { ...roles, [ink]: roles[far] };
}

/**
 * Hedgehogs are brown though their boots are red: the dyes of what was left to nature, then those that were named. Where no colour was, those
 * of the things and of the border's; undefined where the things' own are all.
 */
function meantDyes(intent: Intent, subjects: readonly Outline[]): string[] | undefined {
  const { bound, accents, border, scheme } = intent;
  if (keepsOwnDyes(intent)) {
    const named = accents.map(({ hex }) => hex).slice(0, 3);
    const own = subjects.filter(({ id }) => !bound.some(({ thing }) => thing === id));
    return [...naturalDyes(own).dyes.slice(0, 4 - named.length), ...named];
  }
  const edge = border?.subject === undefined ? undefined : drawingOf(border.subject);
  if (edge === undefined || accents.length > 0 || scheme !== undefined) return undefined;
  return [...naturalDyes([...subjects, edge]).dyes];
}

/** Of a thing's dye from its ground: nearer ones are darkened until they are seen, and a brown lemon is none. */
const leastFromGround = 0.12;

/** The palettes on whose ground the things are seen in their own dyes; all where a ground or colours are named, or on none they are. */
function seenOn(
  palettes: FamilyDefinition['palettes'],
  { ground, groundTone, accents, scheme, motifs }: Intent,
  subjects: readonly Outline[],
): FamilyDefinition['palettes'] {
  if (ground !== undefined || groundTone !== undefined || accents.length > 0 || scheme !== undefined) return palettes;
  const dyes = [...naturalDyes(subjects).dyes, ...motifs.flatMap((motif) => coatOf(motif, true) ?? [])];
  const isSeen = (hex: string, on: string) => colourDistance(hex, on) >= leastFromGround;
  const [first, ...others] = palettes.filter(({ roles }) => dyes.every((hex) => isSeen(hex, roles.ground)));
  return first === undefined ? palettes : [first, ...others];
}

/** A lemon is yellow and a tiger tawny where no one says otherwise. */
function natural(intent: Intent, subjects: readonly Outline[], meant: readonly string[] | undefined): Intent {
  const own = (hex: string) => ({
    name: hex,
    hex: intent.ground === undefined ? hex : offGround(hex, intent.ground.hex),
  });
  if (meant !== undefined) return { ...intent, accents: meant.map((hex) => ({ name: hex, hex })) };
  if (intent.accents.length > 0 || intent.scheme !== undefined) return intent;
  const coats = intent.motifs.flatMap((motif) => coatOf(motif, true) ?? []);
  const dyes = [...new Set([...naturalDyes(subjects).dyes, ...coats])].slice(0, mostDyes);
  return { ...intent, accents: dyes.map(own) };
}

/** The accents of a palette. */
const mostDyes = 4;

/** "Pale grey, blush and white": flowers are of the dyes before the greys and whites, in whatever order they are named. */
function bloomed(intent: Intent, family: Family): Intent {
  if (families[family].isBlooming !== true || intent.bound.length > 0) return intent;
  const isDye = ({ hex }: { readonly hex: string }) => hexToOklch(hex)[1] >= 0.03;
  return { ...intent, accents: [...intent.accents.filter(isDye), ...intent.accents.filter((one) => !isDye(one))] };
}

/** The dyes of a rainbow that every cloth has room for. */
const rainbow = ['#c8262f', '#eeb422', '#2f8a4a', '#2456a6'].map((hex) => ({ name: hex, hex }));

/** "Rainbow", "satrangi", a leheriya of five: in the dyes of a rainbow, where none is named. */
function spectral(intent: Intent, family: Family): Intent {
  const { colourCount: count = 0 } = intent;
  const isOpen = intent.accents.length === 0 && intent.scheme === undefined && intent.refused.colours.length === 0;
  return isOpen && (count === 7 || (family === 'leheriya' && count > 3)) ? { ...intent, accents: rainbow } : intent;
}

const gilt = { name: 'gold', hex: '#d6a441' } as const;

const paleSilk = 0.7;

/** Figured silk is figured in gilt thread where no other yarn is named; on a ground of metal, in what goes with it. */
function gilded(intent: Intent, family: Family): Intent {
  const { accents, ground, scheme, refused, tokens } = intent;
  const isOpen = accents.length === 0 && scheme === undefined && ground !== undefined && !isZari(ground.name);
  const isRefused = refused.colours.length > 0 || refused.options.length > 0;
  if (family !== 'brocade' || !isOpen || isRefused || tokens.length === 0) return intent;
  // Pale silk is enamelled in a deep one beside its gilt: the deeper dips of gold alone are browns.
  const silks = hexToOklch(ground.hex)[0] > paleSilk ? (companionsOf(ground.hex)?.slice(0, 2) ?? []) : [];
  return { ...intent, accents: [gilt, ...silks.map((hex) => ({ name: hex, hex }))] };
}

/** A wish for a cloth that is known by its dyes, or is left undyed → with these for its colours, where none is named. */
function ofItsDyes(asked: Intent, family: Family, cloth: LayoutVocabulary | undefined): Intent {
  const isVegetable = (families[family].isVegetable ?? cloth?.isVegetable) === true;
  const intent = dipped(undyed(isVegetable ? ofPlants(asked) : asked, family), family);
  const { ground, groundTone, accents, scheme } = intent;
  if (cloth?.dyes === undefined || accents.length > 0 || (ground ?? groundTone ?? scheme) !== undefined) return intent;
  const [own = '', ...others] = cloth.dyes;
  return { ...intent, ground: { name: own, hex: own }, accents: others.map((hex) => ({ name: hex, hex })) };
}

/** Rolled and dipped again and again a cloth of one named dye is of its dips and no other. */
function dipped(intent: Intent, family: Family): Intent {
  const { ground, accents, scheme, colourCount } = intent;
  if (family !== 'leheriya' || ground === undefined || accents.length > 0 || scheme !== undefined) return intent;
  const dye = hexToOklch(ground.hex);
  if (colourCount !== undefined || dye[1] < leastDyed) return intent;
  return { ...intent, accents: [shade(dye), tint(dye)].map(oklchToHex).map((hex) => ({ name: hex, hex })) };
}

const leastDyed = 0.05;

/** Linen for the table and the kitchen as it comes from the loom, where no one dyes it. */
const naturalLinen = { name: 'natural', hex: '#f1ead8' } as const;

/** A towel whose ground no one named is of natural linen: the colour of its border is no ground. */
function undyed(intent: Intent, family: Family): Intent {
  const { ground, groundTone, furnishing, cloth, scheme } = intent;
  const isLinen = furnishing === 'kitchen linen' || furnishing === 'table linen' || cloth === 'linen';
  const isOpen = ground === undefined && groundTone === undefined && scheme === undefined && intent.mood === undefined;
  return isLinen && isOpen && families[family].isOnCloth === true ? { ...intent, ground: naturalLinen } : intent;
}

/** Named colours. Where the ground is covered its colour leads the others; where it is the dye, the first is the ground. */
function coloursOf(
  intent: Intent,
  layout: LayoutVocabulary | undefined,
): { ground: string | undefined; accents: string[] } {
  const accents = intent.accents.map(({ hex }) => hex);
  const { ground } = intent;
  const isThread = ground !== undefined && groundRole(layout, ground.hex) === 'a1';
  const threads = isThread ? [ground.hex, ...(accents.length > 0 ? accents : dips(ground.hex))] : accents;
  if (layout?.isThreaded === true && (ground === undefined || isThread)) {
    // "Plum, mustard and white": the yarn that is named and not dyed is the ground of the others.
    const bare = threads.length > 1 ? threads.find(isUndyed) : undefined;
    const dyed = threads.filter((hex) => hex !== bare);
    const [only] = dyed.length === 1 ? dyed : [];
    if (bare !== undefined) return { ground: bare, accents: only === undefined ? dyed : [only, ...dips(only)] };
  }
  if (isThread) return { ground: undefined, accents: threads };
  const [first, ...others] = accents;
  const [second] = others;
  if (layout?.isOfTwoYarns === true && ground === undefined && first !== undefined && second !== undefined) {
    const pale = hexToOklch(first)[0] > hexToOklch(second)[0] ? first : second;
    return { ground: pale, accents: accents.filter((hex) => hex !== pale) };
  }
  if (layout?.isDyed === true && ground === undefined && first !== undefined)
    return { ground: softenGround(first), accents: others };
  return { ground: groundOf(intent), accents };
}

/** A cloth of threads in one colour: beside the dye its deeper dip, or other dyes would outweigh it. */
function dips(hex: string): string[] {
  return hexToOklch(hex)[0] > deepest ? [oklchToHex(shade(hexToOklch(hex)))] : [];
}

/** The named ground; a hex was meant as it stands. */
function groundOf({ ground }: Intent): string | undefined {
  return ground === undefined || ground.name.startsWith('#') ? ground?.hex : softenGround(ground.hex);
}

function densityOf({ density, isApart, pitchCm, heroCm, ground }: Intent, family: Family): number {
  if ((pitchCm ?? 0) > 2 * (heroCm ?? 0) || (density === 'airy' && isApart === true)) return -0.6;
  // A ground that is named is seen between great leaves.
  if (density === undefined) return family === 'tropical' && ground !== undefined ? -0.2 : 0;
  return density === 'dense' ? 0.2 : -0.3;
}

function isUnlined(family: Family, { refused }: Intent): boolean {
  return refused.options.includes('outlined') && families[family].isLineless === true;
}

function isGlassless(family: Family, { refused }: Intent): boolean {
  return family === 'kutch' && refused.layouts.includes('mirror');
}

function understoodOf({ tokens }: Intent): string[] {
  return [...new Set(tokens.map(({ kind, value }) => `${kind}:${value}`.slice(0, 80)))].slice(0, 200);
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
