import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from './use-return-focus.ts';

/** A dialog that is open for as long as it is rendered; the focus returns to where it was opened from. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const { t } = useTranslation();
  useReturnFocus();
  return <Modal opened closeButtonProps={{ 'aria-label': t('shell.close') }} {...props} />;
}
