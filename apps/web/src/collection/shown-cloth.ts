import type { FileRow } from '@naksha/contract';
import type { TFunction } from 'i18next';
import type { useFormat } from '../i18n/use-format.ts';

/** How a cloth of the grid is selected. */
export interface Picking {
  readonly at: number;
  readonly isPicked: boolean;
  /** Something is selected, so that a click selects. */
  readonly isAny: boolean;
  readonly pick: (row: FileRow, at: number, isRange: boolean) => void;
}

/** How a folder words its cloths: asked for once, not by each of hundreds that fly past. */
export interface Wording {
  readonly t: TFunction;
  readonly format: ReturnType<typeof useFormat>;
}
