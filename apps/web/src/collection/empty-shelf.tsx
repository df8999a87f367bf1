import { Button } from '@mantine/core';
import type { Directory } from '@naksha/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './collection.module.css';

/** Point paper with one sentence and one act. */
export function EmptyShelf({
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
          <Button onClick={() => void navigate({ to: '/studio/$tool', params: { tool: 'generate' } })}>
            {t(directory === 'processed' ? 'collection.emptyAct' : 'collection.toStudio')}
          </Button>
        )}
      </section>
    </div>
  );
}
