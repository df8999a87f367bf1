import type { Job } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { toolNames, tools } from '../tools/tools.ts';

/** What a job is called in the tray: what it makes, and of what. */
export function useJobName({ operation, params }: Job): string {
  const { t } = useTranslation();
  const language = useLanguage();
  // An operation of a newer server is called as the first of all tools calls its jobs.
  const name = toolNames.find((each) => each === operation) ?? 'generate';
  return tools[name].jobName?.(params, t, language) ?? t(`studio.tools.${name}`);
}
