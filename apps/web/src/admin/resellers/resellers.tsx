import { Button, Menu, Title, UnstyledButton } from '@mantine/core';
import { endpoints, limits, type Reseller } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { type Found, queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { RowMenu } from '../row-menu.tsx';
import { useDelete } from '../use-delete.ts';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { ResellerBook } from './reseller-book.tsx';
import { ResellerForm } from './reseller-form.tsx';
import classes from './resellers.module.css';

type Open = { readonly reseller: Reseller | 'new'; readonly what: 'form' | 'book' };

/** Who sells the product to clients of their own, and what is owed to them. */
export function Resellers() {
  const { t } = useTranslation();
  const [look, change] = useLook<Found>({ pageNo: 1, search: '' });
  const [open, setOpen] = useState<Open>();
  const resellers = useList(queryKeys.resellerPage(look), look.pageNo, (pageNo, signal) =>
    call(endpoints.listResellers, {
      query: { pageNo, limit: limits.requestListPageSize, search: look.search },
      signal,
    }),
  );
  const own = useOwnForm('reseller');
  const reseller = open?.reseller;
  const isNew = reseller === 'new';
  const kept = reseller === undefined || isNew ? own : `${own}.${reseller._id}`;
  const close = () => {
    if (open?.what === 'form') forgetForm(kept);
    setOpen(undefined);
  };
  const name = reseller === undefined || isNew ? '' : reseller.name;
  const title = isNew
    ? 'selling.resellers.add'
    : open?.what === 'book'
      ? 'selling.resellers.bookOf'
      : 'clients.editTitle';
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('shell.nav.resellers')}</Title>
        <div className={page.acts}>
          <Button onClick={() => setOpen({ reseller: 'new', what: 'form' })}>{t('selling.resellers.add')}</Button>
        </div>
      </div>
      <div className={page.tools}>
        <SearchField label={t('selling.resellers.search')} onSearch={(search) => change({ search })} />
      </div>
      <ListRoom
        list={resellers}
        none={t(look.search === '' ? 'selling.resellers.noneYet' : 'selling.resellers.none')}
        onPage={(pageNo) => change({ pageNo })}
      >
        {(rows) => <ResellersTable resellers={rows} onOpen={setOpen} />}
      </ListRoom>
      <FormDrawer
        title={t(title, { name })}
        isOpen={open !== undefined}
        onClose={close}
        {...(open?.what === 'form' && { kept })}
      >
        {open?.what === 'form' && <ResellerForm key={kept} reseller={open.reseller} own={kept} onClose={close} />}
        {open?.what === 'book' && open.reseller !== 'new' && (
          <ResellerBook key={open.reseller._id} reseller={open.reseller} />
        )}
      </FormDrawer>
    </>
  );
}

function ResellersTable({ resellers, onOpen }: { resellers: readonly Reseller[]; onOpen: (open: Open) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DataTable
      label={t('shell.nav.resellers')}
      miw={900}
      rows={resellers}
      columns={[
        {
          head: t('selling.resellers.name'),
          place: 'name',
          className: classes.name,
          cell: (reseller) => (
            <UnstyledButton
              className={`${page.open} ${page.strong}`}
              onClick={() => onOpen({ reseller, what: 'book' })}
            >
              {reseller.name}
            </UnstyledButton>
          ),
        },
        {
          head: t('selling.resellers.contact'),
          className: classes.name,
          cell: ({ contactName, email }) =>
            (contactName !== '' || email !== '') && (
              <>
                {contactName}
                {email !== '' && (
                  <a className={classes.second} href={`mailto:${email}`}>
                    {email}
                  </a>
                )}
              </>
            ),
        },
        {
          head: t('selling.resellers.shareShort'),
          isNumber: true,
          cell: ({ commissionBasisPoints }) => format.share(commissionBasisPoints),
        },
        { head: t('selling.resellers.clients'), isNumber: true, cell: ({ clients }) => format.number(clients) },
        {
          head: t('selling.resellers.owed'),
          isNumber: true,
          cell: ({ owed }) =>
            owed.length > 0 &&
            owed.map(({ amount, currency }) => (
              <span key={currency} className={classes.sum}>
                {format.amount(amount, currency)}
              </span>
            )),
        },
        {
          head: t('selling.resellers.footer'),
          cell: ({ isShown, isActive }) =>
            t(isShown && isActive ? 'selling.resellers.shown' : 'selling.resellers.hidden'),
        },
        {
          head: t('money.history.status'),
          place: 'beside',
          className: ({ isActive }) => (isActive ? page.active : page.inactive),
          cell: ({ isActive }) => t(isActive ? 'clients.active' : 'clients.inactive'),
        },
        { head: '', w: 40, place: 'menu', cell: (reseller) => <Acts reseller={reseller} onOpen={onOpen} /> },
      ]}
    />
  );
}

function Acts({ reseller, onOpen }: { reseller: Reseller; onOpen: (open: Open) => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { _id: id, name } = reseller;
  const { confirm, isPending } = useDelete({
    remove: () => call(endpoints.deleteReseller, { params: { id } }),
    changed: () => queries.invalidateQueries({ queryKey: queryKeys.resellers }),
    title: t('selling.resellers.deleteTitle', { name }),
    text: t('selling.resellers.deleteText'),
    act: t('selling.resellers.delete'),
  });
  return (
    <RowMenu isBusy={isPending} label={t('selling.resellers.actions', { name })}>
      <Menu.Item onClick={() => onOpen({ reseller, what: 'book' })}>{t('selling.resellers.openBook')}</Menu.Item>
      <Menu.Item onClick={() => onOpen({ reseller, what: 'form' })}>{t('selling.resellers.edit')}</Menu.Item>
      <Menu.Item onClick={confirm}>{t('selling.resellers.delete')}</Menu.Item>
    </RowMenu>
  );
}
