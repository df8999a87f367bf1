import { notifications } from '@mantine/notifications';
import { limits, type PickedFile } from '@naksha/contract';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';

const limit = limits.filesPicked;

interface Range {
  readonly from: number;
  /** What was selected besides. */
  readonly before: readonly PickedFile[];
}

/** What of a folder is selected, by place and by file. */
export function useSelection() {
  const { t } = useTranslation();
  const format = useFormat();
  const [picked, setPicked] = useState<ReadonlyMap<string, PickedFile>>(new Map());
  const anchor = useRef(0);
  const range = useRef<Range>(undefined);
  const turn = useRef(0);
  const set = useCallback(
    (rows: Iterable<PickedFile>) => {
      const all = [...new Map([...rows].map((row) => [row._id, row])).values()];
      turn.current += 1;
      range.current = undefined;
      if (all.length > limit) {
        const message = t('collection.select.most', { limit: format.number(limit) });
        notifications.show({ id: 'most-selected', color: 'gray', message, autoClose: 4000 });
      }
      setPicked(new Map(all.slice(0, limit).map((row) => [row._id, row])));
    },
    [t, format],
  );
  return {
    picked,
    /** Where a range begins. */
    anchor,
    /** The range that was drawn last, while nothing else was selected since. */
    range,
    /** Before rows are asked for that are to be selected; the answer says whether nothing else was selected, or given up, since. */
    begin: useCallback(() => {
      turn.current += 1;
      const own = turn.current;
      return () => turn.current === own;
    }, []),
    clear: useCallback(() => {
      turn.current += 1;
      range.current = undefined;
      setPicked(new Map());
    }, []),
    set,
    /** Gives up those of what is selected that no longer are as they were. */
    drop: useCallback((ids: readonly string[]) => {
      turn.current += 1;
      range.current = undefined;
      const gone = new Set(ids);
      setPicked((before) => new Map([...before].filter(([id]) => !gone.has(id))));
    }, []),
    toggle: (row: PickedFile, at: number) => {
      anchor.current = at;
      const rest = [...picked.values()].filter(({ _id }) => _id !== row._id);
      set(picked.has(row._id) ? rest : [...rest, row]);
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;
