import type { FileRow } from '@naksha/contract';
import type { Recipe } from '@naksha/loom';
import type { ReactNode } from 'react';

/** What every panel may know of the table. */
export interface PanelProps {
  /** The design that lies on it; none while a preview does. */
  readonly design: FileRow | undefined;
  /** The design that lay there last. */
  readonly latest: FileRow | undefined;
  /** Of the design or the preview. */
  readonly recipe: Recipe | undefined;
  /** The tools it shares its place on the rail with. */
  readonly tabs: ReactNode;
}
