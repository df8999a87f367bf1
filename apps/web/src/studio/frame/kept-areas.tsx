import { UnstyledButton } from '@mantine/core';
import { type AreaRow, endpoints, type FileRow } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import classes from '../canvas/brush/brush.module.css';
import panel from '../panel/panel.module.css';
import { bringArea } from '../store/brush-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { designOnTable } from '../store/table.ts';

/** The areas that were kept with a design or another version of it: each is painted again, or removed. */
export function KeptAreas({ design }: { design: FileRow }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const showError = useShowError();
  const confirm = useConfirm();
  const id = design._id;
  const { data, error } = useQuery({
    queryKey: queryKeys.areasOf(id),
    queryFn: ({ signal }) => call(endpoints.listAreas, { params: { id }, signal }),
  });
  if (error) return <p className={panel.hint}>{sentence(error)}</p>;
  if (!data || data.data.length === 0) return null;
  const bring = async (row: AreaRow) => {
    const { area } = await call(endpoints.getArea, { params: { id: row._id } });
    // It was asked for on this design; another one may lie there by now.
    if (designOnTable(readStudio().table)?._id === id) bringArea(area);
  };
  const remove = async (row: AreaRow) => {
    await call(endpoints.removeArea, { params: { id: row._id } });
    await queryClient.invalidateQueries({ queryKey: queryKeys.areas });
  };
  return (
    <ul className={classes.kept} aria-label={t('colour.paint.kept')}>
      {data.data.map((row) => (
        <li key={row._id}>
          <UnstyledButton
            className={classes.keptName}
            title={row.name}
            aria-label={t('colour.paint.bring', { name: row.name })}
            onClick={() => void bring(row).catch(showError)}
          >
            {row.name}
          </UnstyledButton>
          {row.fileId !== id && <span className={classes.ofVersion}>{t('colour.paint.ofVersion')}</span>}
          <UnstyledButton
            className={panel.textButton}
            aria-label={t('colour.paint.removeNamed', { name: row.name })}
            onClick={() =>
              confirm({
                title: t('colour.paint.removeTitle', { name: row.name }),
                text: t('colour.paint.removeText'),
                act: t('colour.paint.remove'),
                isDestructive: true,
                onConfirm: () => void remove(row).catch(showError),
              })
            }
          >
            {t('colour.paint.remove')}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
