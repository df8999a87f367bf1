import type { Phrase } from './phrase.ts';

const dhoti = /^(?:dhotis?|mundus?|veshtis?|धोति|ધોતિયું|ધોતિ)$/u;

/** A dhoti of which nothing is said but its dye and its border is plain between its selvedges. */
export function isOfDhoti(phrases: readonly Phrase[], taken: ReadonlyMap<number, string>): boolean {
  const isBesides = ({ sense }: Phrase, at: number) =>
    !taken.has(at) && ['motif', 'subject', 'pattern', 'own-layout', 'layout', 'later-cloth'].includes(sense.kind);
  return phrases.some(({ text }) => dhoti.test(text)) && !phrases.some(isBesides);
}
