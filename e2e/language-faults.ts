/**
 * Runs in the page: what is not in its language. `keys` are those of the words, `foreign` patterns of the sentences that this language
 * says in other words. `latin` are texts in other letters, which may be names; `names` are known to be.
 */
export function languageFaults({
  keys,
  foreign,
  names,
}: {
  readonly keys: readonly string[];
  readonly foreign: readonly string[];
  readonly names: readonly string[];
}): {
  readonly faults: string[];
  readonly latin: string[];
} {
  const known = new Set(keys);
  const sentences = foreign.map((pattern) => new RegExp(`^${pattern}$`));
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (holder?.closest('[lang]')?.isEqualNode(document.documentElement) === false) continue;
    if (holder?.checkVisibility()) texts.add(walker.currentNode.textContent?.trim() ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title']) texts.add(element.getAttribute(name)?.trim() ?? '');
  const faults: string[] = [];
  const latin: string[] = [];
  for (const text of texts) {
    if (names.includes(text)) continue;
    if (known.has(text)) faults.push(`"${text}" is the key of a word`);
    else if (sentences.some((sentence) => sentence.test(text))) faults.push(`"${text}" is English`);
    else if (/[a-z]{3,}/i.test(text)) latin.push(text);
  }
  return { faults, latin };
}
