import { Title } from '@mantine/core';
import { clientDetails, endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { BackLink } from '../back-link.tsx';
import { CreditLog } from '../credits/credit-log.tsx';
import { LogRoom } from '../logs/log-room.tsx';
import page from '../page.module.css';
import { PaymentsRoom } from '../payments/all-payments.tsx';
import { RoomTabs } from '../room-tabs.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientHead } from './client-head.tsx';
import { ClientMoney } from './client-money.tsx';
import { ClientUsers } from './client-users.tsx';

const route = getRouteApi('/administration/admin/clients/$id');
const rooms = [
  ['users', ClientUsers],
  ['log', LogRoom],
  ['credits', CreditLog],
  ['payments', PaymentsRoom],
] as const;

/** One client as a super-admin looks after it. What is opened here stands in the client's own log. */
export function Client() {
  const { t } = useTranslation();
  const { id } = route.useParams();
  const client = useQuery({
    queryKey: queryKeys.client(id),
    queryFn: async ({ signal }) => clientDetails.parse(await call(endpoints.getClient, { params: { id }, signal })),
  });
  return (
    <>
      <BackLink to="/admin/clients" list={t('clients.back')} />
      {!client.data && (
        <div className={page.head}>
          <Title order={1}>{t('clients.title')}</Title>
        </div>
      )}
      {client.isError && <LoadFailure error={client.error} retry={client.refetch} />}
      {client.data && (
        <>
          <ClientHead client={client.data} />
          <ClientFacts client={client.data} />
          <ClientMoney client={client.data} />
          <RoomTabs
            rooms={rooms.map(([tab, Room]) => ({ tab, name: t(`clients.tabs.${tab}`), room: <Room clientId={id} /> }))}
          />
        </>
      )}
    </>
  );
}
