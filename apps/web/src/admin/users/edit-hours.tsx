import { endpoints, hoursInWords, type User, type WorkingHours, workingHours } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { toLanguage } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import classes from '../forms.module.css';
import { HoursField } from './hours-field.tsx';
import { OpenNow } from './open-now.tsx';
import { RuleNotice } from './rule-notice.tsx';
import { useSeen } from './use-seen.ts';
import { UserDialog } from './user-dialog.tsx';

/** The working hours of one user, in the client's time zone. */
export function EditHours({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const params = { id: user._id };
  const stored = useQuery({
    queryKey: queryKeys.workingHours(user._id),
    queryFn: () => call(endpoints.getWorkingHours, { params }),
    gcTime: 0,
  });
  const [edited, setEdited] = useState<WorkingHours>();
  const value = edited ?? stored.data?.workingHours;
  const { seen, explain } = useSeen<WorkingHours | undefined>(undefined, async () => {
    const { workingHours: facts } = await call(endpoints.getWorkingHours, { params });
    return { facts, words: hoursInWords(facts, toLanguage(i18n.language)) };
  });
  const change = (hours: WorkingHours) => {
    // What comes in while somebody types was not seen by them.
    seen.current ??= stored.data?.workingHours;
    setEdited(hours);
  };
  const save = async () => {
    if (!value) return;
    const body = { workingHours: value, was: seen.current ?? value };
    await call(endpoints.putWorkingHours, { params, body }).catch(explain);
  };
  const judged = workingHours.safeParse(value);
  return (
    <UserDialog
      title={t('admin.users.hoursOf', { name: user.name })}
      save={save}
      isDisabled={!judged.success}
      onClose={onClose}
    >
      {stored.isError && <LoadFailure error={stored.error} retry={stored.refetch} />}
      <RuleNotice rule="hours" roles={user.roles} />
      {value && <HoursField value={value} onChange={change} />}
      {stored.data && (
        <>
          <p className={classes.hint}>{t('admin.users.zone', { zone: stored.data.timeZone })}</p>
          <OpenNow now={stored.data.now} />
        </>
      )}
    </UserDialog>
  );
}
