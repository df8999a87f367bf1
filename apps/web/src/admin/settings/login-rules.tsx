import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Rule } from './rule.tsx';
import { useSettings } from './use-settings.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** From where and when the users of this client may sign in. */
export function LoginRules() {
  const { t } = useTranslation();
  const { stored, change } = useSettings();
  if (stored.isError) return <LoadFailure error={stored.error} retry={stored.refetch} />;
  if (!stored.data) return null;
  const { isIpRequired, isWorkingHoursRequired, timeZone } = stored.data;
  return (
    <>
      <Rule
        label={t('settings.ip')}
        text={t('settings.ipText')}
        isOn={isIpRequired}
        isBusy={change.isPending}
        onChange={(isOn) => change.mutate({ isIpRequired: isOn })}
      />
      <Rule
        label={t('settings.hours')}
        text={t('settings.hoursText')}
        isOn={isWorkingHoursRequired}
        isBusy={change.isPending}
        onChange={(isOn) => change.mutate({ isWorkingHoursRequired: isOn })}
      />
      <Select
        mt="md"
        w={280}
        searchable
        allowDeselect={false}
        label={t('settings.zone')}
        data={zones.includes(timeZone) ? zones : [timeZone, ...zones]}
        value={timeZone}
        onChange={(zone) => zone && change.mutate({ timeZone: zone })}
      />
    </>
  );
}
