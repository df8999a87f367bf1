import { limits } from '@naksha/contract';
import { readPrompt } from '@naksha/loom';
import type { Wish } from './wish.ts';

/** The wish with each word that is not known replaced by the known word that looks like it; all others stay. */
export function nearestWords({ prompt, language }: Wish): string {
  const { unmatched } = readPrompt(prompt, language);
  const said = unmatched.reduceRight(
    (text, { start, end, suggestion }) =>
      suggestion === undefined ? text : text.slice(0, start) + suggestion + text.slice(end),
    prompt,
  );
  return said.length > limits.promptMaxLength ? prompt : said;
}
