import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { designTitle, endpoints, type FileRow, isDelivered, type OperationName } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { previewGround, previewOf } from '../../ui/preview-of.ts';
import panel from '../panel/panel.module.css';
import { useStudio } from '../store/studio-store.ts';
import { giveInput } from '../store/tool-actions.ts';
import classes from './inputs.module.css';

const sources = ['session', 'processed', 'uploaded'] as const;
type Source = (typeof sources)[number];
const mostShown = 20;

/** The second picture of a tool: one of this session's results or one of the collection. */
export function PictureSlot({ operation, design }: { operation: OperationName; design: FileRow | undefined }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const [source, setSource] = useState<Source>('session');
  const picture = useStudio(({ tools }) => tools.inputs[operation]?.picture);
  const { rows, error } = usePictures(source);
  const offered = rows.filter(({ _id }) => _id !== design?._id);
  return (
    <section className={panel.section} aria-label={t('studio.inputs.picture')}>
      <div className={panel.sectionHead}>
        <h3>{t('studio.inputs.picture')}</h3>
      </div>
      <SegmentedControl
        withItemsBorders={false}
        fullWidth
        aria-label={t('studio.inputs.source')}
        value={source}
        onChange={(value) => setSource(sources.find((each) => each === value) ?? 'session')}
        data={sources.map((value) => ({ value, label: t(`studio.inputs.${value}`) }))}
      />
      {error ? (
        <p role="alert" className={panel.error}>
          {sentence(error)}
        </p>
      ) : (
        offered.length === 0 && <p className={panel.hint}>{t('studio.inputs.noPictures')}</p>
      )}
      <div className={classes.pictures} role="radiogroup" aria-label={t('studio.inputs.picture')}>
        {offered.map((row) => (
          <UnstyledButton
            key={row._id}
            role="radio"
            className={classes.picture}
            aria-checked={row._id === picture?._id}
            aria-label={designTitle(row)}
            title={designTitle(row)}
            style={previewGround(row, 128)}
            onClick={() => giveInput(operation, { picture: row })}
          />
        ))}
      </div>
      {picture && (
        <div className={classes.chosen}>
          {picture.previewUrl && <img src={previewOf(picture, 128)} alt="" />}
          <b>{designTitle(picture)}</b>
          <UnstyledButton className={panel.textButton} onClick={() => giveInput(operation, { picture: undefined })}>
            {t('studio.inputs.takeOut')}
          </UnstyledButton>
        </div>
      )}
    </section>
  );
}

/** The newest pictures of a source that a tool can work on. */
function usePictures(source: Source): { readonly rows: readonly FileRow[]; readonly error: Error | null } {
  const known = useStudio(({ table }) => table.rows);
  const directory = source === 'session' ? 'processed' : source;
  const folder = useQuery({
    queryKey: queryKeys.filesOffered(directory),
    enabled: source !== 'session',
    queryFn: () => call(endpoints.listFiles, { query: { directory, sortDirection: 'desc', limit: mostShown } }),
  });
  const own = useMemo(
    () =>
      Object.values(known)
        .filter(({ operation }) => !isDelivered(operation))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
        .slice(0, mostShown),
    [known],
  );
  return source === 'session' ? { rows: own, error: null } : { rows: folder.data?.data ?? [], error: folder.error };
}
