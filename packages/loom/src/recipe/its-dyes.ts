import type { Family } from '@naksha/contract';
import type { Intent } from '../prompt/intent.ts';
import { families } from '../vocabulary/families/families.ts';
import type { LayoutVocabulary } from '../vocabulary/families/family-vocabulary.ts';

/** A wish for a cloth that is known by its dyes, or is left undyed → with these for its colours, where none is named. */
export function ofItsDyes(asked: Intent, family: Family, cloth: LayoutVocabulary | undefined): Intent {
  const intent = undyed(asked, family);
  const { ground, groundTone, accents, scheme } = intent;
  if (cloth?.dyes === undefined || accents.length > 0 || (ground ?? groundTone ?? scheme) !== undefined) return intent;
  const [own = '', ...others] = cloth.dyes;
  return { ...intent, ground: { name: own, hex: own }, accents: others.map((hex) => ({ name: hex, hex })) };
}

/** Linen for the table and the kitchen as it comes from the loom, where no one dyes it. */
const naturalLinen = { name: 'natural', hex: '#f1ead8' } as const;

/** A towel whose ground no one named is of natural linen: the colour of its border is no ground. */
function undyed(intent: Intent, family: Family): Intent {
  const { ground, groundTone, furnishing, cloth, scheme } = intent;
  const isLinen = furnishing === 'kitchen linen' || furnishing === 'table linen' || cloth === 'linen';
  const isOpen = ground === undefined && groundTone === undefined && scheme === undefined && intent.mood === undefined;
  return isLinen && isOpen && families[family].isOnCloth === true ? { ...intent, ground: naturalLinen } : intent;
}
