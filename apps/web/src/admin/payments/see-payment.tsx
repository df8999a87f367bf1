import { endpoints, type Payment, paymentReason, type WholePayment } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import page from '../page.module.css';
import { EndPlan } from './end-plan.tsx';
import { PaymentMark } from './payment-mark.tsx';
import classes from './payments.module.css';
import { QuoteLines } from './quote-lines.tsx';

/** A payment line by line, as it was shown to whoever paid. */
export function SeePayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const { _id: id, clientName, planName, method, transactionId } = payment;
  const whole = useQuery({
    queryKey: queryKeys.payment(id),
    queryFn: ({ signal }) => call(endpoints.getPayment, { params: { id }, signal }),
  });
  const facts = [
    [t('money.history.method'), t(`money.methods.${method}`)],
    [t('money.history.transaction'), transactionId],
    [t('money.history.reason'), paymentReason(payment, language)],
  ] as const;
  return (
    <Dialog onClose={onClose} title={clientName}>
      <p className={classes.stand}>
        <PaymentMark state={whole.data?.state ?? payment.state} dispute={whole.data?.dispute ?? payment.dispute} />
      </p>
      {whole.isError && <LoadFailure error={whole.error} retry={whole.refetch} />}
      {whole.isPending && <p className={page.empty}>{t('shell.loading')}</p>}
      {whole.data && <QuoteLines quote={whole.data.quote} planName={planName} zone={payment.timeZone} />}
      {whole.data?.late != null && (
        <p role="note" className={page.note}>
          {t(`selling.payments.late.${whole.data.late}`, {
            amount: format.amount(payment.amount, payment.currency),
            provider: t(`money.methods.${method}`),
            client: clientName,
          })}
        </p>
      )}
      {whole.data && hasGone(whole.data) && <EndPlan payment={whole.data} />}
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  );
}

/** Whether its plan goes on though its money went back, all that could, or was lost in a dispute. Of one that is paid still, the rest is only asked for. */
const hasGone = ({ isLive, state, refunded, refundable: { left, kept }, dispute }: WholePayment) =>
  isLive && refunded > 0 && ((left === 0 && (state === 'refunded' || kept > 0)) || dispute === 'lost');
