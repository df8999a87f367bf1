import { Button, Menu, Textarea, TextInput } from '@mantine/core';
import { endpoints, factsInWords, type Place, placeSeen } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DrawerForm, FormDrawer } from '../../ui/form-drawer.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import { useSeen } from '../../ui/use-seen.ts';
import page from '../page.module.css';
import { RowMenu } from '../row-menu.tsx';
import { useDelete } from '../use-delete.ts';
import classes from './requests.module.css';

/** The places that the public page of locations shows. */
export function Places() {
  const { t } = useTranslation();
  const places = useQuery({ queryKey: queryKeys.places, queryFn: () => call(endpoints.listPlaces) });
  const [edited, setEdited] = useState<Place | 'new'>();
  const own = useOwnForm(`place.${typeof edited === 'object' ? edited._id : 'new'}`);
  const close = () => {
    forgetForm(own);
    setEdited(undefined);
  };
  return (
    <>
      <div className={page.tools}>
        <h2>{t('requests.places.title')}</h2>
        <Button variant="default" size="xs" onClick={() => setEdited('new')}>
          {t('requests.places.add')}
        </Button>
      </div>
      {places.isError && <LoadFailure error={places.error} retry={places.refetch} />}
      {places.data?.data.length === 0 && (
        <div className={page.paper}>
          <p>{t('requests.places.noneYet')}</p>
        </div>
      )}
      {places.data && places.data.data.length > 0 && (
        <DataTable
          label={t('requests.places.title')}
          miw={560}
          rows={places.data.data}
          columns={[
            { head: t('requests.places.name'), place: 'name', className: page.strong, cell: ({ name }) => name },
            {
              head: t('requests.places.address'),
              place: 'whole',
              className: classes.lines,
              cell: ({ address }) => address,
            },
            { head: t('requests.phone'), w: 170, place: 'line', className: 'num', cell: ({ phone }) => phone },
            {
              head: '',
              w: 40,
              place: 'menu',
              cell: (place) => <PlaceActions place={place} onEdit={() => setEdited(place)} />,
            },
          ]}
        />
      )}
      <FormDrawer
        title={edited === undefined || edited === 'new' ? t('requests.places.add') : edited.name}
        isOpen={edited !== undefined}
        onClose={close}
        kept={own}
      >
        {edited && <EditPlace key={own} place={edited} own={own} onClose={close} />}
      </FormDrawer>
    </>
  );
}

function PlaceActions({ place, onEdit }: { place: Place; onEdit: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { _id: id, name } = place;
  const { confirm, isPending } = useDelete({
    remove: () => call(endpoints.deletePlace, { params: { id } }),
    changed: () => queries.invalidateQueries({ queryKey: queryKeys.places }),
    title: t('requests.places.deleteTitle', { name }),
    text: t('requests.places.deleteText'),
    act: t('requests.places.delete'),
  });
  return (
    <RowMenu isBusy={isPending} label={t('requests.places.actions', { name })}>
      <Menu.Item onClick={onEdit}>{t('requests.places.edit')}</Menu.Item>
      <Menu.Item onClick={confirm}>{t('requests.places.delete')}</Menu.Item>
    </RowMenu>
  );
}

const facts = z.object(placeSeen.shape);
const shape = z.object({ name: z.string(), address: z.string(), phone: z.string() });

/** Saving over somebody else's change of a place first shows what is there now. */
function EditPlace({ place, own, onClose }: { place: Place | 'new'; own: string; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { name, address, phone } = place === 'new' ? { name: '', address: '', phone: '' } : place;
  const language = useLanguage();
  const { form, refused, wrong, onSubmit, begun } = useKeptForm({
    own,
    shape,
    now: { name, address, phone },
    check: (values) => brokenRules(endpoints.createPlace.body, values),
  });
  const { seen, explain } = useSeen(begun.from, async ({ params }) => {
    void queries.invalidateQueries({ queryKey: queryKeys.places });
    const now = facts.parse(params);
    return { facts: now, words: factsInWords(now, language) };
  });
  const once = useOnce();
  const submit = onSubmit(async (body) => {
    if (place === 'new') await once(body, (idempotencyKey) => call(endpoints.createPlace, { body, idempotencyKey }));
    else {
      const over = { ...body, was: seen.current };
      await call(endpoints.updatePlace, { params: { id: place._id }, body: over }).catch(explain);
    }
    await queries.invalidateQueries({ queryKey: queryKeys.places });
    onClose();
  });
  return (
    <DrawerForm
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      wrong={wrong}
      isBusy={form.submitting}
      done={t('shell.save')}
    >
      <TextInput data-autofocus label={t('requests.places.name')} {...form.getInputProps('name')} />
      <Textarea label={t('requests.places.address')} rows={3} {...form.getInputProps('address')} />
      <TextInput label={t('requests.places.phone')} {...form.getInputProps('phone')} />
    </DrawerForm>
  );
}
