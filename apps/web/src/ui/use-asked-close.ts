import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFormKept } from './kept-form.ts';
import { useConfirm, useIsAsking } from './use-confirm.tsx';

interface Closed {
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  /** The name of a form that is kept: it may open with what was typed before. */
  readonly kept?: string | undefined;
  /** It stays open for now. */
  readonly isHeld?: boolean;
}

/** Asks before a stray key or click closes what something was typed into; for the outermost element of a dialog or drawer. */
export function useAskedClose({ isOpen = true, onClose, kept, isHeld = false }: Closed): {
  onInput: () => void;
  onClose: () => void;
} {
  const { t } = useTranslation();
  const ask = useConfirm();
  const isTyped = useRef(false);
  const isAsking = useIsAsking();
  useEffect(() => {
    if (!isOpen) isTyped.current = false;
  }, [isOpen]);
  return {
    onInput: () => {
      isTyped.current = true;
    },
    onClose: () => {
      if (isHeld || isAsking()) return;
      if (!isTyped.current && !(kept !== undefined && isFormKept(kept))) return onClose();
      ask({
        title: t('shell.discard.title'),
        text: t('shell.discard.text'),
        act: t('shell.discard.act'),
        isDestructive: true,
        stay: t('shell.discard.stay'),
        onConfirm: onClose,
      });
    },
  };
}
