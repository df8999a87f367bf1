import type { Phrase, Sense } from './phrase.ts';

/** What may stand between "few" and the motif. */
const passed: readonly Sense['kind'][] = ['stop', 'ink', 'shade', 'size', 'detail', 'style', 'mood', 'scheme'];

/** Which phrases are motifs of which there shall be little ("few flowers", "फूल कम"), by index. */
export function fewPhrases(phrases: readonly Phrase[], refused: ReadonlySet<number>): Set<number> {
  const few = new Set<number>();
  phrases.forEach(({ sense }, index) => {
    if (sense.kind !== 'grammar' || (sense.value !== 'few' && sense.value !== 'few-after')) return;
    const behind = sense.value === 'few' ? undefined : motifFrom(phrases, index, -1);
    const motif = behind ?? motifFrom(phrases, index, 1);
    if (motif !== undefined && !refused.has(motif)) few.add(motif);
  });
  return few;
}

/** Index of the next motif of the clause, to the right or to the left. */
function motifFrom(phrases: readonly Phrase[], from: number, step: 1 | -1): number | undefined {
  for (let i = from + step; i >= 0 && i < phrases.length; i += step) {
    const joint = step === 1 ? phrases[i] : phrases[i + 1];
    const kind = phrases[i]?.sense.kind;
    if (joint?.gap !== 'none' || kind === undefined) return undefined;
    if (kind === 'motif') return i;
    if (!passed.includes(kind)) return undefined;
  }
  return undefined;
}
