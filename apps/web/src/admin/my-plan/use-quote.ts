import { endpoints, type PaymentQuote } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

interface Asked {
  readonly planId: string;
  readonly couponCode: string | undefined;
  /** Taxes depend on to whom the invoice is made out. */
  readonly hasFacts: boolean;
}

/** What a plan comes to now. A coupon that does not hold leaves the quote without it, and its refusal. */
export function useQuote({ planId, couponCode, hasFacts }: Asked) {
  const ask = (code: string | undefined) => ({
    queryKey: queryKeys.quote(planId, code),
    queryFn: (): Promise<PaymentQuote> =>
      call(endpoints.quotePayment, { body: { planId, ...(code !== undefined && { couponCode: code }) } }),
    // A quote is looked at to be paid: it is asked for again whenever the sheet is opened.
    staleTime: 0,
  });
  const reduced = useQuery({ ...ask(couponCode), enabled: hasFacts && couponCode !== undefined });
  const refusal = reduced.error instanceof ApiError && reduced.error.code.startsWith('coupon') ? reduced.error : null;
  const isRefused = refusal !== null;
  const plain = useQuery({ ...ask(undefined), enabled: hasFacts && (couponCode === undefined || isRefused) });
  const shown = couponCode === undefined || isRefused ? plain : reduced;
  return {
    quote: shown.data,
    error: shown.error,
    isBusy: shown.isFetching,
    refusal,
    refetch: shown.refetch,
  };
}
