import { endpoints, factsInWords, type SellerFacts } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { fromHundredths } from '../../ui/hundredths.ts';

/** Looks again who sells here, for whoever saved over what somebody else had set meanwhile. */
export function useSellerNow(): (refusal: ApiError) => Promise<{ facts: SellerFacts; words: string }> {
  const queries = useQueryClient();
  const language = useLanguage();
  return async (refusal) => {
    const now = await call(endpoints.getSeller);
    if (!now.facts) throw refusal;
    queries.setQueryData(queryKeys.seller, now);
    const { rates, ...facts } = now.facts;
    const each = Object.entries(rates).map(([country, rate]) => `${country} ${fromHundredths(rate)}%`);
    return { facts: now.facts, words: factsInWords({ ...facts, rates: each }, language) };
  };
}
