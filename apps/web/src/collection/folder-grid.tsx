import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { type Directory, endpoints, type FileRow, limits, type PickedFile } from '@naksha/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startLink } from '../addresses/tool-paths.ts';
import { call } from '../api/call.ts';
import { downloadFile } from '../api/download-file.ts';
import { useShowError } from '../session/use-show-error.ts';
import { SimilarDialog } from '../similar/similar-dialog.tsx';
import { useConfirm } from '../ui/use-confirm.tsx';
import { type CardProps, ClothCard, type FileActs } from './cloth-card.tsx';
import { ClothGrid } from './cloth-grid.tsx';
import { fileTitle } from './cloth-swatch.tsx';
import { DetailsDrawer } from './details-drawer.tsx';
import { EmptyPaper } from './empty-paper.tsx';
import { type Asked, FileDialog } from './file-dialogs.tsx';
import { filePage } from './file-pages.ts';
import type { Look } from './look.ts';
import { removeFile } from './remove-file.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.tsx';

/** What lies in a folder of the collection. */
export function FolderGrid({
  look,
  at,
  Card = ClothCard,
  emptyAct = studioAct,
}: {
  look: Look;
  /** The address of the screen, at which a link shows one file. */
  at: '/collection' | '/admin/collection';
  Card?: ComponentType<CardProps>;
  /** What leads out of a folder in which nothing lies. */
  emptyAct?: (directory: Directory) => ReactNode;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { file: shown } = useSearch({ strict: false });
  const selection = useSelection();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [like, setLike] = useState<FileRow | null>(null);
  const { query } = look;
  const { directory, fileName } = query;
  const remove = useAskToRemove();
  const showError = useShowError();

  const latest: FileActs = {
    show: (row) => void navigate({ to: at, search: { file: row._id } }),
    showLike: setLike,
    rename: (row) => setAsked({ what: 'rename', row }),
    move: (row) => setAsked({ what: 'move', rows: [row] }),
    copyLink: (row) => {
      const { href } = new URL(`${at}?file=${row._id}`, window.location.href);
      const said = { color: 'gray', message: t('collection.select.copied'), autoClose: 4000 };
      // Where a page may not copy, as over plain HTTP, the address is shown to be copied by hand.
      const byHand = { color: 'gray', message: href, autoClose: false } as const;
      void copy(href).then(
        () => notifications.show(said),
        () => notifications.show(byHand),
      );
    },
    download: (row) => void downloadFile(row._id).catch(showError),
    remove,
    openStack: (row) => {
      const name = fileTitle(row);
      look.hold({ stack: { value: row.stackId ?? row._id, label: t('collection.filter.stack', { name }) } });
    },
  };
  const acts = useSteady(latest);
  useHotkeys([['mod+A', () => void selectAll().catch(showError)]]);
  const { clear } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was selected elsewhere is not seen here
  useEffect(clear, [query]);

  return (
    <>
      <ClothGrid
        role="tabpanel"
        name={t(`collection.${directory}`)}
        pages={(pageNo) => filePage(query, pageNo)}
        columns={look.columns}
        selection={selection}
        many={many}
        card={(row, shown) => <Card key={row._id} {...{ row, acts, ...shown }} />}
        empty={
          <EmptyPaper
            title={t(`collection.emptyTitle.${directory}`)}
            text={t(`collection.emptyText.${directory}`)}
            search={fileName}
            isHeld={Object.keys(look.filters).length > 0}
            onShowAll={look.showAll}
          >
            {emptyAct(directory)}
          </EmptyPaper>
        }
      />
      {selection.picked.size > 0 && <SelectionBar selection={selection} onAsk={setAsked} />}
      {asked && <FileDialog asked={asked} onSettled={selection.drop} onClose={() => setAsked(null)} />}
      {like && <SimilarDialog row={like} onClose={() => setLike(null)} />}
      {shown && <DetailsDrawer key={shown} id={shown} {...{ at, acts, onAsk: setAsked }} />}
    </>
  );

  async function many(from: number, count: number): Promise<readonly PickedFile[]> {
    const { data } = await call(endpoints.pickFiles, { query: { ...query, from, count } });
    return data;
  }

  /** All that match, also those that were never looked at. */
  async function selectAll() {
    const isLast = selection.begin();
    const rows = await many(0, limits.filesPicked + 1);
    if (isLast()) selection.set(rows);
  }
}

/** Rejects where a page may not copy, also where the browser has nothing to copy with. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The same acts from one drawing to the next, so that cards which stay as they are need not be drawn again. */
function useSteady(latest: FileActs): FileActs {
  const kept = useRef(latest);
  kept.current = latest;
  const [acts] = useState(
    (): FileActs => ({
      show: (row) => kept.current.show(row),
      showLike: (row) => kept.current.showLike(row),
      rename: (row) => kept.current.rename(row),
      move: (row) => kept.current.move(row),
      copyLink: (row) => kept.current.copyLink(row),
      download: (row) => kept.current.download(row),
      remove: (row) => kept.current.remove(row),
      openStack: (row) => kept.current.openStack(row),
    }),
  );
  return acts;
}

/** Asks before one file is deleted. */
function useAskToRemove(): (row: FileRow) => void {
  const { t } = useTranslation();
  const showError = useShowError();
  const confirm = useConfirm();
  return (row) => {
    const name = fileTitle(row);
    confirm({
      title: t('collection.removeTitle', { name }),
      text: t('collection.removeText', { days: limits.binDays }),
      act: t('collection.remove'),
      isDestructive: false,
      onConfirm: () => void removeFile(row, name).catch(showError),
    });
  };
}

const studioAct = (directory: Directory) => <StudioAct directory={directory} />;

/** A designer fills the folder of uploads by uploading, the others in the studio. */
function StudioAct({ directory }: { directory: Directory }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (directory === 'uploaded')
    return <Button onClick={() => void navigate({ to: '/upload' })}>{t('files.upload.title')}</Button>;
  return (
    <Button onClick={() => void navigate(startLink)}>
      {t(directory === 'processed' ? 'collection.emptyAct' : 'collection.toStudio')}
    </Button>
  );
}
