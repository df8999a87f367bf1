import { type ActionLog, factWord, fieldWord, type Language } from '@naksha/contract';

/** What a line of the action log was about, in few words: what was said of it, or else what was changed. */
export function aboutOf({ params, after }: ActionLog, language: Language): string {
  const said = Object.entries(params).map(([field, value]) => {
    if (value === true) return fieldWord(field, language);
    const word = factWord(field, value, language);
    return typeof value === 'string' ? word : `${fieldWord(field, language)}: ${word}`;
  });
  if (said.length > 0) return said.join(' · ');
  const changed = Object.entries(after ?? {});
  // What a single field became fits in the line; of several, their names.
  const [only, ...others] = changed;
  if (only && others.length === 0) return `${fieldWord(only[0], language)}: ${factWord(only[0], only[1], language)}`;
  return changed.map(([field]) => fieldWord(field, language)).join(', ');
}
