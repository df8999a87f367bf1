import { useTranslation } from 'react-i18next';
import { useClock } from './use-clock.ts';

/** By which clock the administration shows times, where it is not that of whoever reads: said once, in its footer. */
export function ClockNote() {
  const { t } = useTranslation();
  const { zone, isElsewhere } = useClock();
  return zone !== undefined && isElsewhere && <span data-varies>{t('logs.zone', { zone })}</span>;
}
