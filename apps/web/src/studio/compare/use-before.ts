import type { FileRow } from '@naksha/contract';
import { useEffect } from 'react';
import { usePicture } from '../designs/use-picture.ts';
import { useStudio } from '../store/studio-store.ts';
import { layPicture } from '../store/table-actions.ts';

/** Gets the picture of what the design on the table was made from, while the two are compared. */
export function useBefore(design: FileRow | undefined): void {
  const isSplit = useStudio(({ view }) => view.split !== null);
  const parent = useStudio(({ table }) => (design?.parentId ? table.rows[design.parentId] : undefined));
  const picture = usePicture(isSplit ? parent : undefined);
  useEffect(() => layPicture('parent', picture), [picture]);
}
