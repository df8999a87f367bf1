import type { FileRow } from '@naksha/contract';
import { useMemo } from 'react';
import { useStrokeSteps } from '../canvas/brush/strokes.ts';
import { useDesigns } from '../designs/designs-store.ts';
import { selectDesign } from '../designs/select-design.ts';
import type { HistoryNode } from './lay-out-history.ts';
import { stepBack, stepOn } from './walk-history.ts';

export type DesignNode = HistoryNode & { readonly row: FileRow };

/** The results of this screen as a tree, and the two ways to walk it; while something is painted they take back its strokes first. */
export function useHistory() {
  const { rows, currentId, wayOn } = useDesigns();
  const nodes = useMemo(
    (): DesignNode[] =>
      Object.values(rows).map((row) => ({
        id: row._id,
        parentId: row.parentId,
        jobId: row.jobId,
        createdAt: row.createdAt,
        row,
      })),
    [rows],
  );
  const strokes = useStrokeSteps();
  const back = stepBack(nodes, currentId);
  const on = stepOn(nodes, currentId, wayOn);
  return {
    nodes,
    currentId,
    undo: strokes.undo ?? (back === undefined ? undefined : () => selectDesign(back)),
    redo: strokes.redo ?? (on === undefined ? undefined : () => selectDesign(on)),
  };
}
