import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';

/** Says, once a message is sent, which files were not sent with it; it stays until it is closed. */
export function useSayRefused() {
  const { t } = useTranslation();
  const format = useFormat();
  return (names: readonly string[]) => {
    if (names.length === 0) return;
    const message = t('support.sentWithout', { names: format.list(names) });
    notifications.show({ color: 'red', message, autoClose: false });
  };
}
