import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { since } from './since.ts';

export function LastActive({ at }: { at: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const ago = since(at, new Date(), format);
  if (ago.word === 'day') return <>{ago.text}</>;
  if (ago.word === 'minutes') return <>{t('admin.users.minutes', { count: ago.count })}</>;
  if (ago.word === 'hours') return <>{t('admin.users.hours', { count: ago.count })}</>;
  return <>{t(`admin.users.${ago.word}`)}</>;
}
