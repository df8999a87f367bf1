import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import page from '../page.module.css';

export function CreditFacts() {
  const { t } = useTranslation();
  const format = useFormat();
  const balance = useQuery({ queryKey: queryKeys.balance, queryFn: () => call(endpoints.getBalance) });
  if (balance.isError) return <LoadFailure error={balance.error} retry={balance.refetch} />;
  return (
    <dl className={page.facts} aria-busy={balance.isPending}>
      {(['creditsLeft', 'totalCredits', 'reserved'] as const).map((figure) => (
        <div key={figure} className={page.fact}>
          <dt>{t(`admin.credits.${words[figure]}`)}</dt>
          <dd>{balance.data && format.number(balance.data[figure])}</dd>
        </div>
      ))}
      <div className={page.fact}>
        <dt>{t('admin.credits.expires')}</dt>
        <dd data-varies>
          {balance.data && (balance.data.expiresAt ? format.day(balance.data.expiresAt) : t('admin.credits.noExpiry'))}
        </dd>
      </div>
    </dl>
  );
}

const words = { creditsLeft: 'left', totalCredits: 'total', reserved: 'reserved' } as const;
