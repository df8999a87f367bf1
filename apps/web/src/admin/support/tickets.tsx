import { Button, Select, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { endpoints, type FailedWork, failureOf, limits, operationWord, ticketStatuses } from '@naksha/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys, type TicketsFilter } from '../../api/query-keys.ts';
import { useSession } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { useList } from '../use-list.ts';
import { Asks } from './asks.tsx';
import { NewTicket } from './new-ticket.tsx';
import { TicketsTable } from './tickets-table.tsx';

/** The tickets of a client, or of all clients for those who answer them. What is looked for stands in the address. */
export function Tickets() {
  const { t } = useTranslation();
  const isClient = useSession(({ session }) => session?.user.roles === 'admin');
  const asked = useSearch({ from: '/administration/admin/support' });
  const navigate = useNavigate({ from: '/admin/support' });
  const look = (change: Partial<typeof asked>) =>
    void navigate({ search: (before) => ({ ...before, pageNo: undefined, ...change }), replace: true });
  const [isAsking, asking] = useDisclosure(false);
  const filter: TicketsFilter = {
    pageNo: asked.pageNo ?? 1,
    search: asked.search ?? '',
    status: asked.status,
    sort: { by: asked.sortBy ?? 'updatedAt', direction: asked.sortDirection ?? 'desc' },
  };
  const { search, status, sort } = filter;
  const { about } = asked;
  const tickets = useList(queryKeys.ticketPage(filter), filter.pageNo, (pageNo, signal) => {
    const order = { sortBy: sort.by, sortDirection: sort.direction };
    const query = { pageNo, limit: limits.ticketListPageSize, search, ...order, ...(status && { status }) };
    return call(endpoints.listTickets, { query, signal });
  });
  const isFiltered = search !== '' || status !== undefined;
  const noneYet = isClient ? 'noneYet' : 'noneForSupport';

  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('support.title')}</Title>
        {isClient && (
          <div className={page.acts}>
            <Button onClick={asking.open}>{t('support.new')}</Button>
          </div>
        )}
      </div>
      {isClient && <Asks onAsk={(job) => look({ about: job })} />}
      <div className={page.tools}>
        <SearchField
          label={t('support.search')}
          begin={search}
          onSearch={(text) => look({ search: text || undefined })}
        />
        <Select
          w={190}
          clearable
          aria-label={t('support.filter')}
          placeholder={t('support.allStatuses')}
          data={ticketStatuses.map((each) => ({ value: each, label: t(`support.status.${each}`) }))}
          value={status ?? null}
          onChange={(value) => look({ status: ticketStatuses.find((each) => each === value) })}
        />
      </div>
      <ListRoom
        list={tickets}
        none={t(`support.${isFiltered ? 'none' : noneYet}`)}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => (
          <TicketsTable
            tickets={rows}
            hasClients={!isClient}
            sort={sort}
            // What is left out of the address is the newest step first.
            onSort={({ by, direction }) =>
              look({
                sortBy: by === 'updatedAt' ? undefined : by,
                sortDirection: direction === 'asc' ? direction : undefined,
              })
            }
          />
        )}
      </ListRoom>
      {isClient && about ? (
        <AskAbout about={about} onClose={() => look({ about: undefined })} />
      ) : (
        <NewTicket isOpen={isAsking} onClose={asking.close} />
      )}
    </>
  );
}

/** A question that a designer has asked their administrators to ask, with what is known of the job that failed. */
function AskAbout({ about, onClose }: { about: FailedWork; onClose: () => void }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const language = useLanguage();
  const operation = operationWord(about.operation, language);
  // The form begins with the words once: not before it is known by which clock times are written.
  if (!zone) return null;
  const time = format.momentThere(about.time);
  const { code, job: id } = about;
  const facts = t('studio.jobs.askFacts', { reason: failureOf(about, language), code, operation, time, id });
  const words = { title: t('studio.jobs.askTitle', { name: operation }), description: `${about.author}\n\n${facts}` };
  return <NewTicket isOpen onClose={onClose} job={id} words={words} />;
}
