import { endpoints } from '@naksha/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { type LogFilter, queryKeys } from '../../api/query-keys.ts';
import { ListRoom } from '../list-room.tsx';
import { useClock } from '../use-clock.ts';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { isBackwards } from './is-backwards.ts';
import { LogTable } from './log-table.tsx';
import { LogTools } from './log-tools.tsx';
import { startOfDay } from './start-of-day.ts';

const pageSize = 20;
const whole: LogFilter = { pageNo: 1, search: '', sort: { by: 'createdAt', direction: 'desc' } };

/** The action log of a client, or of all of them where none is named: found, filtered, sorted and taken away as a table. */
export function LogRoom({ clientId, children }: { clientId?: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const [filter, look] = useLook(whole);
  const wanted = wantedOf(filter, zone);
  const log = useList(queryKeys.actionLog(clientId, filter), filter.pageNo, (page, signal) => {
    const { by: sortBy, direction: sortOrder } = filter.sort;
    const query = { page, limit: pageSize, sortBy, sortOrder, ...wanted };
    return clientId === undefined
      ? call(endpoints.listActionLogs, { query, signal })
      : call(endpoints.listClientActionLogs, { params: { id: clientId }, query, signal });
  });
  const isFiltered = Object.keys(wanted).length > 0;
  const none = t(isBackwards(filter) ? 'logs.backwards' : isFiltered ? 'logs.noneFound' : 'logs.none');
  return (
    <>
      <LogTools clientId={clientId} filter={filter} wanted={wanted} onLook={look}>
        {children}
      </LogTools>
      <ListRoom list={log} none={none} onPage={(pageNo) => look({ pageNo })}>
        {(lines) => (
          <LogTable
            lines={lines}
            hasClients={clientId === undefined}
            sort={filter.sort}
            onSort={(sort) => look({ sort })}
          />
        )}
      </ListRoom>
    </>
  );
}

/** What the server is asked to leave out; days are those of the zone, the last one whole. */
function wantedOf({ search, userId, action, from, to }: LogFilter, zone = 'UTC') {
  return {
    ...(search && { search }),
    ...(userId && { userId }),
    ...(action && { action }),
    ...(from && { from: startOfDay(from, zone) }),
    ...(to && { to: startOfDay(to, zone, 1) }),
  };
}
