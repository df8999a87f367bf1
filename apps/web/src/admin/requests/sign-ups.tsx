import { Menu } from '@mantine/core';
import { endpoints, factsInWords, type LaterSignUp, type SignUp, signUpStatuses } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { CreateClient } from '../clients/create-client.tsx';
import page from '../page.module.css';
import { RowMenu } from '../row-menu.tsx';
import { RejectSignUp } from './reject-sign-up.tsx';
import { RequestRoom } from './request-room.tsx';
import classes from './requests.module.css';

/** Which companies want to become clients, and what was decided. */
export function SignUps() {
  const { t } = useTranslation();
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
        byCallsKey={queryKeys.signUpsByCalls}
        list={(asked) => call(endpoints.listSignUps, asked)}
        columns={[
          {
            head: t('requests.signUp.company'),
            sort: 'companyName',
            place: 'name',
            className: page.strong,
            cell: ({ companyName }) => companyName,
          },
          { head: t('requests.signUp.person'), sort: 'name', place: 'line', cell: ({ name }) => name },
          {
            head: t('requests.email'),
            sort: 'email',
            className: classes.address,
            cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
          },
          { head: t('requests.phone'), w: 150, className: 'num', cell: ({ phone }) => phone },
          {
            head: t('requests.signUp.plan'),
            sort: 'plan',
            w: 110,
            cell: ({ plan, isTrial }) =>
              (plan || isTrial) && (
                <>
                  {plan?.name}
                  {isTrial && <span className={classes.second}>{t('requests.signUp.isTrial')}</span>}
                </>
              ),
          },
          {
            head: t('requests.status'),
            sort: 'status',
            w: 170,
            className: ({ status }) => (status === 'new' ? page.strong : undefined),
            cell: (request) => <Standing request={request} />,
          },
          {
            head: '',
            w: 40,
            place: 'menu',
            cell: (request) =>
              request.status === 'new' && (
                <RowMenu label={t('requests.signUp.actions', { company: request.companyName })}>
                  <Menu.Item onClick={() => setAccepting(request)}>{t('requests.signUp.accept')}</Menu.Item>
                  <Menu.Item onClick={() => setRejecting(request)}>{t('requests.signUp.reject')}</Menu.Item>
                </RowMenu>
              ),
          },
        ]}
        beneath={({ later }) => later.length > 0 && <Later requests={later} />}
      />
      {accepting && <CreateClient isOpen asked={accepting} onClose={() => setAccepting(undefined)} />}
      {rejecting && <RejectSignUp request={rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  );
}

/** What was decided, why, and whether it came from somewhere else than the form. */
function Standing({ request: { status, clientId, reason, viaForm } }: { request: SignUp }) {
  const { t } = useTranslation();
  const word = t(`requests.signUp.statuses.${status}`);
  return (
    <>
      {clientId === null ? (
        word
      ) : (
        <Link to="/admin/clients/$id" params={{ id: clientId }}>
          {word}
        </Link>
      )}
      {reason !== null && <span className={classes.second}>{reason}</span>}
      {!viaForm && <span className={classes.second}>{t('requests.sales.noForm')}</span>}
    </>
  );
}

/** Who asked again with the same address while the request waited: when, and what they said otherwise. */
function Later({ requests }: { requests: readonly LaterSignUp[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  return (
    <ul className={classes.later} aria-label={t('requests.signUp.later')}>
      {requests.map(({ at, viaForm, differs }) => (
        <li key={at}>
          {t('requests.signUp.again', { at: format.moment(at) })}{' '}
          {factsInWords(differs, language) || t('requests.signUp.same')}
          {!viaForm && ` (${t('requests.sales.noForm')})`}
        </li>
      ))}
    </ul>
  );
}
