import { useMediaQuery } from '@mantine/hooks';
import { limits } from '@naksha/contract';
import type { ComponentProps } from 'react';
import { PaymentsList } from './payments-list.tsx';
import { PaymentsTable } from './payments-table.tsx';

/** Payments as a table, or on a phone one beneath the other. */
export function PaymentsShown(props: ComponentProps<typeof PaymentsTable>) {
  const isPhone = useMediaQuery(
    `(max-width: ${limits.mobileNavBreakpointPx}px)`,
    window.innerWidth <= limits.mobileNavBreakpointPx,
    { getInitialValueInEffect: false },
  );
  if (!isPhone) return <PaymentsTable {...props} />;
  const { payments, isOfAll = false, acts, zone } = props;
  return <PaymentsList payments={payments} isOfAll={isOfAll} acts={acts} zone={zone} />;
}
