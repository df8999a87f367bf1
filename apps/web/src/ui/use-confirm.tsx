import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** What the button says that does it, and where that is not "Cancel" the other one. */
  readonly act: string;
  readonly stay?: string;
  readonly onConfirm: () => void;
  /** However it was answered, after that. */
  readonly onClose?: () => void;
}

/** Asks before something is done that touches others or cannot be taken back. */
export function useConfirm(): (question: Question) => void {
  const { t } = useTranslation();
  return ({ title, text, act, stay = t('shell.cancel'), onConfirm, onClose }) => {
    modals.openConfirmModal({ title, children: text, labels: { confirm: act, cancel: stay }, onConfirm, onClose });
  };
}
