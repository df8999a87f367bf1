import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import panel from '../panel/panel.module.css';
import { useStudio } from '../store/studio-store.ts';

/** Beside a price: what is left this month of what an administrator lets this designer spend; nothing for one who may spend all there is. */
export const OwnCap = memo(function OwnCap() {
  const { t } = useTranslation();
  const format = useFormat();
  const cap = useStudio(({ jobs }) => jobs.credits?.ownCap);
  if (!cap) return null;
  const left = Math.max(0, cap.limit - cap.used);
  return (
    <p className={`${panel.hint} num`}>
      {t('studio.credits.ownCap', { left: format.number(left), limit: format.number(cap.limit) })}
    </p>
  );
});
