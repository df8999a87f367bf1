import { type CreditBalance, errorSentence, limits } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import page from '../page.module.css';

/** Says that the credits are used up, or nearly; nothing while there are enough. */
export function CreditNotice({ balance: { creditsLeft, currentTotal } }: { balance: CreditBalance }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  if (creditsLeft >= currentTotal * limits.creditsLowShare && creditsLeft > 0) return null;
  return (
    <p role="status" className={page.notice} data-first>
      {creditsLeft > 0
        ? t('buying.low.text', { left: format.number(creditsLeft) })
        : errorSentence('credits_exhausted', {}, language)}{' '}
      <Link to="/admin/my-plan" search={{}} className={page.choose}>
        {t('buying.low.act')}
      </Link>
    </p>
  );
}
