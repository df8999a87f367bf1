import type { Currency } from '@naksha/contract';
import { formatMoney } from '@naksha/money';

/** An amount as the action log keeps it: its reader's language is not known yet. */
export function amountInWords({ total, currency }: { readonly total: number; readonly currency: Currency }): string {
  return formatMoney(total, currency, 'en');
}
