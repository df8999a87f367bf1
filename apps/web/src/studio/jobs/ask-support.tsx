import { Alert, Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, failureOf, type Job, operationWord } from '@naksha/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewTicket } from '../../admin/support/new-ticket.tsx';
import { call } from '../../api/call.ts';
import { useSession } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { CopyAct } from '../../ui/copy-act.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { useAskedClose } from '../../ui/use-asked-close.ts';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import { closeAsk } from '../store/dialog-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import classes from './jobs-tray.module.css';
import { useJobName } from './use-job-name.ts';

/**
 * The way on from a job that failed: an administrator asks support, in a ticket that begins with what is known of the job; a designer sends
 * the same words to their administrators. It lies over all of the studio: a tray that folds away would take it along.
 */
export function AskSupport() {
  const asked = useStudio(({ dialogs }) => dialogs.askedAbout);
  const [job, setJob] = useState(asked);
  // What closes is still seen for a moment.
  if (asked && asked !== job) setJob(asked);
  // Whoever comes back to the studio asks about nothing yet.
  useEffect(() => closeAsk, []);
  return job && <AskAbout key={job._id} job={job} isOpen={asked !== null} />;
}

function AskAbout({ job, isOpen: isAsked }: { job: Job; isOpen: boolean }) {
  // It opens after it is there: what has the focus then has it again in the end.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(isAsked), [isAsked]);
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const isAdmin = useSession(({ session }) => session?.user.originalRole === 'admin');
  const title = t('studio.jobs.askTitle', { name: useJobName(job) });
  const facts = t('studio.jobs.askFacts', {
    reason: failureOf(job.error, language),
    // Whoever answers may read no sentence of this language.
    code: job.error?.code ?? 'unexpected',
    operation: operationWord(job.operation, language),
    time: format.momentThere(job.finishedAt ?? job.createdAt),
    id: job._id,
  });
  return isAdmin ? (
    <NewTicket isOpen={isOpen} onClose={closeAsk} job={job._id} words={{ title, description: facts }} />
  ) : (
    <AskAdminsDialog job={job} title={title} facts={facts} isOpen={isOpen} onClose={closeAsk} />
  );
}

interface Asked {
  readonly job: Job;
  readonly title: string;
  readonly facts: string;
}

function AskAdminsDialog({ isOpen, onClose, ...asked }: Asked & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const own = useOwnForm(`ask.${asked.job._id}`);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  return (
    <Modal
      opened={isOpen}
      {...useAskedClose({ isOpen, onClose: close, kept: own })}
      title={asked.title}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <AskAdmins {...asked} own={own} onSent={close} />
    </Modal>
  );
}

const shape = z.object({ note: z.string() });

function AskAdmins({ job, title, facts, own, onSent }: Asked & { own: string; onSent: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { form, refused, onSubmit } = useKeptForm({
    own,
    shape,
    now: { note: '' },
    check: (values) => brokenRules(endpoints.askAdmins.body, values),
  });
  const [unsent, setUnsent] = useState<string>();
  const submit = onSubmit(async (body) => {
    const { administrators, knownSince } = await call(endpoints.askAdmins, { params: { id: job._id }, body });
    if (administrators === 0)
      return setUnsent(
        knownSince ? t('studio.jobs.askKnown', { time: format.moment(knownSince) }) : t('studio.jobs.askUnreached'),
      );
    notifications.show({ message: t('studio.jobs.askSent') });
    onSent();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Text mb="md">{t('studio.jobs.askAdmin')}</Text>
      <pre className={classes.facts}>{facts}</pre>
      <Textarea label={t('studio.jobs.askNote')} rows={3} resize="vertical" mt="md" {...form.getInputProps('note')} />
      {(refused || unsent) && (
        <Alert color="red" role="alert" mt="md">
          {refused ?? unsent}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <CopyAct
          variant="default"
          text={`${title}\n\n${facts}\n\n${form.values.note}`.trim()}
          label={t('shell.copy')}
        />
        <Button type="submit" loading={form.submitting}>
          {t('studio.jobs.askSend')}
        </Button>
      </Group>
    </form>
  );
}
