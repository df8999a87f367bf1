import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** To whom invoices of the own client are made out; `facts` is null until it was said. */
export function useBillingFacts() {
  return useQuery({ queryKey: queryKeys.billingFacts, queryFn: () => call(endpoints.getBillingFacts) });
}
