import { exportParams, exportPsdParams, generateParams, type Job, limits } from '@naksha/contract';
import { familyName } from '@naksha/loom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { truncate } from '../../ui/abbreviate.ts';
import { toolNames } from '../tools/tools.ts';

/** What a job is called in the tray: what it makes, and of what. */
export function useJobName({ operation, params }: Job): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (operation === 'export') {
    const parsed = exportParams.safeParse(params);
    return t('studio.jobs.export', { name: truncate(parsed.data?.fileName ?? '', limits.shownFileNameLength) });
  }
  if (operation === 'exportPsd') {
    const parsed = exportPsdParams.safeParse(params);
    return t('files.psd.job', { name: truncate(parsed.data?.fileName ?? '', limits.shownFileNameLength) });
  }
  const tool = toolNames.find((name) => name === operation && name !== 'generate');
  if (tool) return t(`studio.tools.${tool}`);
  const parsed = generateParams.safeParse(params);
  const words =
    parsed.data?.prompt || (parsed.data?.trainedPattern ? familyName(parsed.data.trainedPattern, language) : '');
  return words === ''
    ? t('studio.jobs.generate', { count: parsed.data?.count ?? 1 })
    : truncate(words, limits.shownTextLength);
}
