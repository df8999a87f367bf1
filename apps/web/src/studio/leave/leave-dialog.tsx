import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { readSession } from '../../session/session-store.ts';
import { discardDrafts, saveAllDrafts } from '../designs/design-calls.ts';
import panel from '../panel/panel.module.css';
import { askToLeave, decideToGo, decideToStay, forgetDecision, mustDecide } from '../store/dialog-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import { draftsOf } from '../store/table.ts';

/** Who leaves the studio with designs that are not kept is asked: save, discard, stay. Closing the tab asks as browsers do. */
export function LeaveDialog() {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const drafts = useStudio(({ table }) => draftsOf(table).length);
  const leaving = useStudio(({ dialogs }) => dialogs.leaving);
  const [busy, setBusy] = useState<'save' | 'discard' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const mustAsk = () => mustDecide() && readSession() !== null;
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => !next.pathname.startsWith('/studio') && mustAsk(),
    enableBeforeUnload: mustAsk,
    withResolver: true,
  });

  useEffect(() => {
    if (blocker.status === 'blocked') askToLeave(blocker.proceed, blocker.reset);
  }, [blocker]);
  useEffect(() => {
    forgetDecision();
  }, []);

  async function decide(kind: 'save' | 'discard') {
    setBusy(kind);
    setProblem(null);
    try {
      await (kind === 'save' ? saveAllDrafts() : discardDrafts());
      decideToGo();
    } catch (error) {
      setProblem(sentence(error));
    } finally {
      setBusy(null);
    }
  }

  return (
    <Modal
      opened={leaving !== null}
      onClose={decideToStay}
      title={t('studio.leave.title')}
      withCloseButton={false}
      size={420}
    >
      <Text fz="md">{t('studio.leave.text', { count: drafts })}</Text>
      {problem && (
        <p role="alert" className={panel.error}>
          {problem}
        </p>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={decideToStay} data-autofocus>
          {t('studio.leave.stay')}
        </Button>
        <Button variant="default" loading={busy === 'discard'} onClick={() => void decide('discard')}>
          {t('studio.leave.discard')}
        </Button>
        <Button loading={busy === 'save'} onClick={() => void decide('save')}>
          {t('studio.leave.save')}
        </Button>
      </Group>
    </Modal>
  );
}
