import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './collection.module.css';

/** Point paper with one sentence and one act. */
export function EmptyPaper({
  title,
  text,
  search,
  isHeld = false,
  onShowAll,
  children,
}: {
  title: string;
  text: string;
  /** What was searched for in vain; empty where nothing was. */
  search: string;
  /** The folder is held to something, which may be why. */
  isHeld?: boolean;
  onShowAll: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const isSearch = search !== '';
  return (
    <div className={classes.paper}>
      <section className={classes.paperCard}>
        <h2>{isHeld ? t('collection.filter.nothingTitle') : isSearch ? t('collection.nothingTitle') : title}</h2>
        <p>{isHeld ? t('collection.filter.nothingText') : isSearch ? t('collection.nothingText', { search }) : text}</p>
        {isSearch || isHeld ? (
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
