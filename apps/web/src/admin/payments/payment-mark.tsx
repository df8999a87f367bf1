import type { DisputeState, PaymentState } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import classes from './payments.module.css';

interface MarkProps {
  readonly state: PaymentState;
  readonly dispute: DisputeState | null;
}

/** How a payment stands: a square and a word; beneath it how its payer's dispute does, where there is one. */
export function PaymentMark({ state, dispute }: MarkProps) {
  const { t } = useTranslation();
  return (
    <span className={classes.state}>
      <span className={classes.square} data-state={state} aria-hidden />
      {t(`money.states.${state}`)}
      {dispute !== null && (
        <span className={classes.dispute} data-dispute={dispute}>
          {t(`money.disputes.${dispute}`)}
        </span>
      )}
    </span>
  );
}
