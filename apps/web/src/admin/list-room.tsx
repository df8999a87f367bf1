import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Pages } from '../ui/pages.tsx';
import page from './page.module.css';
import type { ListPage } from './use-list.ts';

/** A list page by page: its lines, why there are none, or why they did not come. */
export function ListRoom<Row>({
  list,
  none,
  onPage,
  children,
}: {
  list: UseQueryResult<ListPage<Row>>;
  /** What is said where there is no line. */
  none: string;
  onPage: (pageNo: number) => void;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <>
      {list.isError && <LoadFailure error={list.error} retry={list.refetch} />}
      {list.isPending && <p className={page.empty}>{t('shell.loading')}</p>}
      {list.data?.total === 0 && (
        <div className={page.paper}>
          <p>{none}</p>
        </div>
      )}
      {list.data && list.data.total > 0 && (
        <>
          <div className={page.lines} aria-busy={list.isPlaceholderData}>
            {children(list.data.data)}
          </div>
          <Pages list={list.data} onChange={onPage} />
        </>
      )}
    </>
  );
}
