import { Button, Modal, Radio, Select, TagsInput, TextInput } from '@mantine/core';
import { type Directory, directories, endpoints, type FileRow, limits } from '@naksha/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useChangeFiles } from './change-files.tsx';
import { fileTitle } from './cloth-swatch.tsx';
import classes from './dialogs.module.css';
import { useFacets } from './use-facets.ts';

/** What is asked about files, and about which. */
export interface Asked {
  readonly what: 'move' | 'tags' | 'rename';
  readonly rows: readonly FileRow[];
}

/** The question that is open about files. */
export function FileDialog({
  asked,
  onClose,
}: {
  asked: Asked;
  /** `isDone` when the files were changed. */
  onClose: (isDone: boolean) => void;
}) {
  const { t } = useTranslation();
  const { what, rows } = asked;
  const [first] = rows;
  if (!first) return null;
  const title = {
    move: t('collection.select.moveTitle'),
    tags: t('collection.select.tagsTitle'),
    rename: t('collection.select.renameTitle', { name: fileTitle(first) }),
  }[what];
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      title={title}
      size="sm"
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {what === 'move' && <Move rows={rows} onClose={onClose} />}
      {what === 'tags' && <Tags rows={rows} onClose={onClose} />}
      {what === 'rename' && <Rename row={first} onClose={onClose} />}
    </Modal>
  );
}

interface Part {
  readonly rows: readonly FileRow[];
  readonly onClose: (isDone: boolean) => void;
}

const none = '';

/** Into another section, or into a folder of one's own, or both. */
function Move({ rows, onClose }: Part) {
  const { t } = useTranslation();
  const { change } = useChangeFiles();
  const { data: facets } = useFacets();
  const [directory, setDirectory] = useState<Directory | null>(null);
  const common = rows.every((row) => row.folderId === rows[0]?.folderId) ? (rows[0]?.folderId ?? none) : undefined;
  const [folder, setFolder] = useState(common);
  const isSame = directory === null && folder === common;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wish = {
      ...(directory && { directory }),
      ...(folder !== undefined && folder !== common && { folderId: folder === none ? null : folder }),
    };
    const said = (count: number) => t('collection.select.moved', { count });
    if (await change(rows, wish, said)) onClose(true);
  };
  return (
    <form onSubmit={submit}>
      <Radio.Group label={t('collection.select.section')} value={directory ?? none} onChange={toSection}>
        <div className={classes.choices}>
          <Radio value={none} label={t('collection.select.stay')} />
          {directories.map((each) => (
            <Radio key={each} value={each} label={t(`collection.${each}`)} />
          ))}
        </div>
      </Radio.Group>
      <Select
        mt="md"
        label={t('collection.select.folder')}
        allowDeselect={false}
        data={[
          { value: none, label: t('collection.select.noFolder') },
          ...(facets?.folders ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={folder ?? null}
        onChange={(value) => setFolder(value ?? none)}
      />
      <NewFolder onMade={setFolder} />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => onClose(false)}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" disabled={isSame}>
          {t('collection.select.move')}
        </Button>
      </div>
    </form>
  );

  function toSection(value: string) {
    setDirectory(directories.find((each) => each === value) ?? null);
  }
}

/** A folder that is made while files are put into it. */
function NewFolder({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<unknown>(null);
  const make = async () => {
    try {
      const { _id } = await call(endpoints.createFolder, { body: { name } });
      await queryClient.invalidateQueries({ queryKey: queryKeys.fileFacets });
      onMade(_id);
      setOpen(false);
      setName('');
    } catch (problem) {
      setError(problem);
    }
  };
  if (!isOpen)
    return (
      <Button mt="xs" variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {t('collection.select.newFolder')}
      </Button>
    );
  return (
    <div className={classes.line}>
      <TextInput
        data-autofocus
        label={t('collection.select.folderName')}
        maxLength={limits.folderNameMaxLength}
        value={name}
        error={error ? sentence(error) : undefined}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void make();
        }}
      />
      <Button variant="default" onClick={make}>
        {t('collection.select.makeFolder')}
      </Button>
    </div>
  );
}

/** The tags that any of the files has: what is added goes to all, what is taken away goes from all. */
function Tags({ rows, onClose }: Part) {
  const { t } = useTranslation();
  const { change } = useChangeFiles();
  const { data: facets } = useFacets();
  const [before] = useState(() => [...new Set(rows.flatMap(({ tags = [] }) => tags))]);
  const [tags, setTags] = useState(before);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Of what only some had nothing was said: it is added to none.
    const addTags = tags.filter((tag) => !before.includes(tag));
    const removeTags = before.filter((tag) => !tags.includes(tag));
    if (await change(rows, { addTags, removeTags }, () => t('collection.select.tagged'))) onClose(true);
  };
  return (
    <form onSubmit={submit}>
      <TagsInput
        data-autofocus
        label={t('collection.select.tags')}
        description={t('collection.select.tagsHint')}
        data={(facets?.tags ?? []).map(({ tag }) => tag)}
        value={tags}
        maxTags={limits.tagsPerFile}
        maxLength={limits.tagMaxLength}
        acceptValueOnBlur
        onChange={(given) => setTags([...new Set(given.map((tag) => tag.trim().toLowerCase()))].filter(Boolean))}
      />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => onClose(false)}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit">{t('collection.select.save')}</Button>
      </div>
    </form>
  );
}

/** Another name; a design bears it itself, any other file keeps its ending. */
function Rename({ row, onClose }: Omit<Part, 'rows'> & { readonly row: FileRow }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const [name, setName] = useState(fileTitle(row));
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const params = { id: row._id };
    try {
      if (row.directory === 'processed') await call(endpoints.updateDesign, { params, body: { designName: name } });
      else await call(endpoints.renameFile, { params, body: { fileName: name } });
      await queryClient.invalidateQueries({ queryKey: queryKeys.files });
      onClose(true);
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t('collection.select.name')}
        maxLength={limits.fileNameMaxLength}
        value={name}
        error={error ? sentence(error) : undefined}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
      />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => onClose(false)}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit">{t('collection.select.save')}</Button>
      </div>
    </form>
  );
}
