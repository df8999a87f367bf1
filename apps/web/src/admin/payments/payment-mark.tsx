import type { PaymentState } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import classes from './payments.module.css';

/** How a payment stands: a square and a word. */
export function PaymentMark({ state }: { state: PaymentState }) {
  const { t } = useTranslation();
  return (
    <span className={classes.state}>
      <span className={classes.square} data-state={state} aria-hidden />
      {t(`money.states.${state}`)}
    </span>
  );
}
