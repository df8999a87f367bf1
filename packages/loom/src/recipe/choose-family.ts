import { type Family, families, type GenerateParams, type Style, type Usage } from '@naksha/contract';
import type { Rng } from '../numbers/rng.ts';
import type { Intent } from '../prompt/intent.ts';
import { canDraw, hasHandFor, ofOneDye, suitsSubjects } from '../vocabulary/can-draw.ts';
import { families as cloths } from '../vocabulary/families/families.ts';
import type { FamilyVocabulary, LayoutVocabulary } from '../vocabulary/families/family-vocabulary.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { gardenWords } from '../vocabulary/lexicon-garden.ts';
import { commonMotifs } from '../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import { isZari } from '../vocabulary/zari.ts';
import { isMadeFor } from './choose-layout.ts';
import { isMeant, isNovelty, isOfLeaves, thingsNamed } from './meant-cloths.ts';

/** How much a figure speaks for a cloth that draws it. */
const figureLeaning = 6;
/** So many count: "animals" are any beasts, not all there are. */
const mostFigures = 3;
/** Of a cloth of one ink, which is rarely meant where none is named. */
const oneInk = 0.5;
/** Of a cloth of one ink where several colours were named for what lies on its ground. */
const manyInks = -8;
/** Of the plainest weave where nothing was understood of what the cloth is about: a figured one would look like an answer. */
const noAnswer = 30;
/** Of a cloth that cannot draw a named motif in any way: no layout, use or style makes up for it. */
const undrawn = -9;
/** Of one that can only have it printed over, where its own layout was not named. */
const printedOver = -4;
/** Of one that has a layout near to the named one. */
const nearLayout = 0.4;
/** Of one that is open, or full, by its craft where that was asked for. */
const byNature = 3;
const openByNature: readonly Family[] = ['block-print', 'brocade', 'chikankari', 'conversational', 'warli'];
const tied: readonly Family[] = ['bandhani', 'shibori', 'mandala'];
const fullByNature: readonly Family[] = ['kalamkari', 'madhubani', 'paisley', 'tropical', 'ajrakh', 'phulkari'];
/** One net or yarns all over: a thing in the middle would lie on it. */
const netlike: readonly Family[] = [
  'geometric',
  'ikat',
  'kilim',
  'checks',
  'stripes',
  'small-weaves',
  'leheriya',
  'mashru',
  'animal-skin',
  'camouflage',
  'patola',
];
/** A figure that is printed over the cloth whose own layout was named. */
const onItsOwn = 3;
/** A flower of the garden for the cloth that draws it as itself; so many count. */
const gardenLeaning = 9;
const mostFlowers = 2;
const usualStyle: Style = 'vintage';
/** A cloth that a designer would not take for what is named. */
const amiss = -60;
/** Of a print that makes up goods as one picture, where they are to be so. */
const pictureLeaning = 9;
/** Of a novelty print where beasts and things are named and no craft. */
const noveltyLeaning = 12;
/** Of a print that has a layout for all that is named, on goods of every day. */
const madeForLeaning = 14;
/** Of a thicket where great leaves are named with what lives among them. */
const leavesLeaning = 32;
const leavesAlone = 9;
/** Of figured silk where zari is named. */
const zariLeaning = 6;
/** Of rings about a middle where one round thing stands alone. */
const roundLeaning = 9;
/** Of a print of dots where dots are all that is named, and far apart. */
const dotsLeaning = 14;

export interface FamilyWish {
  readonly params: GenerateParams;
  readonly intent: Intent;
  readonly usage: Usage;
  readonly style: Style | undefined;
  readonly isForChildren: boolean;
  /** Motifs that the options ask for. */
  readonly wanted: readonly MotifId[];
}

/**
 * The cloth: the one chosen as trained pattern, else the technique the prompt names, else the one that answers most of all its words: first
 * what is to be drawn, then the dyes, the layout, the density, use and style; drawn by the seed among the near ones.
 */
export function chooseFamily({ params, intent, usage, style, isForChildren, wanted }: FamilyWish, rng: Rng): Family {
  const asked = params.trainedPattern ?? intent.patterns[0];
  const host = intent.ownLayouts.find(({ family, layout }) =>
    vocabularies[family].layouts[layout]?.crossedWith?.some((cloth) => cloth === asked),
  );
  if (host !== undefined && params.trainedPattern === undefined) return host.family;
  if (asked !== undefined) return params.trainedPattern === undefined && isFloralNet(intent) ? netOfFlowers : asked;
  const instead = intent.later.find((later) => later.instead !== undefined)?.instead;
  if (instead !== undefined && !intent.refused.patterns.includes(instead)) return instead;
  // The style that holds when none is chosen says nothing of the cloth.
  const chosenStyle = style === intent.style || style !== usualStyle ? style : undefined;
  const score = (family: Family): number => {
    const { leanings, layouts } = vocabularies[family];
    const own = Object.values(layouts).flatMap(({ is = [] }) => is);
    const inked = cloths[family].ink === undefined ? 1 : oneInk;
    const near = Object.values(layouts).flatMap((layout: Partial<LayoutVocabulary>) => layout.near ?? []);
    const set = intent.layouts.reduce((sum, word) => sum + (own.includes(word) ? 5 : 0), 0) * inked;
    const nearly = intent.layouts.filter((word) => !own.includes(word) && near.includes(word)).length * nearLayout;
    // What a picture is made up of is the cloth's own, and has no place that any cloth could give it.
    const isMadeUp = intent.border?.places?.make !== undefined;
    const placed = isMadeUp
      ? []
      : Object.values(intent.border?.places ?? {}).map((each) => typeof each === 'object' && each.motif);
    const picture = isMadeUp && Object.keys(layouts).includes('placed') ? pictureLeaning : 0;
    // What a plain cloth has is its border.
    const edging = intent.border?.isPlain === true && intent.border.motif !== undefined ? [intent.border.motif] : [];
    const figures = [...intent.motifs, ...wanted, ...edging].filter(
      (motif) => isFigure(motif) && !placed.includes(motif),
    );
    const common = [...intent.motifs, ...edging].filter(
      (motif) => (!isFigure(motif) || placed.includes(motif)) && !isFill(motif, intent),
    );
    const motifs =
      common.reduce((sum, motif) => sum + (leanings.motif?.[motif] ?? 0), 0) +
      figuresOn(vocabularies[family], figures) * inked +
      // "Elephants on stripes" are printed on them.
      (set > 0 && vocabularies[family].printed === 'over' ? figures.slice(0, mostFigures).length * onItsOwn : 0);
    const isOver = set > 0 && vocabularies[family].printed === 'over';
    const lacking = intent.motifs
      .filter((motif) => !placed.includes(motif))
      .reduce(
        (sum, motif) =>
          sum + (!canDraw(motif, family) ? undrawn : hasHandFor(motif, family) || isOver ? 0 : printedOver),
        0,
      );
    const garden = family === 'floral' ? Math.min(mostFlowers, flowersIn(intent)) * gardenLeaning : 0;
    const named = params.patternName === undefined ? 0 : (leanings.patternName?.[params.patternName] ?? 0);
    const leaning =
      (leanings.unasked ?? 0) +
      (isForChildren ? (leanings.young ?? 0) : 0) +
      (leanings.usage?.[usage] ?? 0) +
      (chosenStyle === undefined ? 0 : (leanings.style?.[chosenStyle] ?? 0));
    const things = intent.border?.subject === undefined ? intent.subjects : [...intent.subjects, intent.border.subject];
    const subjects = things.length === 0 ? 0 : subjectsOn(family, things, set > 0);
    const refused = intent.refused.patterns.includes(family) ? -50 : 0;
    const inks = ofOneDye.includes(family) && intent.accents.length > 1 ? manyInks : 0;
    const answer = family === 'small-weaves' && isNotUnderstood(intent) ? noAnswer : 0;
    const ground = densityOn(family, intent);
    const strewn = family === 'dots' && isOfDots(intent) ? dotsLeaning : 0;
    const kind = isMeant(family, intent) ? 0 : amiss;
    const isPrinted = intent.layouts.some((word) => word === 'stripe' || word === 'bands');
    const novelty = family === 'conversational' && !isPrinted && isNovelty(intent, isForChildren) ? noveltyLeaning : 0;
    const isOfDay = usage !== 'sarees' && usage !== 'dupattas' && intent.setting !== 'wedding';
    const made = Object.values(layouts).some(
      ({ of }: Partial<LayoutVocabulary>) => of && of.isOfCraft !== true && isMadeFor(of, intent),
    );
    const orchard = isOfDay && made ? madeForLeaning : 0;
    const leaves = family === 'tropical' && isOfLeaves(intent) ? leavesOn(intent) : 0;
    const woven = family === 'brocade' && isOfZari(intent, usage) ? zariLeaning : 0;
    const isPanel = intent.border?.places !== undefined || intent.border?.isPlain === true;
    const { isLone, isRound } = intent.border?.places ?? {};
    const round = family === 'mandala' && isLone === true && isRound === true ? roundLeaning : 0;
    const net = isPanel && netlike.includes(family) ? undrawn : 0;
    return (
      set +
      nearly +
      motifs +
      lacking +
      garden +
      named +
      subjects +
      leaning +
      kind +
      novelty +
      orchard +
      leaves +
      strewn +
      inks +
      ground +
      net +
      woven +
      round +
      picture +
      answer +
      refused +
      rng.fork(family).next() * 1.6
    );
  };
  return families.reduce((best, family) => (score(family) > score(best) ? family : best));
}

/** "A floral jaal": free flowers grow in no net, and the print that has one is full of them. */
const netOfFlowers: Family = 'kalamkari';

function isFloralNet({ patterns, layouts, ownLayouts, refused }: Intent): boolean {
  if (refused.patterns.includes(netOfFlowers)) return false;
  return patterns.length === 1 && patterns[0] === 'floral' && ownLayouts.length === 0 && layouts.includes('jaal');
}

/** Metal thread is named on goods of silk: it is woven in. */
function isOfZari({ accents, ground, border, cloth, tokens }: Intent, usage: Usage): boolean {
  // A silk square is printed.
  if (tokens.some(({ kind, value }) => kind === 'usage' && value === 'scarves')) return false;
  const isWorn = usage === 'sarees' || usage === 'dupattas' || cloth === 'silk';
  const colours = [...accents, ground, border?.colour].filter((each) => each !== undefined);
  return isWorn && colours.some(({ name }) => isZari(name));
}

/** How much great leaves speak for a thicket: among what lives there most, and alone as well; among flowers of a garden not. */
function leavesOn(intent: Intent): number {
  if (thingsNamed(intent) > 0) return leavesLeaning;
  return intent.motifs.every((motif) => motif === 'leaf') ? leavesAlone : 0;
}

/** Dots far apart and nothing else: no craft that ties them into figures. */
function isOfDots({ motifs, subjects, density }: Intent): boolean {
  return density === 'airy' && subjects.length === 0 && motifs.length > 0 && motifs.every((motif) => motif === 'dot');
}

/** How much the wanted density speaks for a cloth. */
function densityOn(family: Family, { density, isApart }: Intent): number {
  if (density === undefined) return 0;
  if (
    density === 'airy' &&
    isApart === true &&
    (netlike.includes(family) || fullByNature.includes(family) || tied.includes(family))
  )
    return -4 * byNature;
  const [kin, far] = density === 'airy' ? [openByNature, fullByNature] : [fullByNature, openByNature];
  return kin.includes(family) ? byNature : far.includes(family) ? -byNature : 0;
}

/** Words were written, and none of them says what is to be drawn, nor in what manner. */
function isNotUnderstood(intent: Intent): boolean {
  const { unmatched, motifs, subjects, layouts, ownLayouts, style, mood, setting, usage } = intent;
  const isOpen = motifs.length + subjects.length + layouts.length + ownLayouts.length + intent.later.length === 0;
  return unmatched.length > 0 && isOpen && (style ?? mood ?? setting ?? usage) === undefined;
}

/** How much a thing of a library speaks for a cloth: for one that draws it, or whose own layout was named and that is printed on. */
function subjectsOn(family: Family, things: readonly string[], isSetOut: boolean): number {
  if (!suitsSubjects(family, things)) return -50;
  return (
    (vocabularies[family].leanings.subject ?? 0) +
    (isSetOut && vocabularies[family].printed === 'over' ? onItsOwn * 2 : 0)
  );
}

function flowersIn({ tokens }: Intent): number {
  return tokens.filter(({ kind, value }) => kind === 'motif' && value in gardenWords).length;
}

/** Dots beside what is drawn only fill its ground: no one asks for a cloth of knots by them. */
function isFill(motif: MotifId, { motifs, subjects }: Intent): boolean {
  return motif === 'dot' && (subjects.length > 0 || motifs.some((other) => other !== 'dot'));
}

function isFigure(motif: MotifId): boolean {
  return !commonMotifs.includes(motif);
}

/** How much the figures speak for a cloth: those count that one of its layouts draws together. */
function figuresOn({ figures = [], layouts, leanings }: FamilyVocabulary, wanted: readonly MotifId[]): number {
  const drawn = wanted.filter((motif) => figures.includes(motif));
  const brought = Object.values(layouts).map(({ brings = [] }) => brings);
  const isOn = (motif: MotifId, brings: readonly MotifId[]) =>
    brings.includes(motif) || !brought.some((others) => others.includes(motif));
  const sums = brought.map((brings) =>
    drawn
      .filter((motif) => isOn(motif, brings))
      .map((motif) => leanings.motif?.[motif] ?? figureLeaning)
      .toSorted((one, other) => other - one)
      .slice(0, mostFigures)
      .reduce((sum, leaning) => sum + leaning, 0),
  );
  return Math.max(0, ...sums);
}
