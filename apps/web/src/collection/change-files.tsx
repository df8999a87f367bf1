import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PickedFile } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useShowError } from '../session/use-show-error.ts';
import { dropDesigns } from '../studio/designs/drop-designs.ts';
import { type Change, useSendChanges } from './use-send-changes.ts';

/** Long enough to read what was deleted and to think again. */
const undoMs = 12_000;

/** Changes files and says how many of them, and how many of others stayed as they are; a refused change is thrown, a refused deletion shown. */
export function useChangeFiles(): {
  readonly change: (rows: readonly PickedFile[], change: Change, said: (count: number) => string) => Promise<void>;
  readonly remove: (rows: readonly PickedFile[]) => Promise<boolean>;
} {
  const { t } = useTranslation();
  const showError = useShowError();
  const send = useSendChanges();
  const sendAndSay = async (rows: readonly PickedFile[], change: Change) => {
    const { changed, refused } = await send(idsOf(rows), change);
    if (refused.length > 0)
      notifications.show({
        color: 'gray',
        message: t('collection.select.refused', { count: refused.length }),
        autoClose: 6000,
      });
    return changed;
  };
  return {
    change: async (rows, change, said) => {
      const changed = await sendAndSay(rows, change);
      if (changed.length > 0) notifications.show({ color: 'gray', message: said(changed.length), autoClose: 3000 });
    },
    remove: async (rows) => {
      try {
        const changed = await sendAndSay(rows, { inBin: true });
        if (changed.length === 0) return true;
        dropDesigns(changed);
        const id = `removed-${changed[0]}`;
        notifications.show({
          ...{ id, color: 'gray', autoClose: undoMs },
          // At the top it lies over the way to the bin.
          position: 'bottom-center',
          message: <Removed id={id} ids={changed} />,
        });
        return true;
      } catch (error) {
        showError(error);
        return false;
      }
    },
  };
}

const idsOf = (rows: readonly PickedFile[]) => rows.map(({ _id }) => _id);

function Removed({ id, ids }: { id: string; ids: string[] }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const send = useSendChanges();
  const undo = async () => {
    notifications.hide(id);
    try {
      await send(ids, { inBin: false });
      notifications.show({ color: 'gray', message: t('collection.select.back'), autoClose: 2500 });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
      {t('collection.select.removed', { count: ids.length })}
      <Button size="compact-sm" variant="default" onClick={undo}>
        {t('collection.undo')}
      </Button>
    </span>
  );
}
