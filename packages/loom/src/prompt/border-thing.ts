import { type BorderBreadth, figureOf } from '../vocabulary/border.ts';
import { canDraw } from '../vocabulary/can-draw.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import type { BorderWish, PlacedThing } from './border-wish.ts';
import type { WantedColour } from './intent.ts';
import type { Phrase, Sense } from './phrase.ts';

const things: readonly Sense['kind'][] = ['motif', 'subject', 'pattern', 'own-layout'];

/** What is said of the border itself. */
export interface Own {
  readonly inks: WantedColour[];
  breadth: BorderBreadth | undefined;
  second?: PlacedThing;
  /** What was said of the thing: "of pink lotus", "a pink lotus border". */
  thingInk?: WantedColour;
  thing: Pick<BorderWish, 'figure' | 'motif' | 'subject'> | undefined;
}

export function isThing(phrase: Phrase | undefined): boolean {
  if (phrase === undefined) return false;
  const { sense } = phrase;
  return (
    things.includes(sense.kind) ||
    (sense.kind === 'layout' && ['stripe', 'zigzag', 'vine', 'jaal', 'rows'].includes(sense.value))
  );
}

export function readThing(phrases: readonly Phrase[], at: number, own: Own): boolean {
  const { sense, text } = phrases[at] ?? {};
  const thing = sense === undefined ? undefined : thingOf(sense, text ?? '');
  if (thing !== undefined) own.thing ??= thing;
  return thing !== undefined;
}

/** The key of the Greeks. */
const keyText = /greek|meander|ग्रीक|ગ્રીક/u;
const templeText = /temple|mandir|मंदिर|મંદિર|reku|rekku/u;

export function thingOf(sense: Sense, text: string): Own['thing'] {
  switch (sense.kind) {
    case 'motif': {
      if (templeText.test(text) || sense.value === 'gable' || sense.value === 'temple') return { figure: 'temple' };
      if (sense.value === 'vine') return { figure: 'vine' };
      if (sense.value === 'dot') return { figure: 'dots' };
      const motif = motifsOfWord[sense.value].find((each) => canDraw(each, undefined));
      return motif === undefined ? undefined : { figure: 'row', motif };
    }
    case 'subject':
      return { figure: 'row', subject: sense.value };
    case 'layout':
      return {
        figure:
          sense.value === 'vine'
            ? 'vine'
            : sense.value === 'zigzag'
              ? 'zigzag'
              : sense.value === 'stripe'
                ? 'stripe'
                : 'row',
      };
    case 'pattern':
    case 'own-layout': {
      if (keyText.test(text)) return { figure: 'meander' };
      const family = sense.kind === 'pattern' ? sense.value : sense.family;
      const figure = figureOf[family];
      const [motif] = vocabularies[family].suggestedMotifs;
      return figure === undefined ? { figure: 'row', ...(motif === undefined ? {} : { motif }) } : { figure };
    }
    default:
      return undefined;
  }
}
