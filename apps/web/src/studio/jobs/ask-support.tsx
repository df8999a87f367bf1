import { Group, Modal, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Job } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { NewTicket } from '../../admin/support/new-ticket.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useSession } from '../../session/session-store.ts';
import { CopyAct } from '../../ui/copy-act.tsx';
import classes from './jobs-tray.module.css';

/**
 * The way on from a job that failed: an administrator asks support, in a ticket that begins with what is known of the job; a designer gets
 * the same words for their administrator.
 */
export function AskSupport({ job, name, reason }: { job: Job; name: string; reason: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, { open, close }] = useDisclosure(false);
  const isAdmin = useSession(({ session }) => session?.user.originalRole === 'admin');
  const title = t('studio.jobs.askTitle', { name });
  const facts = [
    reason,
    t('studio.jobs.askFacts', {
      operation: job.operation,
      code: job.error?.code ?? 'unexpected',
      time: format.moment(job.finishedAt ?? job.createdAt),
      id: job._id,
    }),
  ].join('\n\n');
  return (
    <>
      <UnstyledButton className={classes.ask} onClick={open}>
        {t('studio.jobs.ask')}
      </UnstyledButton>
      {isAdmin ? (
        <NewTicket isOpen={isOpen} onClose={close} words={{ title, description: facts }} />
      ) : (
        <Modal opened={isOpen} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('shell.close') }}>
          <Text mb="md">{t('studio.jobs.askAdmin')}</Text>
          <pre className={classes.facts}>{facts}</pre>
          <Group justify="flex-end" mt="lg">
            <CopyAct variant="filled" text={`${title}\n\n${facts}`} label={t('shell.copy')} />
          </Group>
        </Modal>
      )}
    </>
  );
}
