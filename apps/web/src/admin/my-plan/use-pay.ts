import { endpoints, type PaymentMethod, type PaymentQuote } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { useOwnForm } from '../../ui/kept-form.ts';

/** Begins a payment for what was quoted, once however often it is pressed, and goes on to it. */
export function usePay() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const once = useOnce(useOwnForm('pay'));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  /** The total that was agreed to, where it is not that any more. */
  const [stale, setStale] = useState<number | null>(null);
  // A second press comes before the button is seen to be busy.
  const isSending = useRef(false);
  const pay = async ({ planId, planVersion, total, couponCode }: PaymentQuote, method: PaymentMethod) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setRefusal(null);
    setStale(null);
    const body = { planId, planVersion, total, method, ...(couponCode !== null && { couponCode }) };
    try {
      const payment = await once(body, (idempotencyKey) => call(endpoints.createPayment, { body, idempotencyKey }));
      queries.setQueryData(queryKeys.payment(payment._id), payment);
      void queries.invalidateQueries({ queryKey: queryKeys.paymentsOpen });
      // The way back leads to the plan, not to a form that would begin a second payment.
      await navigate({ to: '/admin/my-plan', search: { payment: payment._id }, replace: true });
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'price_changed';
      if (isStale) setStale(total);
      else setRefusal(error);
      // What was refused may have changed: price, coupon, to whom the invoice is made out, how it can be paid.
      await Promise.all(
        [queryKeys.quotes, queryKeys.billingFacts, queryKeys.paymentMethods].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { pay, isBusy, refusal, stale };
}
