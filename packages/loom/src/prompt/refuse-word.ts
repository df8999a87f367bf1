import type { DensityWord } from '../vocabulary/lexicon-grammar.ts';
import { motifsOfLayout } from '../vocabulary/lexicon-layouts.ts';
import { motifsRefused } from '../vocabulary/lexicon-motifs.ts';
import type { Draft } from './draft.ts';
import type { TokenKind } from './intent.ts';
import { oppositeSize, sizeFactors } from './noun-of.ts';
import type { Sense } from './phrase.ts';

const oppositeDensity = { dense: 'airy', airy: 'dense' } as const satisfies Record<DensityWord, DensityWord>;

/** Takes a word that is refused: a size's or a density's opposite is wanted, anything else is left out. */
export function refuseWord(intent: Draft, sense: Sense, isGround: boolean): TokenKind {
  const { refused } = intent;
  switch (sense.kind) {
    case 'pattern':
      refused.patterns.push(sense.value);
      if (sense.value === 'paisley') refused.motifs.push('paisley');
      if (sense.value === 'floral') refused.motifs.push(...motifsRefused('flower'));
      break;
    case 'motif':
      refused.motifs.push(...motifsRefused(sense.value));
      if (sense.value === 'paisley') refused.patterns.push('paisley');
      break;
    case 'layout':
      refused.layouts.push(sense.value);
      refused.motifs.push(...(motifsOfLayout[sense.value] ?? []));
      break;
    case 'own-layout':
      refused.ownLayouts.push({ family: sense.family, layout: sense.value });
      break;
    case 'ink':
      (isGround ? refused.grounds : refused.colours).push(sense.value.hex);
      break;
    case 'subject':
      if (sense.value === 'branch') refused.motifs.push('tree');
      refused.options.push(sense.value);
      break;
    case 'size':
      intent.heroFactor ??= sizeFactors[oppositeSize[sense.value]];
      break;
    case 'density':
      intent.density ??= oppositeDensity[sense.value];
      break;
    default:
      refused.options.push(String(sense.value));
  }
  return 'exclude';
}
