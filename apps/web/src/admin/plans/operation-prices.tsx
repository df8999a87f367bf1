import { operations, type OperationPrices as Prices } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './plans.module.css';

/** What each operation costs with the prices of a plan, in credits for one result. */
export function OperationPrices({ prices }: { prices: Prices }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  return (
    <dl className={classes.prices} aria-label={t('money.terms.prices')}>
      {Object.values(operations)
        .filter(({ status }) => status === 'on')
        .map(({ name, words, price }) => (
          <div key={name}>
            <dt>{words[language]}</dt>
            <dd>{format.number(prices[name] ?? price)}</dd>
          </div>
        ))}
    </dl>
  );
}
