import { useTranslation } from 'react-i18next';
import page from './page.module.css';
import { useClock } from './use-clock.ts';

/** By which clock times are shown, where it is not that of whoever reads. */
export function ClockNote() {
  const { t } = useTranslation();
  const { zone, isElsewhere } = useClock();
  return (
    zone !== undefined &&
    isElsewhere && (
      <span data-varies className={page.aside}>
        {t('logs.zone', { zone })}
      </span>
    )
  );
}
