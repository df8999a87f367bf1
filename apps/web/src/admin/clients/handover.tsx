import { Button } from '@mantine/core';
import type { ClientDetails } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { CopyAct } from '../../ui/copy-act.tsx';
import drawer from '../forms.module.css';
import classes from './clients.module.css';

export interface MadeClient {
  readonly client: ClientDetails;
  readonly admin: string;
  readonly login: string;
  readonly password: string;
}

/** What the first administrator signs in with, to be copied and handed over; it is shown nowhere else. */
export function Handover({
  made: { client, admin, login, password },
  onDone,
}: {
  made: MadeClient;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={drawer.form}>
      <div className={drawer.fields} role="status">
        <p>{t(client.status === 'active' ? 'clients.made.text' : 'clients.made.closed', { admin })}</p>
        <dl className={classes.handover}>
          <dt>{t('clients.made.login')}</dt>
          <dd>{login}</dd>
          <dt>{t('clients.form.password')}</dt>
          <dd>{password}</dd>
        </dl>
        <CopyAct text={`${login}\n${password}`} label={t('clients.made.copy')} />
      </div>
      <footer className={drawer.foot}>
        <span />
        <Button onClick={onDone}>{t('clients.made.done')}</Button>
      </footer>
    </div>
  );
}
