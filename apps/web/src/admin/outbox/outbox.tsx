import { Select, Title } from '@mantine/core';
import { endpoints, mailKinds, mailStates } from '@naksha/contract';
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

const whole: MailsFilter = {
  pageNo: 1,
  search: '',
  state: undefined,
  kind: undefined,
  sort: { by: 'createdAt', direction: 'desc' },
};

/** Every mail that was written, with what became of it; where there is no mail server they are read here. */
export function Outbox() {
  const { t } = useTranslation();
  const [filter, look] = useLook(whole);
  const { search, state, kind, sort } = filter;
  const [opened, setOpened] = useState<string>();
  const mails = useList(queryKeys.mailPage(filter), filter.pageNo, (pageNo, signal) => {
    const chosen = { ...(state && { state }), ...(kind && { kind }) };
    const query = { pageNo, search, sortBy: sort.by, sortDirection: sort.direction, ...chosen };
    return call(endpoints.listMails, { query, signal });
  });
  const isFiltered = search !== '' || state !== undefined || kind !== undefined;
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('mail.outbox.title')}</Title>
      </div>
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
          data={mailKinds.map((value) => ({ value, label: t(`mail.kinds.${value}`) }))}
          value={kind ?? null}
          onChange={(value) => look({ kind: mailKinds.find((each) => each === value) })}
        />
      </div>
      <ListRoom
        list={mails}
        none={t(isFiltered ? 'mail.outbox.noneFound' : 'mail.outbox.none')}
        onPage={(pageNo) => look({ pageNo })}
      >
        {(rows) => (
          <MailsTable mails={rows} sort={sort} onSort={(wanted) => look({ sort: wanted })} onOpen={setOpened} />
        )}
      </ListRoom>
      {opened !== undefined && <MailDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
