import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { FactRow } from '../fact-row.tsx';

export function CreditFacts() {
  const { t } = useTranslation();
  const format = useFormat();
  const balance = useQuery({ queryKey: queryKeys.balance, queryFn: () => call(endpoints.getBalance) });
  if (balance.isError) return <LoadFailure error={balance.error} retry={balance.refetch} />;
  const { data } = balance;
  return (
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
        },
      ]}
    />
  );
}
