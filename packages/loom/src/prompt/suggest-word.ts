import { type LexiconForm, lexiconForms } from './lexicon.ts';
import { isRightlySpelt } from './rightly-spelt.ts';

const shortest = 4;
const longest = 24;
/** Share of common trigrams (Dice) from which a word is worth proposing. */
const alike = 0.5;

interface Index {
  readonly forms: readonly string[];
  readonly sizes: readonly number[];
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
}

let byFirst: ReadonlyMap<string | undefined, readonly LexiconForm[]> | undefined;
/** By the first letter of their forms: a word is looked up while it is typed, and to index all at once takes longer than a key may. */
const indices = new Map<string | undefined, Index>();

/** The known word with its first letter that is most like a folded unknown one by character trigrams, as the lexicon writes it; undefined if none is near. */
export function suggestWord(text: string): string | undefined {
  if (text.length < shortest || text.length > longest || isRightlySpelt(text)) return undefined;
  const index = indexOf(text[0]);
  const shared = new Map<number, number>();
  const own = trigrams(text);
  for (const trigram of own) {
    for (const form of index.byTrigram.get(trigram) ?? []) shared.set(form, (shared.get(form) ?? 0) + 1);
  }
  let best = alike;
  let found: string | undefined;
  for (const [form, count] of shared) {
    const likeness = (2 * count) / (own.size + (index.sizes[form] ?? 0));
    if (likeness > best) {
      best = likeness;
      found = index.forms[form];
    }
  }
  return found;
}

function indexOf(first: string | undefined): Index {
  byFirst ??= Map.groupBy(lexiconForms().filter(isWorthProposing), ({ form }) => form[0]);
  const index = indices.get(first) ?? build(byFirst.get(first) ?? []);
  indices.set(first, index);
  return index;
}

const isWorthProposing = ({ form, meaning }: LexiconForm): boolean =>
  form.length >= shortest && meaning.kind !== 'grammar' && meaning.kind !== 'number';

function build(forms: readonly LexiconForm[]): Index {
  const sizes: number[] = [];
  const byTrigram = new Map<string, number[]>();
  forms.forEach(({ text }, position) => {
    const own = trigrams(text);
    sizes.push(own.size);
    for (const trigram of own) {
      const list = byTrigram.get(trigram);
      if (list === undefined) byTrigram.set(trigram, [position]);
      else list.push(position);
    }
  });
  return { forms: forms.map(({ form }) => form), sizes, byTrigram };
}

function trigrams(text: string): Set<string> {
  const padded = ` ${text} `;
  const set = new Set<string>();
  for (let i = 0; i + 3 <= padded.length; i++) set.add(padded.slice(i, i + 3));
  return set;
}
