import { Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import page from '../page.module.css';
import { DisputedPayments } from './disputed-payments.tsx';
import { FoundPayments } from './found-payments.tsx';
import { type PaymentAct, PaymentActs, PaymentDialog } from './payment-acts.tsx';
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

/** The payments of all clients or of one, with what a super-admin can do about them. */
export function PaymentsRoom({ clientId }: { clientId?: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<PaymentAct>();
  return (
    <>
      <FoundPayments
        clientId={clientId}
        search={t(clientId === undefined ? 'selling.payments.search' : 'money.history.search')}
        noneYet={t('money.history.noneYet')}
        isOfAll={clientId === undefined}
        acts={(payment) => <PaymentActs payment={payment} onOpen={setOpen} />}
      />
      {open && <PaymentDialog open={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
