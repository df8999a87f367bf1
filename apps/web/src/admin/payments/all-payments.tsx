import { Button, Select, Title } from '@mantine/core';
import { endpoints, limits, paymentStates } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { type PaymentsFilter, queryKeys } from '../../api/query-keys.ts';
import { saveSpreadsheet } from '../../api/save-spreadsheet.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { DisputedPayments } from './disputed-payments.tsx';
import { PaymentActs } from './payment-acts.tsx';
import { PaymentsShown } from './payments-shown.tsx';
import { WaitingTransfers } from './waiting-transfers.tsx';

/** The payments of all clients; those that are disputed, and transfers that somebody has to look for at the bank, come first. */
export function AllPayments() {
  const { t } = useTranslation();
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('money.history.title')}</Title>
      </div>
      <DisputedPayments />
      <WaitingTransfers />
      <PaymentsRoom />
    </>
  );
}

/** The payments of all clients or of one, found by words and status. */
export function PaymentsRoom({ clientId }: { clientId?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const showError = useShowError();
  const [filter, look] = useLook<PaymentsFilter>({
    ...{ pageNo: 1, search: '', state: undefined, clientId },
    sort: { by: 'createdAt', direction: 'desc' },
  });
  const { search, state, sort } = filter;
  const found = { ...(search && { search }), ...(state && { state }), ...(clientId && { clientId }) };
  const payments = useList(queryKeys.paymentPage(filter), filter.pageNo, (pageNo, signal) => {
    const size = { pageNo, limit: limits.requestListPageSize };
    return call(endpoints.listPayments, {
      query: { ...size, ...found, sortBy: sort.by, sortDirection: sort.direction },
      signal,
    });
  });
  const csv = useMutation({
    mutationFn: () =>
      saveSpreadsheet(endpoints.downloadPayments, 'naksha-payments.csv', found, {
        lang: language,
        timeZone: undefined,
      }),
    onError: showError,
  });
  const isFiltered = search !== '' || state !== undefined;
  return (
    <>
      <div className={page.tools}>
        <SearchField label={t('selling.payments.search')} onSearch={(text) => look({ search: text })} />
        <Select
          w={190}
          clearable
          aria-label={t('money.history.status')}
          placeholder={t('money.history.allStates')}
          data={paymentStates.map((each) => ({ value: each, label: t(`money.states.${each}`) }))}
          value={state ?? null}
          onChange={(value) => look({ state: paymentStates.find((each) => each === value) })}
        />
        <div className={page.acts}>
          <Button variant="default" size="xs" loading={csv.isPending} onClick={() => csv.mutate()}>
            {t('money.history.save')}
          </Button>
        </div>
      </div>
      <ListRoom
        list={payments}
        none={t(isFiltered ? 'money.history.none' : 'money.history.noneYet')}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => (
          <PaymentsShown
            payments={rows}
            isOfAll={clientId === undefined}
            sort={sort}
            onSort={(wanted) => look({ sort: wanted })}
            acts={(payment) => <PaymentActs payment={payment} />}
          />
        )}
      </ListRoom>
    </>
  );
}
