import { Title } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { FactRow } from '../fact-row.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { CreditLog } from './credit-log.tsx';
import { CreditNotice } from './credit-notice.tsx';
import { CreditUsers } from './credit-users.tsx';
import { Statement } from './statement.tsx';

/** What is left, the statement of each month, and every credit that was spent. */
export function Credits() {
  const { t } = useTranslation();
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('admin.credits.title')}</Title>
      </div>
      <CreditFacts />
      <Statement />
      <CreditUsers />
      <CreditLog />
    </>
  );
}

function CreditFacts() {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const balance = useQuery({ queryKey: queryKeys.balance, queryFn: () => call(endpoints.getBalance) });
  if (balance.isError) return <LoadFailure error={balance.error} retry={balance.refetch} />;
  const { data } = balance;
  return (
    <>
      {data && <CreditNotice balance={data} />}
      <FactRow
        isBusy={balance.isPending}
        facts={[
          { name: t('admin.credits.left'), value: data && format.number(data.creditsLeft) },
          { name: t('admin.credits.total'), value: data && format.number(data.totalCredits) },
          { name: t('admin.credits.reserved'), value: data && format.number(data.reserved) },
          {
            name: t('admin.credits.expires'),
            value: data && (data.expiresAt ? format.day(data.expiresAt) : t('admin.credits.noExpiry')),
            varies: true,
            more: data?.expiresAt && t('admin.credits.expiring', { credits: format.number(data.expiring) }),
          },
        ]}
      />
    </>
  );
}
