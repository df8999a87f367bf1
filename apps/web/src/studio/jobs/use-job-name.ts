import type { Job } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { findTool } from '../tools/tools.ts';

/** What a job is called in the tray: what it makes, and of what. */
export function useJobName({ operation, params }: Job): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const tool = findTool(operation);
  if (tool === undefined) return t('studio.history.step.other');
  return tool.jobName?.(params, t, language) ?? t(`studio.tools.${tool.operation}`);
}
