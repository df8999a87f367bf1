import { exportParams, generateParams, type Job, limits } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../ui/abbreviate.ts';

/** What a job is called in the tray: what it makes, and of what. */
export function useJobName({ operation, params }: Job): string {
  const { t } = useTranslation();
  if (operation === 'export') {
    const parsed = exportParams.safeParse(params);
    return t('studio.jobs.export', { name: truncate(parsed.data?.fileName ?? '', limits.shownFileNameLength) });
  }
  const parsed = generateParams.safeParse(params);
  const words =
    parsed.data?.prompt || (parsed.data?.trainedPattern ? t(`options.family.${parsed.data.trainedPattern}`) : '');
  return words === ''
    ? t('studio.jobs.generate', { count: parsed.data?.count ?? 1 })
    : truncate(words, limits.shownTextLength);
}
