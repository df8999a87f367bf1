import { subjectNames } from '../vocabulary/subjects/shelf.ts';
import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import type { Phrase, Sense } from './phrase.ts';

/** What a thing does, by its words. */
const poses = {
  standing: 'standing|khad[aei]|खड़ा|खड़े|खड़ी|ઊભો|ઊભું|ઊભા|ઊભાં|ઊભી|ઊભેલો|ઊભેલું|ઊભેલા|ઊભેલાં|ઊભેલી',
  walking: 'walking|strolling|chalt[aei]|चलता|चलते|चलती|चलती हुई|ચાલતો|ચાલતું|ચાલતા|ચાલતાં|ચાલતી',
  running: 'running|galloping|racing|daudt[aei]|दौड़ता|दौड़ते|दौड़ती|દોડતો|દોડતું|દોડતા|દોડતાં|દોડતી',
  leaping: 'leaping|jumping|hopping|uchhalt[aei]|kudt[aei]|उछलता|उछलते|उछलती|कूदता|कूदते|कूदती|કૂદતો|કૂદતું|કૂદતા|કૂદતાં|કૂદતી',
  flying: 'flying|fluttering|soaring|udt[aei]|उड़ता|उड़ते|उड़ती|ઊડતો|ઊડતા|ઊડતાં|ઊડતી|ઊડતું|ઉડતો|ઉડતા|ઉડતાં|ઉડતી|ઉડતું',
  sitting: 'sitting|seated|resting|baith[aei]|बैठा|बैठे|बैठी|બેઠો|બેઠું|બેઠા|બેઠાં|બેઠી|બેઠેલો|બેઠેલું|બેઠેલા|બેઠેલાં|બેઠેલી',
  dancing: 'dancing|na+cht[aei]|नाचता|नाचते|नाचती|નાચતો|નાચતું|નાચતા|નાચતાં|નાચતી',
  swimming: 'swimming|floating|tairt[aei]|तैरता|तैरते|तैरती|તરતો|તરતું|તરતા|તરતાં|તરતી',
  sleeping:
    'sleepy|sleeping|asleep|dozing|sot[aei]|soy[aei]|सोता|सोते|सोती|सोया|सोए|सोई|સૂતો|સૂતું|સૂતા|સૂતાં|સૂતી|સૂતેલો|સૂતેલું|સૂતેલા|સૂતેલાં|સૂતેલી|ઊંઘતો|ઊંઘતું|ઊંઘતા|ઊંઘતાં|ઊંઘતી',
} as const;
type Pose = keyof typeof poses;

const poseNames = [
  'standing',
  'walking',
  'running',
  'leaping',
  'flying',
  'sitting',
  'dancing',
  'swimming',
  'sleeping',
] as const;
const words = poseNames.map((pose) => ({ pose, is: oneOf(poses[pose]) }));

/** Drawings of a thing that does so, by its motif or its drawing. */
const posed: Readonly<Record<string, Partial<Record<Pose, string>>>> = {
  elephant: { walking: 'elephant-walking' },
  lion: { walking: 'lion-walking' },
  tiger: { walking: 'tiger-prowling', running: 'tiger-prowling' },
  deer: { leaping: 'deer-leaping', running: 'deer-leaping' },
  horse: { running: 'horse-galloping' },
  bird: { flying: 'swallow', sitting: 'songbird' },
};

/** What its one drawing shows it doing. */
const shown: Partial<Record<Pose, RegExp>> = {
  standing:
    /^(?:elephant|horse|camel|cow|deer|giraffe|zebra|donkey|goat|ewe|ram|bear|polar-bear|penguin|heron|flamingo|ostrich|crane-bird|stork|rooster|chicken|peacock|person|dancer|llama|moose|bison|kangaroo|wolf|fox)$/,
  flying:
    /^(?:butterfly|honeybee|bee-on-flower|dragonfly|dove|swallow|hummingbird|bat|kite|airplane|helicopter|air-balloon|balloon|zeppelin)$/,
  swimming:
    /^(?:fish|koi|whale|dolphin|shark|turtle|seahorse|jellyfish|octopus|tropical-fish|sardine|duck|swan|goose)$/,
  dancing: /^dancer$/,
  sitting: /^(?:songbird|kingfisher|owl|frog|koala|teddy-bear|squirrel)$/,
};

/** What stands between a thing and what it does: "cats all sleeping", "सोती हुई बिल्लियां". */
const auxiliary = oneOf(
  'all|that are|who are|are|is|each|while|hua|hui|hue|rahi|raha|rahe|हुआ|हुई|हुए|रहा|रही|रहे|રહેલો|રહેલું|રહેલા|રહેલાં|રહેલી',
);

const described: readonly Sense['kind'][] = ['ink', 'shade', 'size'];

/**
 * Phrases in which what a thing does is part of its name where a drawing shows it doing so, and not known where none does: of
 * "sleepy cats" only the cats are drawn.
 */
export function readPoses(phrases: readonly Phrase[]): Phrase[] {
  const read = [...phrases];
  const gone = new Set<number>();
  phrases.forEach((phrase, index) => {
    const pose = poseOf(phrase);
    if (pose === undefined) return;
    const noun = nounOf(read, index);
    const thing = noun === undefined ? undefined : read[noun];
    if (noun === undefined || thing === undefined) return;
    const sense = inPose(thing.sense, pose);
    if (sense === undefined) {
      read[index] = { ...phrase, sense: { kind: 'unknown', value: '' } };
      return;
    }
    if (Math.abs(noun - index) > 1) {
      // A colour stands between: the noun carries what is said.
      read[index] = { ...phrase, sense: { kind: 'stop', value: '' } };
      read[noun] = { ...thing, sense };
      return;
    }
    const [first, last] = noun > index ? [phrase, thing] : [thing, phrase];
    read[noun] = { ...first, sense, text: `${first.text} ${last.text}`, end: last.end };
    gone.add(index);
  });
  return read.filter((_, index) => !gone.has(index));
}

/** Whether a folded word says what a thing does. */
export function isPose(text: string): boolean {
  return words.some(({ is }) => is.test(text));
}

function poseOf({ sense, text }: Phrase): Pose | undefined {
  if (sense.kind !== 'stop' && sense.kind !== 'unknown') return undefined;
  return words.find(({ is }) => is.test(text))?.pose;
}

/** The thing that a pose is said of: next in the clause over its colours and size, or straight before where nothing follows. */
function nounOf(phrases: readonly Phrase[], index: number): number | undefined {
  for (let at = index + 1; phrases[at]?.gap === 'none'; at++) {
    const sense = phrases[at]?.sense;
    if (isDrawn(sense)) return at;
    if (sense === undefined || !(described.includes(sense.kind) || auxiliary.test(phrases[at]?.text ?? ''))) break;
  }
  for (let at = index - 1; at >= 0 && at >= index - 3 && phrases[at + 1]?.gap === 'none'; at--) {
    if (isDrawn(phrases[at]?.sense)) return at;
    if (!auxiliary.test(phrases[at]?.text ?? '')) break;
  }
  return undefined;
}

function inPose(sense: Sense, pose: Pose): Sense | undefined {
  const value = String(sense.value);
  const id = posed[value]?.[pose];
  if (id !== undefined)
    return subjectNames()?.some(([name]) => name === id) === true ? { kind: 'subject', value: id } : undefined;
  return shown[pose]?.test(value) === true ? sense : undefined;
}
