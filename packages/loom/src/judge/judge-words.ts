import type { Scene } from '../drawing/scene.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import type { Intent, Token } from '../prompt/intent.ts';
import { sizeFactors } from '../prompt/noun-of.ts';
import { schemeOf } from '../prompt/scheme-of.ts';
import { isLineAsked } from '../recipe/colours-asked.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { leastNamed } from '../recipe/sizes-of-use.ts';
import { isHexCalledLike } from '../vocabulary/colour-families.ts';
import type { LayoutVocabulary } from '../vocabulary/families/family-vocabulary.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { isMotifWord, motifsRefused } from '../vocabulary/lexicon-motifs.ts';
import { isOnItsThing } from './bound-dyes.ts';
import { judgeBorder, judgeSizesOfPlaces } from './judge-border.ts';
import {
  judgeColour,
  judgeCount,
  judgeEarths,
  judgeMonochrome,
  judgeOnly,
  judgeRefusedColour,
} from './judge-colours.ts';
import { isHalfDropped, judgeLayout } from './judge-layout.ts';
import { judgeRelated } from './judge-related.ts';
import { judgeDetail, judgeUsage, judgeWearer, judgeYarn } from './judge-said.ts';
import {
  hasSizeOfUse,
  judgeDensity,
  judgeLines,
  judgePitch,
  judgeSize,
  judgeSizeOf,
  judgeSizes,
  smallestNamed,
} from './judge-scale.ts';
import { judgeAlone, judgeRefusedMotifs } from './judge-stock.ts';
import { judgeSubject, judgeThing } from './judge-subject.ts';
import { judgeWay } from './judge-way.ts';
import { measureColours, type Patch } from './measure-colours.ts';
import { contractOf } from './named-colours.ts';
import { isThatColour, seenAs } from './same-colour.ts';
import { type Survey, surveyScene } from './survey-scene.ts';
import type { Verdict } from './verdict.ts';

export interface JudgedCloth {
  readonly intent: Intent;
  readonly recipe: Recipe;
  readonly scene: Scene;
}

/** Share of the cloth that eyes and stalks may take in the colour of the line. */
const mostLines = 0.004;

type Found = Omit<Verdict, 'token'>;

/**
 * Every understood word of a prompt → whether it is seen in the cloth, by areas and places of the scene. `patches` are the colours
 * of a finished picture by area; without, those of the scene are taken. The same in browser and server; words for what comes later are left out.
 */
export function judgeWords(cloth: JudgedCloth, patches?: readonly Patch[]): Verdict[] {
  const survey = surveyScene(cloth.scene);
  const colours = patches ?? measureColours(survey, cloth.recipe.palette.roles);
  return cloth.intent.tokens
    .filter(({ kind }) => kind !== 'later')
    .map((token) => ({ token, ...judgeToken(token, cloth, survey, colours) }));
}

function judgeToken(
  token: Token,
  { intent, recipe, scene }: JudgedCloth,
  survey: Survey,
  colours: readonly Patch[],
): Found {
  const { kind, value } = token;
  switch (kind) {
    case 'pattern':
      return found(
        recipe.family === value || isFloral(value, scene) || isCrossedWith(value, recipe),
        recipe.family,
        'otherCloth',
      );
    case 'motif':
      if (isHidden(value, { intent, recipe, scene })) return { measured: 'a speck', failing: 'tooSmall' };
      if (intent.subjects.includes(value)) return judgeThing(value, recipe, scene);
      return isLayoutOfOther(value)
        ? judgeLayoutOfOther(value, recipe, scene)
        : judgeSubject(value, recipe, scene, isOfPaisleys(intent, recipe));
    case 'layout':
      {
        const related = intent.related?.find(({ start }) => start === token.start);
        if (related !== undefined) return judgeRelated(related, scene);
        const way = intent.ways?.find(({ start }) => start === token.start);
        if (way !== undefined) return judgeWay(way, intent, recipe, scene);
      }
      // A plate of plants is one by what it shows.
      if (value === 'botanical' && recipe.subjects?.some(({ setting }) => setting === 'garden'))
        return { measured: 'plants' };
      // A monstera is a leaf by its name, and grows in the thicket too.
      if (value === 'toss' && recipe.layout === 'jungle' && /monstera|swiss|मॉन्स|મોન્સ/iu.test(token.word))
        return { measured: 'jungle' };
      // Pale figures in a net kept from the dye of the ground are dabu too.
      if (value === 'dabu' && recipe.family === 'block-print' && isDyedGround(recipe))
        return { measured: 'dyed ground' };
      // Woman and elephant, of which it has its name.
      if (value === 'narikunjar' && recipe.layout === value && !scene.census.some(({ motif }) => motif === 'dancer'))
        return { measured: 'no woman', failing: 'notDrawn' };
      // "Round flowers": every flower is.
      if (value === 'roundel' && isOfRoundThing(token, intent)) return { measured: 'round by nature' };
      return judgeLayout(value, recipe, scene, survey);
    case 'border':
      return judgeBorder(token, recipe, scene, survey);
    case 'repeat':
      return found(
        recipe.repeat === value && (value !== 'half-drop' || intent.layouts.includes('toss') || isHalfDropped(scene)),
        recipe.repeat,
        'otherRepeat',
      );
    case 'ground':
    case 'accent':
    case 'leaf':
    case 'line':
      return (
        judgePlace(token, { intent, recipe, scene }, survey) ?? judgeColour(token, intent, colours, isOfLines(recipe))
      );
    case 'count':
      // "Only three colours" are counted where not all of them are named.
      if (value === 'only' && isOfCount(token, intent) && !contractOf(intent).isStrict)
        return judgeCount(intent.colourCount ?? 0, colours, true);
      if (value === 'only') return judgeOnly(intent, colours);
      return judgeCount(contractOf(intent).most ?? Number(value), colours, isBound(token, recipe));
    case 'scheme':
      if (value === 'earthy' && intent.scheme === value) return judgeEarths(intent, colours);
      return value === 'monochrome' && intent.scheme === value
        ? judgeMonochrome(colours)
        : held(intent.scheme, schemeOf(value));
    case 'size':
      if (/ sizes$/.test(value)) return judgeSizes(Number.parseInt(value, 10), scene);
      // Of two sizes in figures the cloth has the first.
      if (intent.heroCm !== undefined && / cm$/.test(value) && isOtherSize(value, intent.heroCm))
        return { measured: `${intent.heroCm} cm`, failing: 'otherScale' };
      return judgeOneSize(token, { intent, recipe, scene }) ?? judgeSize(value, recipe, scene, intent);
    case 'density':
      return isMotifWord(value)
        ? { measured: 'fewer' }
        : isOverruled(intent.density, value)
          ? { measured: intent.density ?? '', failing: 'overruled' }
          : / cm$/.test(value)
            ? judgePitch(Number.parseFloat(value), recipe, scene)
            : judgeDensity(value, scene, survey);
    case 'cloth':
      return judgeYarn(token, recipe);
    case 'exclude':
      if (value === 'outlined') return judgeNoLines(survey);
      if (value === 'others') return judgeAlone(intent, recipe, scene);
      return judgeRefusal(token, intent, recipe, scene, colours);
    case 'style':
      return value === 'manner' ? { measured: '', failing: 'noted' } : noted(held(intent.style, value));
    case 'mood':
      return noted(held(intent.mood, value));
    case 'setting':
      return showsSetting(value, scene) ? held(intent.setting, value) : noted(held(intent.setting, value));
    case 'detail':
      return (
        judgeNumber(token, intent, scene) ??
        (/ cm$/.test(value)
          ? judgeLines(Number.parseFloat(value), intent, recipe, survey)
          : judgeDetail(token, recipe, scene, survey))
      );
    case 'usage':
      return judgeUsage(token, intent, recipe, scene);
    case 'gender':
    case 'age':
      return judgeWearer(token, intent);
    default:
      return { measured: '' };
  }
}

/** What is named and too small to be named by an eye, where no word would have it tiny. */
function isHidden(name: string, { intent, recipe, scene }: JudgedCloth): boolean {
  if (intent.heroFactor === sizeFactors.mini || !hasSizeOfUse(recipe, scene, intent)) return false;
  const alone = {
    ...intent,
    subjects: intent.subjects.filter((each) => each === name),
    motifs: intent.motifs.filter((each) => each === name),
  };
  return smallestNamed(recipe, scene, alone) < leastNamed * stillNamed;
}

/** A little smaller is still named. */
const stillNamed = 0.8;

/** "A floral jaal": whatever its cloth, flowers are what it is full of, beside beasts that were named too. */
function isFloral(value: string, { census }: Scene): boolean {
  const main = census.filter(({ rank }) => rank === 'hero');
  return value === 'floral' && main.filter(({ motif }) => blooms.includes(motif)).length > main.length / 3;
}

const blooms: readonly string[] = ['rosette', 'blossom', 'palmette', 'carnation', 'lotus', 'lotus-front', 'hibiscus'];

/** "Seven horses": each repeat has so many, or it is said that they are not counted. */
function judgeNumber({ start }: Token, { counted, border }: Intent, { census }: Scene): Found | undefined {
  const own = counted?.find((each) => each.start === start);
  if (own === undefined) return undefined;
  // One stands in the middle of a panel.
  const centre = border?.places?.centre;
  if (own.count === 1 && own.things.includes(centre?.motif ?? centre?.subject ?? '')) return { measured: '1' };
  // A panel has one in each of its corners, where it is these that stand there.
  const corner = border?.places?.corner;
  if (own.count === 4 && own.things.includes(corner?.motif ?? corner?.subject ?? '')) return { measured: '4' };
  const number = census.filter(({ motif }) => own.things.includes(motif)).length;
  return found(number === own.count, String(number), 'otherNumber');
}

/** Nothing but a blank stands between two words. */
const mostBetween = 1;

const bounds =
  /(?:up to|at most|max(?:imum)?(?: of)?|(?:not|no) more than|within|only|zyada se zyada|vadhu ma vadhu|अधिकतम|अधिक से अधिक|ज़्यादा से ज़्यादा|सिर्फ़?|केवल|વધુમાં વધુ|વધારેમાં વધારે|માત્ર|ફક્ત)\s*$/iu;

/** "Up to six colours": fewer will do. */
function isBound({ start }: Token, { source }: Recipe): boolean {
  return bounds.test(source.params.prompt.slice(0, start));
}

function isOfCount({ end }: Token, { tokens, colourCount }: Intent): boolean {
  return (
    colourCount !== undefined &&
    tokens.some(({ kind, value, start }) => kind === 'count' && value !== 'only' && isNext(end, start))
  );
}

function isNext(end: number, start: number): boolean {
  return start >= end && start - end <= mostBetween;
}

const round = ['flower', 'rosette', 'lotus', 'dot', 'medallion', 'sun', 'moon', 'coin'];

function isOfRoundThing({ end }: Token, { tokens }: Intent): boolean {
  return tokens.some(({ kind, value, start }) => kind === 'motif' && round.includes(value) && isNext(end, start));
}

/** Darker than what is kept from the dye. */
function isDyedGround({ palette }: Recipe): boolean {
  return hexToOklch(palette.roles.light)[0] - hexToOklch(palette.roles.ground)[0] > 0.25;
}

/** A size that was said of one thing beside others. */
function judgeOneSize({ start }: Token, { intent, recipe, scene }: JudgedCloth): Found | undefined {
  const own = intent.sized.find((each) => each.start === start);
  if (own?.place !== undefined) return judgeSizesOfPlaces(recipe.border ?? {}, scene);
  return own === undefined ? undefined : judgeSizeOf(own, scene);
}

/** A colour that was said of one thing and lies on others. */
function judgePlace({ start, hex }: Token, { intent, recipe, scene }: JudgedCloth, survey: Survey): Found | undefined {
  const bound = intent.bound.find((each) => each.start === start && each.hex === hex);
  const isThere = bound === undefined || isOnItsThing(bound, intent, recipe, scene, survey) !== false;
  return isThere ? undefined : { measured: `not on ${bound.thing}`, failing: 'littleColour' };
}

function found(isSo: boolean, measured: string, failing: NonNullable<Verdict['failing']>): Found {
  return isSo ? { measured } : { measured, failing };
}

/** Whether the layout is one that a second cloth's name sets out: paired lines of zari are the checks of Kanchipuram. */
function isCrossedWith(cloth: string, { family, layout }: Recipe): boolean {
  return vocabularies[family].layouts[layout]?.crossedWith?.some((each) => each === cloth) === true;
}

/** What shapes the whole recipe holds unless a later word took its place. */
function held(chosen: string | undefined, value: string): Found {
  return found(chosen === value, chosen ?? '', 'overruled');
}

/** A cloth of paisleys that no one asked for: what was asked for only fills them. */
function isOfPaisleys({ motifs, patterns }: Intent, { family, border }: Recipe): boolean {
  // What stands in the middle of a panel fills nothing.
  if (border?.hasCentre === true) return false;
  return family === 'paisley' && !motifs.includes('paisley') && !patterns.includes('paisley');
}

/** Cloths whose second colour is a fine line by their craft: it is there where the line is seen. */
export function isOfLines({ family, layout }: Recipe): boolean {
  return (
    family === 'toile' ||
    [
      'windowpane',
      'tattersall',
      'ticking',
      'pinstripe',
      'hairline',
      'graded',
      'herringbone',
      'houndstooth',
      'argyle',
    ].includes(layout)
  );
}

/** Farther than a hand's breadth of a tenth, and than the tenth of a cm to which tokens say it. */
function isOtherSize(value: string, cm: number): boolean {
  return Math.abs(Number.parseFloat(value) - cm) > Math.max(0.1, cm * 0.1);
}

function isOverruled(density: Intent['density'], value: string): boolean {
  return (value === 'dense' || value === 'airy') && density !== undefined && density !== value;
}

/** Names of which one is a part of a motif's or a drawing's: pineapples are no pines. */
const partOf = (names: string) => new RegExp(`(?:^|-)(?:${names})(?:-|$)`);

/** What a season or an occasion is seen by, by the names of motifs and drawings. */
const seenBy: Readonly<Record<string, RegExp>> = {
  garden: partOf(
    'flower|sunflower|blossom|rosette|palmette|carnation|hibiscus|lotus|peony|iris|poppy|daisy|tulip|rose|tuberose|bouquet|trees?|treehouse|vine|cottage|watering-can|butterfly',
  ),
  spring: partOf('blossom|bud|daisy|tulip|iris|nest|chick|butterfly|songbird'),
  summer: partOf(
    'palm|sun|sunflower|sunglasses|beach|ice-cream|ice-pop|shaved-ice|sail|sailboat|shell|lemon|watermelon|pineapple|parrot|leaf-frond|monstera|flamingo|deckchair|umbrella-on|sea-star',
  ),
  monsoon: partOf('peacock|cloud|umbrella|rain|raindrop|rainbow|frog|puddle|rubber-boot|paper-boat'),
  winter: partOf(
    'snow|snowman|snowflake|snowboard|pine-tree|pine-cone|evergreen|holly|mitten|gloves|sled|skis|ice-skate|ice-hockey|reindeer|christmas|bauble|penguin|polar',
  ),
  festival: partOf(
    'lamp|diya|toran|garland|rakhi|kalash|fireworks?|sparkler|lantern|ganesha|dandiya|dancer|pichkari|kite|laddu|modak|rangoli|medallion',
  ),
  wedding: partOf('elephant|kalash|shehnai|palanquin|toran|garland|bride|ring|paisley|horse|bell'),
};

/** Whether something of the season or the occasion is drawn among what the cloth is about. */
function showsSetting(setting: string, { census }: Scene): boolean {
  const shown = seenBy[setting];
  return shown !== undefined && census.some(({ motif, rank }) => rank !== 'filler' && shown.test(motif));
}

/** What holds and is seen in nothing that is drawn is said to be noted. */
function noted({ measured, failing = 'noted' }: Found): Found {
  return { measured, failing };
}

/** The name of a layout of another cloth → whether this one's layout is called so too, or a motif of that name is drawn. */
function judgeLayoutOfOther(word: string, recipe: Recipe, scene: Scene): Found {
  const families = Object.values(vocabularies).flatMap(({ layouts, suggestedMotifs }) => {
    const named: Partial<LayoutVocabulary> | undefined = (layouts as Readonly<Record<string, LayoutVocabulary>>)[word];
    return named === undefined ? [] : [{ is: named.is ?? [], suggestedMotifs }];
  });
  const own = layoutOf(recipe).is ?? [];
  const isCalled =
    recipe.layout === word || own.some((each) => each === word || families.some(({ is }) => is.includes(each)));
  // Pin dots are dots, and a line over a cloth is an overcheck.
  const isOfOneMotif = families.some(
    ({ suggestedMotifs: [motif, ...others] }) =>
      motif !== undefined && others.length === 0 && judgeSubject(motif, recipe, scene).failing === undefined,
  );
  const isOvercheck = word === 'windowpane' && isLineAsked(recipe);
  const isSeen = isCalled || isOfOneMotif || isOvercheck || scene.census.some(({ motif }) => motif === word);
  return found(isSeen, recipe.layout, 'otherLayout');
}

/** The name of a layout of another cloth, which brings no motif of its own. */
function isLayoutOfOther(value: string): boolean {
  return !isMotifWord(value) && !(value in vocabularies);
}

/** "No outlines": what has the role of the line covers next to nothing. */
function judgeNoLines({ byRole }: Survey): Found {
  const share = byRole.get('line') ?? 0;
  return found(share <= mostLines, share.toFixed(3), 'refused');
}

function judgeRefusal(token: Token, intent: Intent, recipe: Recipe, scene: Scene, colours: readonly Patch[]): Found {
  if (token.hex !== undefined) {
    if (intent.refused.colours.includes(token.hex)) return judgeRefusedColour(token.hex, intent, colours);
    const ground = recipe.palette.roles.ground;
    const isRefused = isHexCalledLike(ground, token.hex) ?? isThatColour(seenAs(ground), seenAs(token.hex));
    return found(!isRefused, ground, 'refused');
  }
  const { value } = token;
  if (value === recipe.family || value === recipe.layout) return { measured: value, failing: 'refused' };
  const isBordered = value === 'borders' && recipe.border !== undefined;
  const { is } = layoutOf(recipe);
  if (isBordered || is?.some((word) => word === value) === true) return { measured: recipe.layout, failing: 'refused' };
  if (value === 'mirror' && recipe.family === 'kutch')
    return found(recipe.isGlassless === true, recipe.layout, 'refused');
  if (scene.census.some(({ motif }) => motif === value) && !isMotifWord(value))
    return { measured: value, failing: 'refused' };
  return judgeRefusedMotifs(motifsRefused(value), recipe, scene);
}

function layoutOf({ family, layout }: Recipe): Partial<LayoutVocabulary> {
  const layouts: Readonly<Record<string, LayoutVocabulary>> = vocabularies[family].layouts;
  return layouts[layout] ?? {};
}
