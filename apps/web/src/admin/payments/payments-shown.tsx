import type { ComponentProps } from 'react';
import { usePhone } from '../use-phone.ts';
import { PaymentsList } from './payments-list.tsx';
import { PaymentsTable } from './payments-table.tsx';

/** Payments as a table, or on a phone one beneath the other. */
export function PaymentsShown(props: ComponentProps<typeof PaymentsTable>) {
  if (!usePhone()) return <PaymentsTable {...props} />;
  const { payments, isOfAll = false, acts, zone } = props;
  return <PaymentsList payments={payments} isOfAll={isOfAll} acts={acts} zone={zone} />;
}
