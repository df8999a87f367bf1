import { redoStroke, undoStroke } from './brush-actions.ts';
import { isInHand, paintingOnTable } from './cloth.ts';
import type { Studio } from './studio.ts';
import { readStudio, updateSlice } from './studio-store.ts';
import { selectDesign } from './table-actions.ts';
import { placeBack, placeOn } from './walk-history.ts';

/** Takes the last stroke back while something is painted, else walks back in the tree of results. */
export function stepBack(): void {
  const studio = readStudio();
  if (canUndoStroke(studio)) {
    undoStroke();
    return;
  }
  const id = placeBack(nodesOf(studio.table.rows), studio.table.currentId);
  if (id !== undefined) selectDesign(id);
}

/** Brings the stroke again that was taken back last, else walks on in the tree of results. */
export function stepOn(): void {
  const studio = readStudio();
  if (canRedoStroke(studio)) {
    redoStroke();
    return;
  }
  const id = placeOn(nodesOf(studio.table.rows), studio.table.currentId, studio.history.wayOn);
  if (id !== undefined) selectDesign(id);
}

/** What is to be asked for of these results; it is asked for once. */
export function claimParents(ids: readonly string[]): string[] {
  const { asked } = readStudio().history;
  const unasked = ids.filter((id) => !asked.has(id));
  if (unasked.length > 0) updateSlice('history', { asked: new Set([...asked, ...unasked]) });
  return unasked;
}

export const canUndoStroke = (studio: Studio): boolean =>
  isInHand(studio) && (paintingOnTable(studio)?.past.length ?? 0) > 0;
export const canRedoStroke = (studio: Studio): boolean =>
  isInHand(studio) && (paintingOnTable(studio)?.undone.length ?? 0) > 0;

/** The results of this screen as nodes of the tree. */
export const nodesOf = (rows: Studio['table']['rows']) =>
  Object.values(rows).map((row) => ({
    id: row._id,
    parentId: row.parentId,
    jobId: row.jobId,
    createdAt: row.createdAt,
    row,
  }));
