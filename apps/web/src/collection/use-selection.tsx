import { notifications } from '@mantine/notifications';
import { type FileRow, limits } from '@naksha/contract';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const limit = limits.filesAtOnce;

/** What of a folder is selected, by place and by file. */
export function useSelection() {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<ReadonlyMap<string, FileRow>>(new Map());
  const anchor = useRef(0);
  const set = useCallback(
    (rows: Iterable<FileRow>) => {
      const all = [...rows];
      if (all.length > limit) {
        const message = t('collection.select.most', { limit });
        notifications.show({ id: 'most-selected', color: 'gray', message, autoClose: 4000 });
      }
      setPicked(new Map(all.slice(0, limit).map((row) => [row._id, row])));
    },
    [t],
  );
  return {
    picked,
    /** Where a range begins. */
    anchor,
    clear: useCallback(() => setPicked(new Map()), []),
    set,
    add: (rows: readonly FileRow[]) =>
      set(new Map([...picked, ...rows.map((row) => [row._id, row] as const)]).values()),
    toggle: (row: FileRow, at: number) => {
      anchor.current = at;
      const rest = [...picked.values()].filter(({ _id }) => _id !== row._id);
      set(picked.has(row._id) ? rest : [...rest, row]);
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;
