import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyAct } from '../ui/copy-act.tsx';
import drawer from '../ui/forms.module.css';

/** What somebody signs in with for the first time, to be copied and handed over; it is shown nowhere else. */
export function Handover({
  text,
  login,
  password,
  onDone,
}: {
  text: string;
  login: string;
  password: string;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={drawer.form}>
      <div className={drawer.fields} role="status">
        <p>{text}</p>
        <dl className={drawer.handover}>
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
