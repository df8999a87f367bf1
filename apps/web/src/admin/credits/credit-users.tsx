import { Table, UnstyledButton } from '@mantine/core';
import { endpoints, type User } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useList } from '../use-list.ts';
import { EditCap } from '../users/edit-cap.tsx';
import classes from './credit-users.module.css';

const limit = 10;

/** Of each user what they may spend this month, what they have, and what is left of it. */
export function CreditUsers() {
  const { t } = useTranslation();
  const format = useFormat();
  const [pageNo, setPageNo] = useState(1);
  const [edited, setEdited] = useState<User>();
  const users = useList(queryKeys.userCredits(pageNo), pageNo, (wanted, signal) =>
    call(endpoints.listUsers, { query: { pageNo: wanted, limit }, signal }),
  );
  const title = t('admin.credits.byUser');
  return (
    <>
      <div className={page.tools}>
        <h2>{title}</h2>
      </div>
      <div className={classes.users}>
        <ListRoom list={users} none={t('admin.users.noneYet')} onPage={setPageNo}>
          {(rows) => (
            <section className={page.scroll} aria-label={title}>
              <Table miw={560}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('admin.credits.user')}</Table.Th>
                    <Table.Th className={page.number}>{t('admin.users.cap')}</Table.Th>
                    <Table.Th className={page.number}>{t('admin.credits.usedMonth')}</Table.Th>
                    <Table.Th className={page.number}>{t('admin.credits.leftMonth')}</Table.Th>
                    <Table.Th className={page.rowActs} />
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map((user) => (
                    <Table.Tr key={user._id}>
                      <Table.Td className={page.strong}>{user.name}</Table.Td>
                      <Table.Td className={page.number}>
                        {user.creditCap === null ? t('admin.credits.noCap') : format.number(user.creditCap)}
                      </Table.Td>
                      <Table.Td className={page.number}>{format.number(user.creditsThisMonth)}</Table.Td>
                      <Table.Td className={page.number}>
                        {user.creditCap === null
                          ? '–'
                          : format.number(Math.max(0, user.creditCap - user.creditsThisMonth))}
                      </Table.Td>
                      <Table.Td className={page.rowActs}>
                        <UnstyledButton className={classes.act} onClick={() => setEdited(user)}>
                          {t('admin.credits.setCap')} <span className="visually-hidden">{user.name}</span>
                        </UnstyledButton>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </section>
          )}
        </ListRoom>
      </div>
      {edited && <EditCap user={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
