import { endpoints } from '@naksha/contract';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useStudio } from '../store/studio-store.ts';
import { keepRows } from '../store/table-actions.ts';
import { missingParents } from './walk-history.ts';

/** After a reload the server tells of results, not of what they were made from: that is asked for, so that no chain begins in mid-air. */
export function useMissingParents(): void {
  const rows = useStudio(({ table }) => table.rows);
  useEffect(() => {
    for (const id of missingParents(Object.values(rows))) {
      if (asked.has(id)) continue;
      asked.add(id);
      // One that was deleted stays unknown: its results are beginnings then.
      void call(endpoints.getDesign, { params: { id } })
        .then(({ data, history }) => keepRows([...history, data]))
        .catch(() => undefined);
    }
  }, [rows]);
}

/** Whatever the answer was: nothing is asked for twice. */
const asked = new Set<string>();
