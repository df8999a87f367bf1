import { Button, Drawer, Loader, UnstyledButton } from '@mantine/core';
import { endpoints, type FileRow, families, findOperation, limits, pxToCm, toLanguage } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { startLink } from '../addresses/tool-paths.ts';
import { call } from '../api/call.ts';
import { downloadFile } from '../api/download-file.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSession } from '../api/session-store.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useFormat } from '../i18n/use-format.ts';
import { truncate } from '../ui/abbreviate.ts';
import { previewOf } from '../ui/preview-of.ts';
import { useBusy } from '../ui/use-busy.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { type FileActs, isPictureFile } from './cloth-card.tsx';
import { fileTitle } from './cloth-swatch.tsx';
import classes from './details-drawer.module.css';
import type { Asked } from './file-dialogs.tsx';
import { operationWord } from './operation-word.ts';
import { useFacets } from './use-facets.ts';

/** One file beside the folder: its picture, all that is known of it, and what can be done with it by whoever looks. */
export function DetailsDrawer({
  id,
  at,
  acts,
  onAsk,
}: {
  id: string;
  at: '/collection' | '/admin/collection';
  acts: FileActs;
  onAsk: (asked: Asked) => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sentence = useErrorSentence();
  useReturnFocus();
  const { data, error } = useQuery({
    queryKey: queryKeys.file(id),
    queryFn: () => call(endpoints.getFile, { params: { id } }),
  });
  const row = data?.data;
  const close = () => void navigate({ to: at, search: {} });
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      offset={10}
      radius="md"
      size={380}
      withOverlay={false}
      lockScroll={false}
      trapFocus={false}
      returnFocus={false}
      closeOnClickOutside={false}
      classNames={{ content: classes.panel }}
      title={row ? truncate(fileTitle(row), limits.shownTextLength) : t('collection.panel.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {error && <p role="alert">{sentence(error)}</p>}
      {!error && !row && <div className={classes.coming} role="status" aria-label={t('collection.panel.coming')} />}
      {row && <Details row={row} isAdmin={at === '/admin/collection'} {...{ acts, onAsk, close }} />}
    </Drawer>
  );
}

interface Shown {
  readonly row: FileRow;
  readonly isAdmin: boolean;
  readonly acts: FileActs;
  readonly onAsk: (asked: Asked) => void;
  readonly close: () => void;
}

function Details({ row, isAdmin, acts, onAsk, close }: Shown) {
  const { t } = useTranslation();
  const isMine = useSession((state) => state.session?.user._id === row.createdBy);
  const mayChange = isMine || !isAdmin;
  const taking = useBusy();
  const download = () => void taking.run(() => downloadFile(row._id));
  return (
    <>
      <img className={classes.picture} src={previewOf(row, 1024)} alt="" />
      <div className={classes.acts}>
        {!isAdmin && (
          <Button
            size="compact-md"
            renderRoot={(props) => <Link {...startLink} search={{ design: row._id }} {...props} />}
          >
            {t(isPictureFile(row) ? 'collection.open' : 'collection.openPicture')}
          </Button>
        )}
        <Button
          size="compact-md"
          variant={isAdmin ? 'filled' : 'default'}
          data-autofocus
          aria-busy={taking.isBusy}
          leftSection={taking.isBusy && <Loader size={14} />}
          onClick={download}
        >
          {t('collection.download')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => acts.copyLink(row)}>
          {t('collection.select.copyLink')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => acts.showLike(row)}>
          {t('collection.similar.open')}
        </Button>
        {mayChange && (
          <>
            <Button size="compact-md" variant="default" onClick={() => acts.rename(row)}>
              {t('collection.select.rename')}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => acts.move(row)}>
              {t('collection.select.move')}
            </Button>
            <Button
              size="compact-md"
              variant="default"
              onClick={() => {
                close();
                acts.remove(row);
              }}
            >
              {t('collection.remove')}
            </Button>
          </>
        )}
      </div>
      {!mayChange && <p className={classes.note}>{t('collection.notYours')}</p>}
      <Facts row={row} />
      <section>
        <h3 className={classes.head}>
          {t('collection.panel.tags')}
          {mayChange && (
            <UnstyledButton className={classes.change} onClick={() => onAsk({ what: 'tags', rows: [row] })}>
              {t('collection.panel.changeTags')}
            </UnstyledButton>
          )}
        </h3>
        <div className={classes.tags}>
          {(row.tags ?? []).map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </div>
      </section>
      <Versions row={row} acts={acts} />
    </>
  );
}

/** Of a recipe, what is read here; whatever else a version wrote into it. */
const recipe = z.object({
  family: z.enum(families).optional().catch(undefined),
  palette: z
    .object({ roles: z.record(z.string(), z.string()) })
    .optional()
    .catch(undefined),
  source: z
    .object({ params: z.object({ prompt: z.string() }), edits: z.array(z.string()).optional() })
    .optional()
    .catch(undefined),
});

function Facts({ row }: { row: FileRow }) {
  const { t, i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  const format = useFormat();
  const { data: facets } = useFacets();
  const { width, height, dpi } = row;
  const { family, palette, source } = recipe.parse(row.designDefinition ?? {});
  const given = row.params?.prompt;
  const words = [source?.params.prompt || (typeof given === 'string' ? given : ''), ...(source?.edits ?? [])];
  const said = words.filter((text) => text !== '').join(' · ');
  const cm = (pixels: number, per: number) => format.tenths(pxToCm(pixels, per));
  const maker = facets?.people.find(({ _id }) => _id === row.createdBy)?.name;
  const folder = facets?.folders.find(({ _id }) => _id === row.folderId)?.name;
  const colours = [...new Set(Object.values(palette?.roles ?? {}))];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('collection.panel.size'), t('collection.panel.pixels', { width, height })],
    ['', dpi && t('collection.panel.print', { width: cm(width, dpi), height: cm(height, dpi), dpi })],
    ['', t('collection.panel.bytes', { size: format.tenths(Math.max(0.1, row.bytes / 1e6)) })],
    [t('collection.panel.section'), row.directory && t(`collection.${row.directory}`)],
    [t('collection.panel.folder'), folder],
    [
      t('collection.panel.made'),
      <span key="day" data-varies>
        {format.moment(row.createdAt)}
      </span>,
    ],
    [t('collection.panel.by'), maker],
    [t('collection.panel.operation'), findOperation(row.operation) && operationWord(row.operation ?? '', language)],
    [t('collection.panel.words'), said],
    [t('collection.panel.family'), facets?.families.find((each) => each.family === family)?.words[language]],
    [
      t('collection.panel.palette'),
      colours.length > 0 && (
        <span className={classes.palette}>
          {colours.map((hex) => (
            <i key={hex} style={{ background: hex }} title={hex} />
          ))}
        </span>
      ),
    ],
    [t('collection.panel.seed'), row.seed],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, fact], at) =>
        fact ? (
          // The order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: three lines share one name
          <div key={at}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** What it was made from and what was made of it, the oldest first. */
function Versions({ row, acts }: { row: FileRow; acts: FileActs }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: queryKeys.fileVersions(row._id),
    queryFn: () => call(endpoints.listVersions, { params: { id: row._id } }),
  });
  const versions = data?.data ?? [];
  if (versions.length < 2) return null;
  return (
    <section>
      <h3 className={classes.head}>{t('collection.panel.versions')}</h3>
      <ol className={classes.versions}>
        {versions.map((each) => (
          <li key={each._id}>
            <UnstyledButton
              className={classes.version}
              aria-current={each._id === row._id || undefined}
              aria-label={t('collection.panel.versionOf', {
                name: fileTitle(each),
                date: format.moment(each.createdAt),
              })}
              style={{ backgroundImage: `url(${previewOf(each, 256)})` }}
              onClick={() => acts.show(each)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
