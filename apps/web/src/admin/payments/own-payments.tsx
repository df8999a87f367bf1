import { Button, Title, UnstyledButton } from '@mantine/core';
import type { Payment } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { FoundPayments } from './found-payments.tsx';
import classes from './own-payments.module.css';
import { useCancelPayment } from './use-cancel-payment.tsx';

/** Every payment of the own client with its invoice, and what is still to be done for it. */
export function OwnPayments() {
  const { t } = useTranslation();
  const { zone } = useClock();
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
      <FoundPayments
        search={t('money.history.search')}
        noneYet={t('buying.payments.noneYet')}
        zone={zone}
        everyMs={5_000}
        acts={(payment) => <Acts payment={payment} />}
      />
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
