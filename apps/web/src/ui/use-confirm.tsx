import { modals, useModals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHome, returnFocus } from './use-return-focus.ts';

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** What the button says that does it, and where that is not "Cancel" the other one. */
  readonly act: string;
  /** It takes away what no other answer brings back, or shuts somebody out: the button says so in madder. */
  readonly isDestructive: boolean;
  readonly stay?: string;
  readonly onConfirm: () => void;
  /** However it was answered, after that. */
  readonly onClose?: () => void;
}

let isJustAnswered = false;

/** Asks before something is done that touches others or cannot be taken back. */
export function useConfirm(): (question: Question) => void {
  const { t } = useTranslation();
  return ({ title, text, act, isDestructive, stay = t('shell.cancel'), onConfirm, onClose }) => {
    const home = focusHome();
    modals.openConfirmModal({
      title,
      children: text,
      labels: { confirm: act, cancel: stay },
      ...(isDestructive && { confirmProps: { variant: 'madder' } }),
      onConfirm,
      onClose: () => {
        isJustAnswered = true;
        setTimeout(() => {
          isJustAnswered = false;
        });
        returnFocus(home);
        onClose?.();
      },
    });
  };
}

/** Whether a question is open, or was closed by the very key that is heard now: that key reaches what lies beneath as well. */
export function useIsAsking(): () => boolean {
  const { modals: open } = useModals();
  return () => open.length > 0 || isJustAnswered;
}
