import { Button } from '@mantine/core';
import { type Directory, endpoints, type FileRow, limits } from '@naksha/contract';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { startLink } from '../addresses/tool-paths.ts';
import { call } from '../api/call.ts';
import { type FolderQuery, queryKeys } from '../api/query-keys.ts';
import { useShowError } from '../session/use-show-error.ts';
import { useConfirm } from '../ui/use-confirm.tsx';
import { type CardProps, ClothCard } from './cloth-card.tsx';
import { ClothGrid } from './cloth-grid.tsx';
import { fileTitle } from './cloth-swatch.tsx';
import { EmptyPaper } from './empty-paper.tsx';
import { removeFile } from './remove-file.tsx';

/** What lies in a folder of the collection. */
export function FolderGrid({
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
  const showError = useShowError();
  const confirm = useConfirm();
  const { directory, fileName } = query;

  const remove = (row: FileRow) => {
    const name = fileTitle(row);
    confirm({
      title: t('collection.removeTitle', { name }),
      text: t('collection.removeText', { days: limits.binDays }),
      act: t('collection.remove'),
      onConfirm: () => void removeFile(row, name).catch(showError),
    });
  };

  return (
    <ClothGrid
      role="tabpanel"
      name={t(`collection.${directory}`)}
      pages={(pageNo) => ({
        queryKey: queryKeys.filePage(query, pageNo),
        queryFn: () => call(endpoints.listFiles, { query: { ...query, pageNo } }),
      })}
      columns={columns}
      card={(row, height) => <Card key={row._id} row={row} height={height} onRemove={remove} />}
      empty={
        <EmptyPaper
          title={t(`collection.emptyTitle.${directory}`)}
          text={t(`collection.emptyText.${directory}`)}
          search={fileName}
          onShowAll={onShowAll}
        >
          {emptyAct(directory)}
        </EmptyPaper>
      }
    />
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
