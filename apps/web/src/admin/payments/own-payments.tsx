import { Button, Select, Title, UnstyledButton } from '@mantine/core';
import { endpoints, limits, type Payment, paymentStates } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { type PaymentsFilter, queryKeys } from '../../api/query-keys.ts';
import { saveSpreadsheet } from '../../api/save-spreadsheet.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ClockNote } from '../clock-note.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import classes from './own-payments.module.css';
import { PaymentsShown } from './payments-shown.tsx';
import { useCancelPayment } from './use-cancel-payment.tsx';

const whole: PaymentsFilter = {
  pageNo: 1,
  search: '',
  state: undefined,
  sort: { by: 'createdAt', direction: 'desc' },
};

/** Every payment of the own client with its invoice, and what is still to be done for it. */
export function OwnPayments() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { zone } = useClock();
  const showError = useShowError();
  const [filter, look] = useLook(whole);
  const { search, state, sort } = filter;
  const found = { ...(search && { search }), ...(state && { state }) };
  const payments = useList(queryKeys.paymentPage(filter), filter.pageNo, (pageNo, signal) => {
    const query = {
      pageNo,
      limit: limits.requestListPageSize,
      ...found,
      sortBy: sort.by,
      sortDirection: sort.direction,
    };
    return call(endpoints.listPayments, { query, signal });
  });
  const csv = useMutation({
    mutationFn: () =>
      saveSpreadsheet(endpoints.downloadPayments, 'naksha-payments.csv', found, { lang: language, timeZone: zone }),
    onError: showError,
  });
  const isFiltered = search !== '' || state !== undefined;
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('shell.nav.payments')}</Title>
        <div className={page.acts}>
          <Button variant="default" component={Link} to="/admin/my-plan">
            {t('shell.nav.myPlans')}
          </Button>
        </div>
      </div>
      <div className={page.tools}>
        <SearchField label={t('money.history.search')} onSearch={(text) => look({ search: text })} />
        <Select
          w={190}
          clearable
          aria-label={t('money.history.status')}
          placeholder={t('money.history.allStates')}
          data={paymentStates.map((each) => ({ value: each, label: t(`money.states.${each}`) }))}
          value={state ?? null}
          onChange={(value) => look({ state: paymentStates.find((each) => each === value) })}
        />
        <ClockNote />
        <div className={page.acts}>
          <Button variant="default" size="xs" loading={csv.isPending} onClick={() => csv.mutate()}>
            {t('money.history.save')}
          </Button>
        </div>
      </div>
      <ListRoom
        list={payments}
        none={t(isFiltered ? 'money.history.none' : 'buying.payments.noneYet')}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => (
          <PaymentsShown
            payments={rows}
            sort={sort}
            onSort={(wanted) => look({ sort: wanted })}
            zone={zone}
            acts={(payment) => <Acts payment={payment} />}
          />
        )}
      </ListRoom>
    </>
  );
}

/** The way on to what is open, and to what was. */
function Acts({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const cancel = useCancelPayment();
  const { _id, planName, createdAt, state } = payment;
  const named = (act: string) => t('buying.payments.of', { act, plan: planName, day: format.day(createdAt) });
  const open = t(state === 'pending' ? 'buying.payments.goOn' : 'buying.payments.look');
  return (
    <div className={classes.acts}>
      <Link to="/admin/my-plan" search={{ payment: _id }} className={classes.act} aria-label={named(open)}>
        {open}
      </Link>
      {state === 'pending' && (
        <UnstyledButton
          className={classes.act}
          disabled={cancel.isPending}
          aria-label={named(t('buying.payments.cancel'))}
          onClick={() => cancel.ask(payment)}
        >
          {t('buying.payments.cancel')}
        </UnstyledButton>
      )}
    </div>
  );
}
