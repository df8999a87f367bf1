import type { Family, Language } from '@naksha/contract';
import type { Intent } from '../prompt/intent.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { carriesSubjects } from '../vocabulary/can-draw.ts';
import type { Outline } from '../vocabulary/subjects/outline.ts';
import { drawingOf, fetchDrawings, openNames } from '../vocabulary/subjects/shelf.ts';
import { mostSubjects } from './recipe.ts';

/**
 * Brings the names of what libraries draw, and the drawings of what a text names: to be awaited before a recipe is composed of it. Quick once
 * it was done. Rejects where a table cannot be loaded; a recipe can be composed all the same, without those things.
 */
export async function bringSubjects(text: string, language: Language): Promise<void> {
  await openNames();
  const { subjects, border } = readPrompt(text, language);
  const named = [...subjects, ...[border?.subject, border?.second?.subject].filter((id) => id !== undefined)];
  if (named.length > 0) await fetchDrawings(named);
}

/** The outlines of the things that a prompt names, for a cloth that draws them: of those drawings that were fetched. */
export function subjectsOf(family: Family, { subjects, border }: Pick<Intent, 'subjects' | 'border'>): Outline[] {
  if (!carriesSubjects(family)) return [];
  // On a panel nothing is strewn that the border is made of, and its dyes are among the cloth's.
  const isPanel = border?.isPlain === true || border?.places !== undefined;
  const ofBorder = isPanel ? [border.subject, border.second?.subject].filter((id) => id !== undefined) : [];
  return [...new Set([...ofBorder, ...subjects])].flatMap((id) => drawingOf(id) ?? []).slice(0, mostSubjects);
}
