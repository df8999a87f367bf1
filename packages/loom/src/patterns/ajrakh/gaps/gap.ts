import type { Block } from '../block.ts';
import type { AjrakhTask } from '../task.ts';

/** The field between four roundels, drawn about its own middle; the roundels stand at (±cell / 2, ±cell / 2). */
export type DrawGap = (block: Block, task: AjrakhTask, size: GapSize) => void;

export interface GapSize {
  readonly cell: number;
  /** Of the roundels. */
  readonly radius: number;
}
