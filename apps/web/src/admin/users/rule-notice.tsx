import { UnstyledButton } from '@mantine/core';
import type { Role } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../settings/use-settings.ts';
import classes from './rule-notice.module.css';

const switches = { ips: 'isIpRequired', hours: 'isWorkingHoursRequired' } as const;

/** Says why addresses or hours that are set here would not hold, with the switch that makes them hold; nothing while they do. */
export function RuleNotice({ rule, roles }: { rule: keyof typeof switches; roles: Role }) {
  const { t } = useTranslation();
  const { stored, change } = useSettings();
  const turnOn = () => change.mutate({ [switches[rule]]: true });
  const areAdminsBound = rule === 'hours' && stored.data?.areAdminsBound;
  if (roles !== 'user' && !areAdminsBound)
    return <p className={classes.notice}>{t('admin.users.rulesNotForAdmins')}</p>;
  if (!stored.data || stored.data[switches[rule]]) return null;
  return (
    <div className={classes.notice} role="note">
      <p>{t(rule === 'ips' ? 'admin.users.ipsOff' : 'admin.users.hoursOff')}</p>
      <UnstyledButton className={classes.act} disabled={change.isPending} onClick={turnOn}>
        {t('admin.users.turnOn')}
      </UnstyledButton>
    </div>
  );
}
