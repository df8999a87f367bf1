import type { PlanTerms as Terms } from '@naksha/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { OperationPrices } from './operation-prices.tsx';
import classes from './plans.module.css';

interface PlanTermsProps {
  readonly terms: Terms;
  /** What these terms are to the reader, as those of today or those that were bought. */
  readonly title: ReactNode;
  /** Other terms of the same plan: what is not as there stands out. */
  readonly beside?: Terms | undefined;
  readonly children?: ReactNode;
}

/** What is bought with a plan, as a card; two of them side by side show what has changed. */
export function PlanTerms({ terms, title, beside, children }: PlanTermsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = [
    ['adminCount', 'admins', format.number(terms.adminCount)],
    ['usersCount', 'users', format.number(terms.usersCount)],
    ['credits', 'credits', format.number(terms.credits)],
    ['creditValidityDays', 'validity', t('money.terms.days', { count: terms.creditValidityDays })],
  ] as const;
  const differs = (field: keyof Terms) =>
    beside !== undefined && JSON.stringify(terms[field]) !== JSON.stringify(beside[field]);
  const priceDiffers = differs('amount') || differs('currency') || differs('subscriptionDays');
  return (
    <section className={classes.terms}>
      <h3>{title}</h3>
      <p className={classes.price} data-differs={priceDiffers || undefined}>
        {format.price(terms.amount, terms.currency)}{' '}
        <small>{t('money.terms.perDays', { count: terms.subscriptionDays })}</small>
        {priceDiffers && <span className="visually-hidden"> ({t('money.terms.changed')})</span>}
      </p>
      <dl>
        {rows.map(([field, word, value]) => (
          <div key={field} data-differs={differs(field) || undefined}>
            <dt>{t(`money.terms.${word}`)}</dt>
            <dd>
              {value}
              {differs(field) && <span className="visually-hidden"> ({t('money.terms.changed')})</span>}
            </dd>
          </div>
        ))}
      </dl>
      <details data-differs={differs('prices') || undefined}>
        <summary>
          {t('money.terms.showPrices')}
          {differs('prices') && <span className="visually-hidden"> ({t('money.terms.changed')})</span>}
        </summary>
        <OperationPrices prices={terms.prices} />
      </details>
      {children}
    </section>
  );
}
