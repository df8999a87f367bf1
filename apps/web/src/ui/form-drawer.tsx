import { Button, Drawer } from '@mantine/core';
import type { ClipboardEventHandler, FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './forms.module.css';
import { useAskedClose } from './use-asked-close.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** Something new, made in a drawer beside the list that it will stand in; what is within is made again each time it opens. */
export function FormDrawer({
  title,
  isOpen,
  onClose,
  isHeld = false,
  kept,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Neither a stray click nor a key closes it. */
  isHeld?: boolean;
  /** The name under which its form is kept. */
  kept?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const asked = useAskedClose({ isOpen, onClose, kept });
  useReturnFocus(isOpen);
  return (
    <Drawer
      opened={isOpen}
      onInput={asked.onInput}
      onClose={isHeld ? onClose : asked.onClose}
      position="right"
      offset={10}
      radius="md"
      size={440}
      withOverlay={false}
      lockScroll={false}
      returnFocus={false}
      closeOnClickOutside={!isHeld}
      closeOnEscape={!isHeld}
      title={title}
      classNames={{ content: classes.drawer, title: classes.title, header: classes.header, body: classes.body }}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {isOpen && children}
    </Drawer>
  );
}

/** The form of a drawer: its fields, what the server said to all of them, and a foot that counts what is left to put right. */
export function DrawerForm({
  onSubmit,
  onPaste,
  onClose,
  refused,
  wrong,
  isBusy,
  done,
  children,
}: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  onPaste?: ClipboardEventHandler;
  onClose: () => void;
  refused: ReactNode;
  wrong: number;
  isBusy: boolean;
  done: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <form className={classes.form} onSubmit={onSubmit} onPaste={onPaste} noValidate>
      <div className={classes.fields}>{children}</div>
      {refused && (
        <p role="alert" className={classes.refusal}>
          {refused}
        </p>
      )}
      <footer className={classes.foot}>
        <span aria-live="polite">{wrong > 0 && t('admin.users.toFix', { count: wrong })}</span>
        <Button variant="default" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {done}
        </Button>
      </footer>
    </form>
  );
}
