import type { VariationParams } from '@naksha/contract';

/** What holds for every picture that is asked for: it is to be printed on cloth. */
const cloth = [
  'It is a flat textile pattern, seen straight on and evenly lit, that fills the picture from edge to edge.',
  'No frame, no margin, no mock-up, no folds of cloth, no shadow over it, no text, no signature.',
];
const repeat = 'It is a seamless repeat: what leaves the picture at one edge comes in again at the opposite edge.';

/** For the band along an edge: what lies on both sides of it is in the picture. */
export const continueWords = [
  'Fill in only the masked band of this textile pattern.',
  'Go on with the motifs, the ground and the colours that lie on both sides of it, so that no join can be seen. Everything else stays as it is.',
  ...cloth,
].join(' ');

interface Heed {
  /** Hex colours that stay. */
  readonly colours: readonly string[];
  readonly isTile: boolean;
}

/** An edit in the designer's own words, and what must not change with it. */
export function editWords(wish: string, heed: Heed): string {
  return [
    'Edit this picture of a textile design. What a designer asks for, in their own words, in English, Hindi or Gujarati:',
    `"${bare(wish)}".`,
    'Change nothing else: the way it is drawn, the ground, the size and the places of all other motifs stay.',
    ...heeded(heed),
  ].join(' ');
}

const kept = {
  style: 'the way it is drawn',
  background: 'the ground with its colour and texture',
  motifs: 'the motifs themselves',
  placement: 'the place and the size of each motif',
  palette: 'the colours',
} as const satisfies Record<VariationParams['keep'][number], string>;

const farness = {
  1: 'Stay close to it.',
  2: 'Stay rather close to it.',
  3: 'It may differ clearly.',
  4: 'It may differ much.',
  5: 'Be free.',
} as const;

/** Another design of the same idea, as far from it as asked for. */
export function variationWords({ keep, level }: Pick<VariationParams, 'keep' | 'level'>, heed: Heed): string {
  const stays = keep.length === 0 ? [] : [`Exactly as they are stay: ${keep.map((each) => kept[each]).join('; ')}.`];
  const far = Object.entries(farness).find(([each]) => Number(each) === level)?.[1] ?? farness[3];
  return [
    'Draw another textile design of the same idea as this one: composed differently, with other drawings of its motifs.',
    far,
    ...stays,
    ...heeded(heed),
  ].join(' ');
}

function heeded({ colours, isTile }: Heed): string[] {
  const palette = colours.length === 0 ? [] : [`Use exactly these colours where they are now: ${colours.join(', ')}.`];
  return [...palette, ...cloth, ...(isTile ? [repeat] : [])];
}

/** Words without the signs by which some servers read more than words out of them. */
function bare(wish: string): string {
  return wish
    .replace(/[\p{Cc}<>|"{}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
