/** What is still to be done of the words when a design lies on the table that was made by `made`: what was typed after them, or nothing. */
export function wordsLeft(words: string, made: unknown): string {
  if (typeof made !== 'string' || made === '') return words;
  const said = words.trim();
  if (!said.startsWith(made)) return words;
  const after = said.slice(made.length);
  // Another word may begin like the last one that was done.
  return after === '' || /^[\s,.;।]/.test(after) ? after.replace(/^[\s,.;।]+/, '') : words;
}
