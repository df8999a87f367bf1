import type { Family } from '@naksha/contract';
import type { Intent } from '../prompt/intent.ts';
import { carriesSubjects } from '../vocabulary/can-draw.ts';
import type { Outline } from '../vocabulary/subjects/outline.ts';
import { drawingOf } from '../vocabulary/subjects/shelf.ts';
import { mostSubjects } from './recipe.ts';

/** The outlines of the things that a prompt names, for a cloth that draws them: of those drawings that were fetched. */
export function subjectsOf(family: Family, { subjects }: Pick<Intent, 'subjects'>): Outline[] {
  if (!carriesSubjects(family)) return [];
  return subjects.flatMap((id) => drawingOf(id) ?? []).slice(0, mostSubjects);
}
