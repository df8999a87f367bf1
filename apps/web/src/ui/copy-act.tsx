import { Button, type ButtonProps, CopyButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Puts a text where it can be pasted from, and says so. */
export function CopyAct({ text, label, ...looks }: { text: string; label: string } & Omit<ButtonProps, 'children'>) {
  const { t } = useTranslation();
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button variant="default" {...looks} disabled={text === ''} onClick={copy} aria-live="polite">
          {copied ? t('shell.copied') : label}
        </Button>
      )}
    </CopyButton>
  );
}
