import { Button } from '@mantine/core';
import { type Directory, endpoints, type FileRow, limits } from '@naksha/contract';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { type FolderQuery, queryKeys } from '../api/query-keys.ts';
import { useTellError } from '../session/use-tell-error.ts';
import { startLink } from '../studio/tools/tool-paths.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useConfirm } from '../ui/use-confirm.tsx';
import { type CardProps, ClothCard } from './cloth-card.tsx';
import { fileTitle } from './cloth-face.tsx';
import classes from './collection.module.css';
import { gridWindow } from './grid-window.ts';
import { removeFile } from './remove-file.tsx';

const underPicture = 39;

/** Cloth from edge to edge; only what is looked at is drawn and asked for. */
export function ClothGrid({
  query,
  columns,
  Card = ClothCard,
  emptyAct = studioAct,
  onShowAll,
}: {
  query: FolderQuery;
  columns: number;
  Card?: ComponentType<CardProps>;
  /** What leads out of a folder in which nothing lies. */
  emptyAct?: (directory: Directory) => ReactNode;
  onShowAll: () => void;
}) {
  const { t } = useTranslation();
  const tellError = useTellError();
  const confirm = useConfirm();
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
    const name = fileTitle(row);
    confirm({
      title: t('collection.removeTitle', { name }),
      text: t('collection.removeText', { days: limits.binDays }),
      act: t('collection.remove'),
      onConfirm: () => void removeFile(row, name).catch(tellError),
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
        <EmptyFolder directory={query.directory} search={query.fileName} onShowAll={onShowAll}>
          {emptyAct(query.directory)}
        </EmptyFolder>
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
              <Card key={row._id} row={row} height={cell} onRemove={remove} />
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
  children,
}: {
  directory: Directory;
  search: string;
  onShowAll: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
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
        ) : (
          children
        )}
      </section>
    </div>
  );
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
