import { UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type BinnedFile, endpoints, limits } from '@naksha/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSession } from '../api/session-store.ts';
import { useShowError } from '../session/use-show-error.ts';
import { ClothGrid } from './cloth-grid.tsx';
import { ClothSwatch, fileTitle } from './cloth-swatch.tsx';
import classes from './collection.module.css';
import { EmptyPaper } from './empty-paper.tsx';
import type { Look } from './look.ts';
import { restoreFile } from './restore-file.ts';
import type { Wording } from './shown-cloth.ts';
import { useErase } from './use-erase.ts';

/** Two lines of days and one to restore, or to delete for ever. */
const underCaption = 74;

/** What was deleted and can still be restored, the last deleted first. */
export function BinGrid({ look }: { look: Look }) {
  const { t } = useTranslation();
  const { fileName, sortDirection } = look.query;
  const query = { fileName, sortDirection };
  return (
    <ClothGrid
      role="region"
      name={t('collection.bin.title')}
      pages={(pageNo) => ({
        queryKey: queryKeys.binPage(query, pageNo),
        queryFn: () => call(endpoints.listBin, { query: { ...query, pageNo } }),
      })}
      columns={look.columns}
      under={underCaption}
      card={(row, { height, wording }) => <BinCard key={row._id} {...{ row, height, wording }} />}
      empty={
        <EmptyPaper
          title={t('collection.bin.emptyTitle')}
          text={t('collection.bin.emptyText', { days: limits.binDays })}
          search={fileName}
          onShowAll={() => look.setSearch('')}
        />
      }
    />
  );
}

/** A deleted cloth, since when and until when it lies there; designers and whoever made it bring it back, and its maker deletes it for ever. */
function BinCard({ row, height, wording }: { row: BinnedFile; height: number; wording: Wording }) {
  const { t, format } = wording;
  const showError = useShowError();
  const isMine = useSession((state) => state.session?.user._id === row.createdBy);
  const mayRestore = useSession((state) => state.session?.user.roles === 'user') || isMine;
  const askToErase = useErase();
  const name = fileTitle(row);
  const restore = useMutation({
    mutationFn: () => restoreFile(row._id),
    onSuccess: () =>
      notifications.show({ color: 'gray', message: t('collection.restored', { name }), autoClose: 2500 }),
    onError: showError,
  });
  return (
    <ClothSwatch {...{ row, height, wording }} day={null}>
      <div className={classes.binned}>
        <span data-varies>{t('collection.bin.deleted', { date: format.shortDay(row.deletedAt) })}</span>
        <span data-varies>{t('collection.bin.erased', { date: format.shortDay(row.erasedAt) })}</span>
        {mayRestore ? (
          <div className={classes.binActs}>
            <UnstyledButton
              className={classes.restore}
              aria-label={t('collection.bin.restoreNamed', { name })}
              disabled={restore.isPending}
              onClick={() => restore.mutate()}
            >
              {t('collection.bin.restore')}
            </UnstyledButton>
            {isMine && (
              <UnstyledButton
                className={classes.erase}
                aria-label={t('collection.bin.eraseNamed', { name })}
                title={t('collection.bin.erase')}
                onClick={() => askToErase(row._id, name)}
              >
                <IconTrash size={16} stroke={1.45} aria-hidden />
              </UnstyledButton>
            )}
          </div>
        ) : (
          <span className={classes.others}>{t('collection.bin.others')}</span>
        )}
      </div>
    </ClothSwatch>
  );
}
