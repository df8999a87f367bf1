import { Button, MultiSelect, Radio, Select, TagsInput, TextInput } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { type BrokenRule, directories, endpoints, type FileRow, limits, type PickedFile } from '@naksha/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { brokenRules } from '../ui/broken-rules.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DialogForm, FormDialog } from '../ui/form-dialog.tsx';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../ui/kept-form.ts';
import { sayName } from '../ui/say-name.ts';
import { sayNameOf, seenName } from '../ui/seen-name.ts';
import { useAskedClose } from '../ui/use-asked-close.ts';
import { useCheckedForm } from '../ui/use-checked-form.tsx';
import { useKeptForm } from '../ui/use-kept-form.ts';
import { useSeen } from '../ui/use-seen.ts';
import { useChangeFiles } from './change-files.tsx';
import { fileTitle } from './cloth-swatch.tsx';
import classes from './dialogs.module.css';
import { formOfFiles } from './form-of-files.ts';
import { useFacets } from './use-facets.ts';

/** What is asked about files, and about which. */
export type Asked =
  | { readonly what: 'move'; readonly rows: readonly PickedFile[] }
  | { readonly what: 'tags'; readonly rows: readonly PickedFile[] }
  | { readonly what: 'rename'; readonly row: FileRow };

interface Part {
  readonly rows: readonly PickedFile[];
  /** Is given those about which nothing is left to be done. */
  readonly onSettled: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The question that is open about files. */
export function FileDialog({ asked, ...part }: { asked: Asked } & Omit<Part, 'rows'>) {
  if (asked.what === 'move') return <Move rows={asked.rows} {...part} />;
  if (asked.what === 'tags') return <Tags rows={asked.rows} {...part} />;
  return <Rename row={asked.row} onClose={part.onClose} />;
}

const none = '';
const places = z.object({ directory: z.enum([none, ...directories]), folderId: z.string().nullable() });
type Places = z.infer<typeof places>;

/** Into another section, or into a folder of one's own, or both. */
function Move({ rows, onSettled, onClose }: Part) {
  const { t } = useTranslation();
  const { change } = useChangeFiles(onSettled);
  const { data: facets } = useFacets();
  const [isMaking, setMaking] = useState(false);
  const toMake = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => {
    if (!isMaking) toMake.current?.focus();
  }, [isMaking]);
  const [{ folderId = none } = {}] = rows;
  const isCommon = rows.every((row) => (row.folderId ?? none) === folderId);
  const own = useOwnForm(formOfFiles('move', rows));
  const now: Places = { directory: none, folderId: isCommon ? folderId : null };
  const { form, refused, onSubmit } = useKeptForm({ own, shape: places, now, check: () => [] });
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const { directory, folderId: folder } = form.values;
  const isSame = directory === none && folder === now.folderId;
  const submit = onSubmit(async () => {
    const wish = {
      ...(directory !== none && { directory }),
      ...(folder !== now.folderId && { folderId: folder || null }),
    };
    await change(rows, wish, (count) => t('collection.select.moved', { count }));
    close();
  });
  return (
    <Dialog
      {...useAskedClose({ onClose: close, kept: own, isHeld: form.submitting })}
      title={t('collection.select.moveTitle')}
    >
      {isMaking ? (
        <NewFolder onMade={(id) => form.setFieldValue('folderId', id)} onClose={() => setMaking(false)} />
      ) : (
        <DialogForm
          onSubmit={submit}
          onClose={close}
          refused={refused}
          isBusy={form.submitting}
          isHeld={form.submitting}
          isDisabled={isSame}
          done={t('collection.select.move')}
        >
          <Radio.Group label={t('collection.select.section')} {...form.getInputProps('directory')}>
            <div className={classes.choices}>
              <Radio value={none} label={t('collection.select.stay')} />
              {directories.map((each) => (
                <Radio key={each} value={each} label={t(`collection.${each}`)} />
              ))}
            </div>
          </Radio.Group>
          <div>
            <Select
              label={t('collection.select.folder')}
              allowDeselect={false}
              data={[
                { value: none, label: t('collection.select.noFolder') },
                ...(facets?.folders ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              {...form.getInputProps('folderId')}
            />
            <Button ref={toMake} mt="xs" ml={-8} variant="subtle" size="compact-sm" onClick={() => setMaking(true)}>
              {t('collection.select.newFolder')}
            </Button>
          </div>
        </DialogForm>
      )}
    </Dialog>
  );
}

const named = z.object({ name: z.string() });

/** A folder that is made while files are put into it. */
function NewFolder({ onMade, onClose }: { onMade: (id: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // The dialog is open already, and has given the focus away.
  useEffect(() => field.current?.focus(), []);
  const own = useOwnForm('folder.new');
  const { form, refused, onSubmit } = useKeptForm({
    own,
    shape: named,
    now: { name: '' },
    check: (values) => brokenRules(endpoints.createFolder.body, values),
  });
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const submit = onSubmit(async (body) => {
    const { _id } = await call(endpoints.createFolder, { body });
    await queryClient.invalidateQueries({ queryKey: queryKeys.fileFacets });
    onMade(_id);
    close();
  });
  return (
    <DialogForm
      onSubmit={submit}
      onClose={close}
      refused={refused}
      isBusy={form.submitting}
      done={t('collection.select.makeFolder')}
    >
      <TextInput ref={field} label={t('collection.select.folderName')} {...form.getInputProps('name')} />
    </DialogForm>
  );
}

const tagged = z.object({ addTags: z.array(z.string()), removeTags: z.array(z.string()), next: z.string() });
const onlyTags = endpoints.changeFiles.body.pick({ addTags: true, removeTags: true });

const asTags = (given: readonly string[]) =>
  [...new Set(given.map((each) => each.trim().toLowerCase()))].filter((each) => each !== '');

/** So many are listed at once; what is typed finds the others. */
const tagsListed = 100;

/** What is asked of the files: what was typed and not yet made a tag counts, and what is added to all goes from none. */
function changeIn({ addTags, removeTags, next }: z.infer<typeof tagged>) {
  const added = asTags([...addTags, next]);
  return { addTags: added, removeTags: removeTags.filter((tag) => !added.includes(tag)) };
}

/** Whether one of the files would have more tags than it may. */
function tooMany(rows: readonly PickedFile[], { addTags, removeTags }: ReturnType<typeof changeIn>): BrokenRule[] {
  const limit = limits.tagsPerFile;
  if (addTags.length === 0) return [];
  const gone = new Set(removeTags);
  const isOver = rows.some(
    ({ tags = [] }) => new Set([...tags.filter((tag) => !gone.has(tag)), ...addTags]).size > limit,
  );
  return isOver ? [{ field: 'addTags', code: 'tags_too_many', params: { limit } }] : [];
}

/** What is added goes to all of the files, also where some have it; what is taken away goes from all that have it. */
function Tags({ rows, onSettled, onClose }: Part) {
  const { t } = useTranslation();
  const { change } = useChangeFiles(onSettled);
  const { data: facets } = useFacets();
  const own = useOwnForm(formOfFiles('tags', rows));
  const begun = useBegun(own, tagged, { addTags: [], removeTags: [], next: '' });
  const there = [...new Set(rows.flatMap(({ tags = [] }) => tags))].sort();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: begun.typed,
    check: (values) => [...brokenRules(onlyTags, changeIn(values)), ...tooMany(rows, changeIn(values))],
  });
  useKeepTyped(own, tagged, form.values, begun.from);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const submit = onSubmit(async (values) => {
    await change(rows, changeIn(values), () => t('collection.select.tagged'));
    close();
  });
  const { addTags, removeTags } = changeIn(form.values);
  return (
    <FormDialog
      title={t('collection.select.tagsTitle')}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      isHeld={form.submitting}
      isDisabled={addTags.length + removeTags.length === 0}
      done={t('collection.select.save')}
    >
      <TagsInput
        data-autofocus
        label={t('collection.select.addTags')}
        description={t('collection.select.addTagsHint')}
        data={(facets?.tags ?? []).map(({ tag }) => tag)}
        acceptValueOnBlur={false}
        openOnFocus={false}
        searchValue={form.values.next}
        onSearchChange={(next) => form.setFieldValue('next', next)}
        {...form.getInputProps('addTags')}
        onChange={(given) => form.setFieldValue('addTags', asTags(given))}
      />
      {there.length > 0 && (
        <MultiSelect
          label={t('collection.select.removeTags')}
          description={t('collection.select.removeTagsHint')}
          searchable
          limit={tagsListed}
          data={there}
          {...form.getInputProps('removeTags')}
        />
      )}
    </FormDialog>
  );
}

/** Another name; a design bears it itself, any other file keeps its ending. */
function Rename({ row, onClose }: Pick<Part, 'onClose'> & { readonly row: FileRow }) {
  const { t } = useTranslation();
  const own = useOwnForm(formOfFiles('rename', [row]));
  const isDesign = row.directory === 'processed';
  const { form, refused, onSubmit, begun } = useKeptForm({
    own,
    shape: named,
    now: { name: fileTitle(row) },
    check: ({ name }) =>
      isDesign
        ? brokenRules(endpoints.updateDesign.body, { designName: name })
        : brokenRules(endpoints.renameFile.body, { fileName: name }),
  });
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const { seen, explain } = useSeen(
    isDesign ? seenName(row, begun.from.name) : begun.from.name,
    isDesign ? sayNameOf(row) : sayName,
  );
  const submit = onSubmit(async ({ name }) => {
    const params = { id: row._id };
    const was = seen.current;
    if (isDesign) await call(endpoints.updateDesign, { params, body: { designName: name, was } }).catch(explain);
    else await call(endpoints.renameFile, { params, body: { fileName: name, was } }).catch(explain);
    await queryClient.invalidateQueries({ queryKey: queryKeys.files });
    close();
  });
  return (
    <FormDialog
      title={t('collection.select.renameTitle', { name: fileTitle(row) })}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      isHeld={form.submitting}
      done={t('collection.select.save')}
    >
      <TextInput data-autofocus label={t('collection.select.name')} {...form.getInputProps('name')} />
    </FormDialog>
  );
}
