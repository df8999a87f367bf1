import type { PaymentQuote } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useClock } from '../use-clock.ts';
import classes from './payments.module.css';

/** What a plan comes to, line by line, and beneath them the total, the credits and the time that it is for. */
export function QuoteLines({
  quote,
  planName,
  zone: there,
}: {
  quote: PaymentQuote;
  planName: string;
  /** Of the client that pays, where it is not the reader's own. */
  zone?: string;
}) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(there ?? zone);
  const { currency, couponCode } = quote;
  return (
    <table className={classes.lines} aria-label={planName}>
      <tbody>
        {quote.lines.map(({ kind, amount, basisPoints }) => (
          <tr key={kind}>
            <th scope="row">
              {t(`money.lines.${kind}`, {
                plan: planName,
                code: couponCode ?? '',
                rate: basisPoints === null ? '' : format.share(basisPoints),
              })}
              {kind === 'plan' && (
                <span className={classes.second} data-varies>
                  {t('money.lines.from', { from: format.day(quote.startsAt), to: format.day(quote.endsAt) })}
                </span>
              )}
            </th>
            <td>{format.amount(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t('money.lines.total')}
            <span className={classes.second}>
              {t('money.lines.credits', { credits: format.number(quote.credits) })}
            </span>
            {quote.creditsBack !== undefined && (
              <span className={classes.second}>{t('money.lines.creditsBack', { count: quote.creditsBack })}</span>
            )}
          </th>
          <td>{format.amount(quote.total, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
