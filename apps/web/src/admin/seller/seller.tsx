import { Title } from '@mantine/core';
import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import page from '../page.module.css';
import { SellerForm } from './seller-form.tsx';
import { TaxRates } from './tax-rates.tsx';

/** Who sells here: what stands on invoices, where transfers go, and which taxes are added elsewhere. */
export function Seller() {
  const { t } = useTranslation();
  const seller = useQuery({ queryKey: queryKeys.seller, queryFn: () => call(endpoints.getSeller) });
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('selling.seller.title')}</Title>
      </div>
      {seller.isError && <LoadFailure error={seller.error} retry={seller.refetch} />}
      {seller.isPending && <p className={page.empty}>{t('shell.loading')}</p>}
      {seller.data && (
        <>
          {seller.data.facts === null && <p className={page.aside}>{t('selling.seller.none')}</p>}
          <SellerForm facts={seller.data.facts} />
          {seller.data.facts && <TaxRates facts={seller.data.facts} />}
        </>
      )}
    </>
  );
}
