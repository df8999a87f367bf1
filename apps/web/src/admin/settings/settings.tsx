import { Button, Switch, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { updateSession } from '../../api/session-store.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ZoneSelect } from '../../ui/zone-select.tsx';
import { BillingFacts, useFactsEditing } from '../billing/billing-facts.tsx';
import page from '../page.module.css';
import { RoomTabs } from '../room-tabs.tsx';
import keys from './api-keys.module.css';
import { ApiKeys } from './api-keys.tsx';
import { ChangePassword } from './change-password.tsx';
import { HolidaysField } from './holidays-field.tsx';
import classes from './rule.module.css';
import { useSettings } from './use-settings.ts';

const rooms = [
  ['password', ChangePassword],
  ['user', UserAccess],
  ['login', LoginRules],
] as const;

/** Password, whether administrators may work as users, when and from where people may sign in; and beneath, to whom invoices go, and the keys of other systems. */
export function Settings() {
  const { t } = useTranslation();
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('settings.title')}</Title>
        <div className={page.acts}>
          <Button variant="default" component={Link} to="/admin/account">
            {t('shell.user.account')}
          </Button>
        </div>
      </div>
      <RoomTabs rooms={rooms.map(([tab, Room]) => ({ tab, name: t(`settings.tabs.${tab}`), room: <Room /> }))} />
      <section aria-labelledby="facts" className={keys.section}>
        <h2 id="facts">{t('buying.sheet.facts')}</h2>
        <div className={keys.facts}>
          <BillingFacts {...useFactsEditing()} />
        </div>
      </section>
      <ApiKeys />
    </>
  );
}

/** Whether administrators of this client may switch to user mode. */
function UserAccess() {
  const { t } = useTranslation();
  const { stored, change } = useSettings();
  if (stored.isError) return <LoadFailure error={stored.error} retry={stored.refetch} />;
  if (!stored.data) return null;
  return (
    <Rule
      label={t('settings.userAccess')}
      text={t('settings.userAccessText')}
      isOn={stored.data.hasUserAccess}
      isBusy={change.isPending}
      onChange={(hasUserAccess) =>
        change.mutate({ hasUserAccess }, { onSuccess: () => updateSession({ hasUserAccess }) })
      }
    />
  );
}

/** The switches of the log-in, and what each is called. */
const loginRules = [
  ['isIpRequired', 'ip'],
  ['isWorkingHoursRequired', 'hours'],
  ['areAdminsBound', 'adminHours'],
] as const;

/** From where and when the users of this client may sign in. */
function LoginRules() {
  const { t } = useTranslation();
  const { stored, store, change } = useSettings();
  if (stored.isError) return <LoadFailure error={stored.error} retry={stored.refetch} />;
  if (!stored.data) return null;
  const { timeZone, holidays } = stored.data;
  return (
    <>
      {loginRules.map(([rule, word]) => (
        <Rule
          key={rule}
          label={t(`settings.${word}`)}
          text={t(`settings.${word}Text`)}
          isOn={stored.data[rule]}
          isBusy={change.isPending}
          onChange={(isOn) => change.mutate({ [rule]: isOn })}
        />
      ))}
      <ZoneSelect
        mt="md"
        w={280}
        label={t('settings.zone')}
        value={timeZone}
        onChange={(zone) => zone && change.mutate({ timeZone: zone })}
      />
      <HolidaysField
        value={holidays}
        isBusy={change.isPending}
        store={(days) => store({ holidays: days })}
        remove={(day) => change.mutate({ holidays: holidays.filter((each) => each !== day) })}
      />
    </>
  );
}

interface RuleProps {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One rule of the client: what it is called, what it does, and its switch. */
function Rule({ label, text, isOn, isBusy, onChange }: RuleProps) {
  return (
    <div className={classes.rule}>
      <Switch
        classNames={{ label: classes.label }}
        label={label}
        description={text}
        checked={isOn}
        disabled={isBusy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
