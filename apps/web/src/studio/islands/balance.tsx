import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { CreditGlyph } from '../../ui/credit-glyph.tsx';
import classes from '../islands.module.css';
import { useStudio } from '../store/studio-store.ts';

/** What is left to be spent: of what the company has, or of what an administrator lets this person spend in a month where that is less. */
export function Balance() {
  const { t } = useTranslation();
  const format = useFormat();
  const credits = useStudio(({ jobs }) => jobs.credits);
  const isExhausted = useStudio(({ jobs }) => jobs.exhausted !== null);
  if (!credits) return null;
  const { creditsLeft, ownCap } = credits;
  const ofCap = ownCap && Math.max(0, ownCap.limit - ownCap.used);
  const left = Math.min(creditsLeft, ofCap ?? creditsLeft);
  const whose =
    ownCap && t('studio.credits.ownCap', { left: format.number(ofCap ?? 0), limit: format.number(ownCap.limit) });
  return (
    <span className={`${classes.balance} num`} title={whose} data-low={isExhausted || left <= 0 || undefined}>
      <CreditGlyph />
      <span>
        <b>{format.number(left)}</b> {t('studio.credits.left', { count: left }).replace(String(left), '').trim()}
      </span>
    </span>
  );
}
