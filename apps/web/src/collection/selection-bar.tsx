import { Loader, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { endpoints, limits, type PickedFile } from '@naksha/contract';
import { IconDownload, IconFolder, IconTag, IconTrash, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { downloadFile } from '../api/download-file.ts';
import { useShowError } from '../session/use-show-error.ts';
import { useBusy } from '../ui/use-busy.ts';
import { useConfirm } from '../ui/use-confirm.tsx';
import { useLeaveFocus } from '../ui/use-return-focus.ts';
import { useChangeFiles } from './change-files.tsx';
import type { Asked } from './file-dialogs.tsx';
import classes from './selection-bar.module.css';
import { sendList } from './send-list.ts';
import type { Selection } from './use-selection.tsx';

const icon = { size: 16, stroke: 1.45, 'aria-hidden': true } as const;

/** What can be done with all that is selected. */
export function SelectionBar({ selection, onAsk }: { selection: Selection; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const confirm = useConfirm();
  const { remove } = useChangeFiles(selection.drop);
  const bar = useRef<HTMLDivElement>(null);
  // Whoever ends the selection stands at a button that goes with it.
  useLeaveFocus(bar);
  const rows = [...selection.picked.values()];
  const count = rows.length;
  const askToRemove = () =>
    confirm({
      title: t('collection.select.removeTitle', { count }),
      text: t('collection.removeText', { days: limits.binDays }),
      act: t('collection.remove'),
      isDestructive: false,
      onConfirm: () => void remove(rows),
    });
  const taking = useBusy();
  const takeAlong = () => void taking.run(() => download(rows, showError));
  useHotkeys([
    ['Escape', unlessAsked(selection.clear)],
    ['Delete', unlessAsked(askToRemove)],
  ]);
  return (
    <div ref={bar} className={classes.bar} role="toolbar" aria-label={t('collection.select.bar')}>
      <UnstyledButton className={classes.act} aria-label={t('collection.select.end')} onClick={selection.clear}>
        <IconX {...icon} />
      </UnstyledButton>
      <b className={classes.count} role="status">
        {t('collection.select.count', { count })}
      </b>
      <UnstyledButton className={classes.act} aria-busy={taking.isBusy} onClick={takeAlong}>
        {taking.isBusy ? <Loader size={16} /> : <IconDownload {...icon} />}
        {t('collection.download')}
      </UnstyledButton>
      <UnstyledButton className={classes.act} onClick={() => onAsk({ what: 'move', rows })}>
        <IconFolder {...icon} />
        {t('collection.select.move')}
      </UnstyledButton>
      <UnstyledButton className={classes.act} onClick={() => onAsk({ what: 'tags', rows })}>
        <IconTag {...icon} />
        {t('collection.select.tags')}
      </UnstyledButton>
      <UnstyledButton className={`${classes.act} ${classes.remove}`} onClick={askToRemove}>
        <IconTrash {...icon} />
        {t('collection.remove')}
      </UnstyledButton>
    </div>
  );
}

/** While something is asked, keys answer that. */
const unlessAsked = (act: () => void) => () => {
  if (!document.querySelector('[role="dialog"]')) act();
};

/** One file as it is, more as an archive. */
async function download(rows: readonly PickedFile[], onRefused: (error: unknown) => void): Promise<void> {
  const [first, ...others] = rows;
  if (!first) return;
  if (others.length === 0) await downloadFile(first._id);
  else await downloadArchive(idsOf(rows), onRefused);
}

const idsOf = (rows: readonly PickedFile[]) => rows.map(({ _id }) => _id);

/** Downloads files as one archive, which the browser writes to the disk while it comes. Throws `ApiError`. */
async function downloadArchive(ids: string[], onRefused: (error: unknown) => void): Promise<void> {
  const { url, list } = await call(endpoints.createArchive, { body: { ids } });
  if (list !== undefined) return sendList(url, list, onRefused);
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
