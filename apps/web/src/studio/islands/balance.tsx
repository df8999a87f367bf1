import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useStudio } from '../store/studio-store.ts';
import { CreditGlyph } from './credit-glyph.tsx';
import classes from './islands.module.css';

/** What is left to be spent. */
export function Balance() {
  const { t } = useTranslation();
  const format = useFormat();
  const credits = useStudio(({ jobs }) => jobs.credits);
  const isExhausted = useStudio(({ jobs }) => jobs.exhausted !== null);
  if (!credits) return null;
  return (
    <span className={`${classes.balance} num`} data-low={isExhausted || credits.creditsLeft <= 0 || undefined}>
      <CreditGlyph />
      <span>
        <b>{format.number(credits.creditsLeft)}</b>{' '}
        {t('studio.credits.left', { count: credits.creditsLeft }).replace(String(credits.creditsLeft), '').trim()}
      </span>
    </span>
  );
}
