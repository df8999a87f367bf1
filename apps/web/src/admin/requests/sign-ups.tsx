import { Menu, Table } from '@mantine/core';
import { endpoints, factsInWords, type LaterSignUp, type SignUp, signUpStatuses } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SortHead } from '../../ui/sort-head.tsx';
import { CreateClient } from '../clients/create-client.tsx';
import page from '../page.module.css';
import { RowMenu } from '../row-menu.tsx';
import { RejectSignUp } from './reject-sign-up.tsx';
import { RequestRoom } from './request-room.tsx';
import classes from './requests.module.css';

/** Which companies want to become clients, and what was decided. */
export function SignUps() {
  const { t } = useTranslation();
  const format = useFormat();
  const [accepting, setAccepting] = useState<SignUp>();
  const [rejecting, setRejecting] = useState<SignUp>();
  return (
    <>
      <RequestRoom
        label={t('requests.tabs.signUps')}
        none={t('requests.signUp.none')}
        statuses={signUpStatuses}
        word={(status) => t(`requests.signUp.statuses.${status}`)}
        queryKey={queryKeys.signUpPage}
        list={(asked) => call(endpoints.listSignUps, asked)}
        head={(order) => (
          <>
            <SortHead column="createdAt" w={170} begins="desc" {...order}>
              {t('requests.received')}
            </SortHead>
            <SortHead column="companyName" {...order}>
              {t('requests.signUp.company')}
            </SortHead>
            <SortHead column="name" {...order}>
              {t('requests.signUp.person')}
            </SortHead>
            <SortHead column="email" {...order}>
              {t('requests.email')}
            </SortHead>
            <Table.Th w={150}>{t('requests.phone')}</Table.Th>
            <SortHead column="plan" w={110} {...order}>
              {t('requests.signUp.plan')}
            </SortHead>
            <SortHead column="status" w={170} {...order}>
              {t('requests.status')}
            </SortHead>
            <Table.Th w={40} className={page.rowActs} />
          </>
        )}
      >
        {(rows) =>
          rows.map((request) => (
            <Fragment key={request._id}>
              <Table.Tr>
                <Table.Td data-varies className="num">
                  {format.moment(request.createdAt)}
                </Table.Td>
                <Table.Td className={page.strong}>{request.companyName}</Table.Td>
                <Table.Td>{request.name}</Table.Td>
                <Table.Td className={classes.address}>
                  <a href={`mailto:${request.email}`}>{request.email}</a>
                </Table.Td>
                <Table.Td className="num">{request.phone}</Table.Td>
                <Table.Td>
                  {request.plan?.name}
                  {request.isTrial && <span className={classes.second}>{t('requests.signUp.isTrial')}</span>}
                </Table.Td>
                <Table.Td className={request.status === 'new' ? page.strong : undefined}>
                  {request.clientId === null ? (
                    t(`requests.signUp.statuses.${request.status}`)
                  ) : (
                    <Link to="/admin/clients/$id" params={{ id: request.clientId }}>
                      {t(`requests.signUp.statuses.${request.status}`)}
                    </Link>
                  )}
                  {request.reason !== null && <span className={classes.second}>{request.reason}</span>}
                  {!request.viaForm && <span className={classes.second}>{t('requests.sales.noForm')}</span>}
                </Table.Td>
                <Table.Td className={page.rowActs}>
                  {request.status === 'new' && (
                    <RowMenu label={t('requests.signUp.actions', { company: request.companyName })}>
                      <Menu.Item onClick={() => setAccepting(request)}>{t('requests.signUp.accept')}</Menu.Item>
                      <Menu.Item onClick={() => setRejecting(request)}>{t('requests.signUp.reject')}</Menu.Item>
                    </RowMenu>
                  )}
                </Table.Td>
              </Table.Tr>
              {request.later.length > 0 && <Later requests={request.later} />}
            </Fragment>
          ))
        }
      </RequestRoom>
      {accepting && <CreateClient isOpen asked={accepting} onClose={() => setAccepting(undefined)} />}
      {rejecting && <RejectSignUp request={rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  );
}

/** Who asked again with the same address while the request waited: when, and what they said otherwise. */
function Later({ requests }: { requests: readonly LaterSignUp[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Table.Tr>
      <Table.Td />
      <Table.Td colSpan={7}>
        <ul className={classes.later} aria-label={t('requests.signUp.later')}>
          {requests.map(({ at, viaForm, differs }) => (
            <li key={at}>
              {t('requests.signUp.again', { at: format.moment(at) })}{' '}
              {factsInWords(differs, language) || t('requests.signUp.same')}
              {!viaForm && ` (${t('requests.sales.noForm')})`}
            </li>
          ))}
        </ul>
      </Table.Td>
    </Table.Tr>
  );
}
