import { Select, Tabs, Title } from '@mantine/core';
import { endpoints, letterKinds, type MailRoom, mailRooms, mailStates, reportKinds } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { type MailsFilter, queryKeys } from '../../api/query-keys.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { MailDialog } from './mail-dialog.tsx';
import { MailsTable } from './mails-table.tsx';

const whole: Omit<MailsFilter, 'room'> = {
  pageNo: 1,
  search: '',
  state: undefined,
  kind: undefined,
  sort: { by: 'createdAt', direction: 'desc' },
};

const kindsOf = { letters: letterKinds, reports: reportKinds };

/** Every letter to people and every report to support, each in a room of its own, with what became of it; where there is no mail server they are read here. */
export function Outbox() {
  const { t } = useTranslation();
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('mail.outbox.title')}</Title>
      </div>
      <Tabs defaultValue={mailRooms[0]} keepMounted={false}>
        <Tabs.List mb="md">
          {mailRooms.map((room) => (
            <Tabs.Tab key={room} value={room}>
              {t(`mail.rooms.${room}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {mailRooms.map((room) => (
          <Tabs.Panel key={room} value={room}>
            <Mails room={room} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function Mails({ room }: { room: MailRoom }) {
  const { t } = useTranslation();
  const [filter, look] = useLook<MailsFilter>({ ...whole, room });
  const { search, state, kind, sort } = filter;
  const [opened, setOpened] = useState<string>();
  const mails = useList(queryKeys.mailPage(filter), filter.pageNo, (pageNo, signal) => {
    const chosen = { ...(state && { state }), ...(kind && { kind }) };
    const query = { pageNo, search, room, sortBy: sort.by, sortDirection: sort.direction, ...chosen };
    return call(endpoints.listMails, { query, signal });
  });
  const isFiltered = search !== '' || state !== undefined || kind !== undefined;
  return (
    <>
      <div className={page.tools}>
        <SearchField label={t('mail.outbox.search')} onSearch={(text) => look({ search: text })} />
        <Select
          w={180}
          clearable
          aria-label={t('mail.outbox.state')}
          placeholder={t('mail.outbox.allStates')}
          data={mailStates.map((value) => ({ value, label: t(`mail.states.${value}`) }))}
          value={state ?? null}
          onChange={(value) => look({ state: mailStates.find((each) => each === value) })}
        />
        <Select
          w={200}
          clearable
          aria-label={t('mail.outbox.kind')}
          placeholder={t('mail.outbox.allKinds')}
          data={kindsOf[room].map((value) => ({ value, label: t(`mail.kinds.${value}`) }))}
          value={kind ?? null}
          onChange={(value) => look({ kind: kindsOf[room].find((each) => each === value) })}
        />
      </div>
      <ListRoom
        list={mails}
        none={t(isFiltered ? 'mail.outbox.noneFound' : `mail.none.${room}`)}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => (
          <MailsTable
            room={room}
            mails={rows}
            sort={sort}
            onSort={(wanted) => look({ sort: wanted })}
            onOpen={setOpened}
          />
        )}
      </ListRoom>
      {opened !== undefined && <MailDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
