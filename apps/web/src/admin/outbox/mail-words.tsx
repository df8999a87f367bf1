import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ListedMail, type Mail, type MailState, mailTooLate } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import page from '../page.module.css';
import classes from './outbox.module.css';

const stateLooks: Partial<Record<MailState, string | undefined>> = { sent: page.active, failed: classes.failed };

/** What became of a mail, and why where it failed. */
export function StateOfMail({ mail: { state, lastError } }: { mail: ListedMail }) {
  const { t } = useTranslation();
  return (
    <span className={stateLooks[state]} title={useErrorOfMail(lastError) ?? undefined}>
      {t(`mail.states.${state}`)}
    </span>
  );
}

/** The last error of a mail as it is read: what the mail server said stays as it was said. */
export function useErrorOfMail(lastError: Mail['lastError']): string | null {
  const { t } = useTranslation();
  return lastError === mailTooLate ? t('mail.outbox.tooLate') : lastError;
}

/** The subject, in the language of its reader, which opens the mail. */
export function MailSubject({
  mail: { _id, subject, lang },
  onOpen,
}: {
  mail: ListedMail;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation();
  // Named by what it holds: of a name that is written apart no one would hear the language of the subject.
  const [before, after] = t('mail.outbox.open', { subject: '\n' }).split('\n');
  return (
    <UnstyledButton className={page.open} onClick={() => onOpen(_id)}>
      <VisuallyHidden>{before}</VisuallyHidden>
      <span lang={lang}>{subject}</span>
      <VisuallyHidden>{after}</VisuallyHidden>
    </UnstyledButton>
  );
}
