import type { Usage } from '@naksha/contract';
import { type Furnishing, furnishingWords } from '../vocabulary/lexicon-people.ts';
import type { Draft } from './draft.ts';
import type { TokenKind } from './intent.ts';
import type { Phrase } from './phrase.ts';
import { goodsName } from './token-of.ts';

/** Takes what shapes the whole cloth, of which the first word holds: manner, mood, season, goods, whom it is for, and yarn. */
export function acceptOption(intent: Draft, phrase: Phrase): TokenKind | undefined {
  const { sense } = phrase;
  switch (sense.kind) {
    case 'style':
      intent.style ??= sense.value;
      return sense.kind;
    case 'mood':
      intent.mood ??= sense.value;
      return sense.kind;
    case 'scheme':
      intent.scheme ??= sense.value;
      return sense.kind;
    case 'setting':
      intent.setting ??= sense.value;
      return sense.kind;
    case 'usage':
      if (isFurnishing(sense.value)) intent.furnishing ??= sense.value;
      else if (goodsName(phrase) === 'skirts') intent.furnishing ??= 'skirts';
      intent.usage ??= isFurnishing(sense.value) ? 'fabrics' : sense.value;
      return sense.kind;
    case 'gender':
      intent.gender ??= sense.value;
      return sense.kind;
    case 'age':
      intent.age ??= sense.value;
      return sense.kind;
    case 'cloth':
      intent.cloth ??= sense.value;
      return sense.kind;
    case 'repeat':
      intent.repeat ??= sense.value;
      return sense.kind;
    case 'noted':
      return sense.as;
    default:
      return undefined;
  }
}

function isFurnishing(value: Usage | Furnishing): value is Furnishing {
  return value in furnishingWords;
}
