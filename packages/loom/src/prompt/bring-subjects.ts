import type { Language } from '@naksha/contract';
import { fetchDrawings, openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

/**
 * Brings the names of what libraries draw, and the drawings of what a text names: to be awaited before a recipe is composed of it. Quick once
 * it was done. Rejects where a table cannot be loaded; a recipe can be composed all the same, without those things.
 */
export async function bringSubjects(text: string, language: Language): Promise<void> {
  await openNames();
  const { subjects } = readPrompt(text, language);
  if (subjects.length > 0) await fetchDrawings(subjects);
}
