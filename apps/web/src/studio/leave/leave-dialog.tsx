import { Button, Group, Modal, Text } from '@mantine/core';
import { designTitle, type FileRow, limits } from '@naksha/contract';
import { useBlocker } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { readSession } from '../../api/session-store.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { previewOf } from '../../ui/preview-of.ts';
import { discardDraft, discardDrafts, saveAllDrafts, saveDraft } from '../designs/design-calls.ts';
import panel from '../panel/panel.module.css';
import { askToLeave, decideToGo, decideToStay, mustDecide } from '../store/dialog-actions.ts';
import { readStudio, useStudio } from '../store/studio-store.ts';
import { ownDrafts } from '../store/table.ts';
import classes from './leave-dialog.module.css';

/** Leaving the studio with designs of this tab that are not kept asks, for each or for all: save, discard, stay. Closing the tab asks as browsers do. */
export const LeaveDialog = memo(function LeaveDialog() {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const drafts = useStudio(useShallow(ownDrafts));
  const leaving = useStudio(({ dialogs }) => dialogs.leaving);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const mustAsk = () => mustDecide() && readSession() !== null;
  useBlocker({
    shouldBlockFn: ({ next }) =>
      !next.pathname.startsWith('/studio') &&
      mustAsk() &&
      new Promise<boolean>((block) =>
        askToLeave(
          () => block(false),
          () => block(true),
        ),
      ),
    enableBeforeUnload: mustAsk,
  });

  async function decide(kind: 'save' | 'discard') {
    await act(kind, kind === 'save' ? saveAllDrafts : discardDrafts);
  }

  async function act(what: string, work: () => Promise<void>) {
    setBusy(what);
    setProblem(null);
    try {
      await work();
      if (ownDrafts(readStudio()).length === 0) decideToGo();
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
      <Text fz="md">{t('studio.leave.text', { count: drafts.length, days: limits.binDays })}</Text>
      <ul className={classes.drafts} data-varies>
        {drafts.map((draft) => (
          <Draft key={draft._id} draft={draft} busy={busy} act={act} />
        ))}
      </ul>
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
});

/** One draft with its picture: it can be kept or discarded without the others. */
function Draft({
  draft,
  busy,
  act,
}: {
  draft: FileRow;
  busy: string | null;
  act: (what: string, work: () => Promise<void>) => Promise<void>;
}) {
  const { t } = useTranslation();
  const { _id: id } = draft;
  const name = designTitle(draft);
  return (
    <li className={classes.draft}>
      <img src={previewOf(draft, 128)} alt="" />
      <span className={classes.name} title={name}>
        {name}
      </span>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        disabled={busy !== null}
        aria-label={t('studio.leave.discardOne', { name })}
        onClick={() => void act(id, () => discardDraft(id))}
      >
        {t('studio.leave.discard')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={busy !== null}
        aria-label={t('studio.leave.saveOne', { name })}
        onClick={() => void act(id, () => saveDraft(draft))}
      >
        {t('studio.leave.save')}
      </Button>
    </li>
  );
}
