import { Select, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { endpoints } from '@naksha/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSession } from '../../api/session-store.ts';
import page from '../page.module.css';
import { LogRoom } from './log-room.tsx';

/** What happened: at the own client, or for a super-admin at all of them and outside of any. */
export function Logs() {
  const { t } = useTranslation();
  const own = useSession(({ session }) => session?.user.clientId ?? undefined);
  const [named, setNamed] = useState<string>();
  const clientId = own ?? named;
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('logs.title')}</Title>
      </div>
      {/* Another client's log begins with nothing left out. */}
      <LogRoom key={clientId} clientId={clientId}>
        {own === undefined && <ClientPick clientId={named} onPick={setNamed} />}
      </LogRoom>
    </>
  );
}

interface ClientPickProps {
  readonly clientId: string | undefined;
  readonly onPick: (clientId: string | undefined) => void;
}

/** One of all clients, found by a part of its name. */
function ClientPick({ clientId, onPick }: ClientPickProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const clients = useQuery({
    queryKey: queryKeys.clientsFound(search),
    queryFn: async ({ signal }) =>
      (await call(endpoints.listClients, { query: { pageNo: 1, limit: 20, search }, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <Select
      w={200}
      clearable
      searchable
      aria-label={t('logs.client')}
      placeholder={t('logs.allClients')}
      data={clients.data?.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
      // What matches was decided by the server.
      filter={({ options }) => options}
      onSearchChange={setTyped}
      value={clientId ?? null}
      onChange={(value) => onPick(value ?? undefined)}
    />
  );
}
