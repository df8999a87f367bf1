import { bytesOfGigabyte, type ClientDetails, endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSize } from '../../i18n/use-size.ts';
import { FactRow } from '../fact-row.tsx';
import { LogoSlot } from '../logo-slot.tsx';
import classes from './clients.module.css';

/** Plan, end, accounts, credits and sessions in five figures; beneath them how the client is reached, and its logo. */
export function ClientFacts({ client }: { client: ClientDetails }) {
  const { t } = useTranslation();
  const format = useFormat();
  const there = useFormat(client.timeZone);
  const size = useSize();
  const { used, allowed } = client.accounts;
  const { usedBytes, gigabytes } = client.storage;
  const stored = { used: size(usedBytes), allowed: size((gigabytes ?? 0) * bytesOfGigabyte) };
  const sessions = useQuery({
    queryKey: queryKeys.clientSessions(client._id),
    queryFn: () => call(endpoints.countSessions, { query: { clientId: client._id } }),
  });
  const facts = [
    ['plan', client.plan?.name ?? t('clients.noPlan'), false],
    ['ends', client.endsAt ? there.day(client.endsAt) : t('clients.noPlan'), true],
    ['accounts', t('clients.ofAllowed', { used: format.number(used), allowed: format.number(allowed) }), false],
    ['credits', format.number(client.creditsLeft), false],
    ['sessions', sessions.data ? format.number(sessions.data.sessions) : '', true],
  ] as const;
  const details = [
    [t('clients.form.contact'), client.contactName],
    [t('clients.form.contactEmail'), client.contactEmail],
    [t('clients.form.phone'), client.phone],
    [t('clients.form.address'), client.address],
    [t('clients.form.zone'), client.timeZone],
    [t('clients.storage.fact'), t(gigabytes === null ? 'clients.storage.used' : 'clients.storage.usedOf', stored)],
    [t('clients.since'), format.day(client.createdAt)],
  ] as const;
  return (
    <>
      <FactRow
        facts={facts.map(([word, value, varies]) => ({ name: t(`clients.${word}`), value, varies }))}
        isBusy={sessions.isPending}
      />
      <dl className={classes.details} aria-label={t('clients.facts')}>
        {details.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-varies={name === t('clients.since') || undefined}>{text || t('clients.notGiven')}</dd>
          </div>
        ))}
        <LogoSlot clientId={client._id} logo={client.logo} />
      </dl>
    </>
  );
}
