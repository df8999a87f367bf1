import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.ts';

const megabyte = 1_000_000;

/** Says bytes as megabytes or, from a thousand of them on, as gigabytes. */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (bytes) =>
    bytes < 1000 * megabyte
      ? t('shell.size.mb', { size: format.number(Math.round(bytes / megabyte)) })
      : t('shell.size.gb', { size: format.number(Math.round(bytes / (100 * megabyte)) / 10) });
}
