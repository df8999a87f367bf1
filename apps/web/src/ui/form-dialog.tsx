import { Button, Group, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import classes from './forms.module.css';
import { useAskedClose } from './use-asked-close.ts';

interface DialogFormProps {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly refused: ReactNode;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  /** It stays open while it sends what must not be lost sight of. */
  readonly isHeld?: boolean;
  readonly done: string;
  readonly children: ReactNode;
}

/** A dialog with a form. */
export function FormDialog({
  title,
  kept,
  size,
  ...form
}: DialogFormProps & { readonly title: string; readonly kept?: string; readonly size?: number }) {
  const asked = useAskedClose({ onClose: form.onClose, kept, isHeld: form.isHeld ?? false });
  return (
    <Dialog {...asked} {...(size && { size })} title={title}>
      <DialogForm {...form} />
    </Dialog>
  );
}

/** The form of a dialog: its fields, what the server said to all of them, and the two ways out. */
export function DialogForm({
  onSubmit,
  onClose,
  refused,
  isBusy,
  isDisabled = false,
  isHeld = false,
  done,
  children,
}: DialogFormProps) {
  const { t } = useTranslation();
  return (
    <form className={classes.dialog} onSubmit={onSubmit} noValidate>
      <Stack gap="md">{children}</Stack>
      {refused && (
        <p role="alert" className={`${classes.refusal} ${classes.ofDialog}`}>
          {refused}
        </p>
      )}
      <Group className={classes.ways} justify="flex-end">
        <Button variant="default" disabled={isHeld} onClick={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={isDisabled}>
          {done}
        </Button>
      </Group>
    </form>
  );
}
