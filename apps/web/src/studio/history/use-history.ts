import type { FileRow } from '@naksha/contract';
import { useMemo } from 'react';
import { canRedoStroke, canUndoStroke, nodesOf, stepBack, stepOn } from '../store/history-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import type { HistoryNode } from '../store/walk-history.ts';
import { placeBack, placeOn } from '../store/walk-history.ts';

export type DesignNode = HistoryNode & { readonly row: FileRow };

/** The results of this screen as a tree, and the two ways to walk it; while something is painted they take back its strokes first. */
export function useHistory() {
  const rows = useStudio(({ table }) => table.rows);
  const currentId = useStudio(({ table }) => table.currentId);
  const wayOn = useStudio(({ history }) => history.wayOn);
  const canUndo = useStudio(canUndoStroke);
  const canRedo = useStudio(canRedoStroke);
  const nodes = useMemo((): DesignNode[] => nodesOf(rows), [rows]);
  return {
    nodes,
    currentId,
    undo: canUndo || placeBack(nodes, currentId) !== undefined ? stepBack : undefined,
    redo: canRedo || placeOn(nodes, currentId, wayOn) !== undefined ? stepOn : undefined,
  };
}
