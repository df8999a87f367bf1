import { Button, type ButtonProps, CopyButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface CopyActProps extends Omit<ButtonProps, 'children'> {
  readonly text: string;
  readonly label: string;
  /** What is copied, for whoever hears the page, where there are several beside each other. */
  readonly what?: string;
}

/** Puts a text where it can be pasted from, and says so. */
export function CopyAct({ text, label, what, ...looks }: CopyActProps) {
  const { t } = useTranslation();
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          {...looks}
          disabled={text === ''}
          onClick={copy}
          aria-live="polite"
          aria-label={what === undefined || copied ? undefined : `${label}: ${what}`}
        >
          {copied ? t('shell.copied') : label}
        </Button>
      )}
    </CopyButton>
  );
}
