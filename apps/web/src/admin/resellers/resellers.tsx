import { Button, Menu, Table, Title, UnstyledButton } from '@mantine/core';
import { endpoints, limits, type Reseller } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { type Found, queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
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
    <section className={page.scroll} aria-label={t('shell.nav.resellers')}>
      <Table miw={900}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('selling.resellers.name')}</Table.Th>
            <Table.Th>{t('selling.resellers.contact')}</Table.Th>
            <Table.Th className={page.number}>{t('selling.resellers.shareShort')}</Table.Th>
            <Table.Th className={page.number}>{t('selling.resellers.clients')}</Table.Th>
            <Table.Th className={page.number}>{t('selling.resellers.owed')}</Table.Th>
            <Table.Th>{t('selling.resellers.footer')}</Table.Th>
            <Table.Th>{t('money.history.status')}</Table.Th>
            <Table.Th w={40} className={page.rowActs} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {resellers.map((reseller) => (
            <Table.Tr key={reseller._id}>
              <Table.Td className={classes.name}>
                <UnstyledButton
                  className={`${page.open} ${page.strong}`}
                  onClick={() => onOpen({ reseller, what: 'book' })}
                >
                  {reseller.name}
                </UnstyledButton>
              </Table.Td>
              <Table.Td className={classes.name}>
                {reseller.contactName}
                {reseller.email !== '' && (
                  <a className={classes.second} href={`mailto:${reseller.email}`}>
                    {reseller.email}
                  </a>
                )}
              </Table.Td>
              <Table.Td className={page.number}>{format.share(reseller.commissionBasisPoints)}</Table.Td>
              <Table.Td className={page.number}>{format.number(reseller.clients)}</Table.Td>
              <Table.Td className={page.number}>
                {reseller.owed.map(({ amount, currency }) => (
                  <span key={currency} className={classes.sum}>
                    {format.amount(amount, currency)}
                  </span>
                ))}
              </Table.Td>
              <Table.Td>
                {t(reseller.isShown && reseller.isActive ? 'selling.resellers.shown' : 'selling.resellers.hidden')}
              </Table.Td>
              <Table.Td className={reseller.isActive ? page.active : page.inactive}>
                {t(reseller.isActive ? 'clients.active' : 'clients.inactive')}
              </Table.Td>
              <Table.Td className={page.rowActs}>
                <Acts reseller={reseller} onOpen={onOpen} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
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
