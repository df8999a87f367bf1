import type { Intent } from '../src/prompt/intent.ts';

/** What of an intent a golden prompt pins: names instead of hexes, lists only where they say something. */
export interface Understood {
  readonly patterns?: string;
  readonly layouts?: string;
  readonly motifs?: string;
  readonly fewer?: string;
  readonly ground?: string;
  readonly accents?: string;
  readonly leaves?: string;
  readonly line?: string;
  readonly refused?: string;
  readonly options?: string;
  readonly border?: string;
  readonly later?: string;
  readonly unmatched?: string;
}

/** An intent in the short words of the golden prompts. */
export function understood(intent: Intent): Understood {
  const { refused } = intent;
  const options = [
    intent.style,
    intent.mood,
    intent.scheme,
    intent.setting,
    intent.usage,
    intent.gender,
    intent.age,
    intent.cloth,
    intent.repeat,
    intent.density,
    ...intent.details,
    intent.groundTone === undefined ? undefined : `${intent.groundTone} ground`,
    intent.colourCount === undefined ? undefined : `${intent.colourCount} colours`,
    intent.isOnly === undefined ? undefined : 'only these',
    intent.heroFactor === undefined ? undefined : `×${intent.heroFactor}`,
    intent.heroCm === undefined ? undefined : `${intent.heroCm} cm`,
    intent.sizes === undefined ? undefined : `${intent.sizes} sizes`,
  ].filter((option) => option !== undefined);
  const refusals = [
    ...refused.patterns,
    ...refused.ownLayouts.map(({ layout }) => layout),
    ...refused.layouts,
    ...new Set(refused.motifs),
    ...refused.colours,
    ...refused.options,
  ];
  const parts: Understood = {
    patterns: intent.patterns.join(' '),
    layouts: [...intent.ownLayouts.map(({ layout }) => layout), ...intent.layouts].join(' '),
    motifs: intent.motifs.join(' '),
    fewer: intent.fewer.join(' '),
    ground: intent.ground?.name ?? '',
    accents: intent.accents.map(({ name }) => name).join(', '),
    leaves: intent.leaves.map(({ name }) => name).join(', '),
    line: intent.line?.name ?? '',
    refused: [...new Set(refusals)].join(' '),
    options: options.join(', '),
    border: borderOf(intent),
    later: intent.later.map(({ value }) => value).join(', '),
    unmatched: intent.unmatched.map(({ word }) => word).join(' '),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}

function borderOf({ border }: Intent): string {
  if (border === undefined) return '';
  const { placing, breadth, figure, motif, subject, colour, thingColour, isOfThing, hasPallu, isPlain, hasCentre } =
    border;
  const end = border.palluColour === undefined ? 'pallu' : `${border.palluColour.name} pallu`;
  const thing = motif ?? subject ?? (figure === 'row' ? undefined : figure);
  const panel = [hasPallu && end, isPlain && 'plain', hasCentre && 'centre'].filter((part) => part !== false);
  // Of two colours the second is that of what stands on the border; a single one may be.
  const dyes = [colour?.name, thingColour?.name, isOfThing === true ? 'itself' : undefined];
  return [placing, breadth, thing, ...dyes, ...panel].filter((part) => part !== undefined).join(' ');
}
