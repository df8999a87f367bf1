import { notifications } from '@mantine/notifications';
import type { PickedFile } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useShowError } from '../session/use-show-error.ts';
import { dropDesigns } from '../studio/designs/drop-designs.ts';
import { SaidWithAct } from './said-with-act.tsx';
import { type Change, type Sent, useSendChanges } from './use-send-changes.tsx';

/** Long enough to read what was deleted and to think again. */
const undoMs = 12_000;

/**
 * Changes files and says how many of them, and how many of others stayed as they are. `onSettled` is given those about which nothing is left to be
 * done, also where a call failed on the way; that is thrown of a change, and shown of a deletion.
 */
export function useChangeFiles(onSettled: (ids: readonly string[]) => void): {
  readonly change: (rows: readonly PickedFile[], change: Change, said: (count: number) => string) => Promise<void>;
  readonly remove: (rows: readonly PickedFile[]) => Promise<void>;
} {
  const { t } = useTranslation();
  const showError = useShowError();
  const send = useSendChanges();
  const sendAndSay = async (rows: readonly PickedFile[], change: Change): Promise<Sent> => {
    const sent = await send(
      rows.map(({ _id }) => _id),
      change,
    );
    onSettled([...sent.changed, ...sent.refused]);
    if (sent.refused.length > 0)
      notifications.show({
        color: 'gray',
        message: t('collection.select.refused', { count: sent.refused.length }),
        autoClose: 6000,
      });
    return sent;
  };
  return {
    change: async (rows, change, said) => {
      const { changed, error, isStopped } = await sendAndSay(rows, change);
      if (error !== undefined) throw error;
      // Of what was stopped it is said how far it came.
      if (changed.length > 0 && !isStopped)
        notifications.show({ color: 'gray', message: said(changed.length), autoClose: 3000 });
    },
    remove: async (rows) => {
      const { changed, error } = await sendAndSay(rows, { inBin: true });
      if (changed.length > 0) {
        dropDesigns(changed);
        offerUndo(changed);
      }
      if (error !== undefined) showError(error);
    },
  };
}

function offerUndo(ids: readonly string[]): void {
  const id = `removed-${ids[0]}`;
  notifications.show({
    ...{ id, color: 'gray', autoClose: undoMs },
    // At the top it lies over the way to the bin.
    position: 'bottom-center',
    message: <Removed id={id} ids={ids} />,
  });
}

function Removed({ id, ids }: { id: string; ids: readonly string[] }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const send = useSendChanges();
  const undo = async () => {
    notifications.hide(id);
    const { changed, refused, error, isStopped } = await send(ids, { inBin: false });
    if (error === undefined && !isStopped) {
      notifications.show({ color: 'gray', message: t('collection.select.back'), autoClose: 2500 });
      return;
    }
    if (error !== undefined) showError(error);
    const settled = new Set([...changed, ...refused]);
    offerUndo(ids.filter((each) => !settled.has(each)));
  };
  const said = t('collection.select.removed', { count: ids.length });
  return <SaidWithAct said={said} act={t('collection.undo')} onAct={() => void undo()} />;
}
