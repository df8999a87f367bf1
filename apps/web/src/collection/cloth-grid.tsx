import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type Directory, endpoints, type FileRow, limits } from '@naksha/contract';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { type FolderQuery, queryKeys } from '../api/query-keys.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { showError } from '../session/error-modal.tsx';
import { designTitle } from '../studio/designs/design-title.ts';
import { startLink } from '../studio/tools/tool-paths.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { ClothCard } from './cloth-card.tsx';
import classes from './collection.module.css';
import { gridWindow } from './grid-window.ts';
import { removeFile } from './remove-file.tsx';

const underPicture = 39;

/** Cloth from edge to edge; only what is looked at is drawn and asked for. */
export function ClothGrid({
  query,
  columns,
  onShowAll,
}: {
  query: FolderQuery;
  columns: number;
  onShowAll: () => void;
}) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, width: 1440, height: 800 });
  const { data: first, isPlaceholderData: isOfOther } = useFirstPage(query);
  const total = first?.total ?? 0;
  const cell = Math.floor((view.width - (columns - 1)) / columns);
  const rowHeight = cell + underPicture;
  const window = gridWindow({ total, columns, rowHeight, pageSize: limits.fileListPageSize }, view.top, view.height);
  const folder = useFolder(query, window.pages);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, width: element.clientWidth, height: element.clientHeight });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another folder is looked at from its beginning
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [query.directory, query.fileName, query.sortDirection]);

  const remove = (row: FileRow) => {
    const name = row.directory === 'processed' ? designTitle(row) : row.fileName;
    modals.openConfirmModal({
      title: t('collection.removeTitle', { name }),
      children: t('collection.removeText', { days: limits.binDays }),
      labels: { confirm: t('collection.remove'), cancel: t('shell.cancel') },
      onConfirm: () => void removeFile(row, name).catch((error) => showError(sentence(error))),
    });
  };

  const rows = Array.from({ length: window.to - window.from }, (_, i) => window.from + i);
  return (
    <div
      ref={box}
      className={classes.scroll}
      role="tabpanel"
      aria-label={t(`collection.${query.directory}`)}
      aria-busy={folder.isLoading}
    >
      {folder.error && (
        <div className={classes.failure}>
          <LoadFailure error={folder.error} retry={folder.retry} />
        </div>
      )}
      {first?.total === 0 && !isOfOther && (
        <EmptyFolder directory={query.directory} search={query.fileName} onShowAll={onShowAll} />
      )}
      <div style={{ height: window.height }}>
        <ul
          className={classes.grid}
          style={{
            top: (window.from / columns) * rowHeight,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gridAutoRows: rowHeight,
          }}
        >
          {rows.map((at) => {
            const row = folder.rows.get(at);
            return row ? (
              <ClothCard key={row._id} row={row} height={cell} onRemove={remove} />
            ) : (
              <li key={at} className={classes.card} />
            );
          })}
        </ul>
      </div>
    </div>
  );
}

const pageOf = (query: FolderQuery, pageNo: number) => ({
  queryKey: queryKeys.filePage(query, pageNo),
  queryFn: () => call(endpoints.listFiles, { query: { ...query, pageNo } }),
});

/** Tells how many there are in all: pages far down the folder do not until they have arrived. Until it has, a folder is as long as the last one. */
const useFirstPage = (query: FolderQuery) => useQuery({ ...pageOf(query, 1), placeholderData: keepPreviousData });

/** The pages of a folder that are looked at; rows by their place. */
function useFolder(query: FolderQuery, pages: readonly number[]) {
  const answers = useQueries({
    queries: pages.map((pageNo) => ({ ...pageOf(query, pageNo), placeholderData: keepPreviousData })),
  });
  const rows = new Map<number, FileRow>();
  for (const [index, { data }] of answers.entries()) {
    const start = ((pages[index] ?? 1) - 1) * limits.fileListPageSize;
    for (const [at, row] of (data?.data ?? []).entries()) rows.set(start + at, row);
  }
  return {
    rows,
    isLoading: answers.some(({ isLoading }) => isLoading),
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
}

/** Point paper with one sentence and one act. */
function EmptyFolder({
  directory,
  search,
  onShowAll,
}: {
  directory: Directory;
  search: string;
  onShowAll: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSearch = search !== '';
  return (
    <div className={classes.paper}>
      <section className={classes.paperCard}>
        <h2>{isSearch ? t('collection.nothingTitle') : t(`collection.emptyTitle.${directory}`)}</h2>
        <p>{isSearch ? t('collection.nothingText', { search }) : t(`collection.emptyText.${directory}`)}</p>
        {isSearch ? (
          <Button variant="default" onClick={onShowAll}>
            {t('collection.nothingAct')}
          </Button>
        ) : directory === 'uploaded' ? (
          <Button onClick={() => void navigate({ to: '/upload' })}>{t('files.upload.title')}</Button>
        ) : (
          <Button onClick={() => void navigate(startLink)}>
            {t(directory === 'processed' ? 'collection.emptyAct' : 'collection.toStudio')}
          </Button>
        )}
      </section>
    </div>
  );
}
