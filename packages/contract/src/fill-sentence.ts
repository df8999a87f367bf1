/** Puts `params` into the `{words}` of a sentence; a word without a param stays as it is. */
export function fillSentence(sentence: string, params: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (word, name: string) => String(params[name] ?? word));
}
