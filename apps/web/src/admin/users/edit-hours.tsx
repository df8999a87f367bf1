import {
  endpoints,
  hoursInWords,
  toLanguage,
  type User,
  type WorkingHours,
  type WorkingNow,
  workingHours,
} from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { knownZone } from '../../i18n/known-zone.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import classes from '../../ui/forms.module.css';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { useConfirmShutOut } from '../use-confirm-shut-out.ts';
import { HoursField } from './hours-field.tsx';
import { RuleNotice } from './rule-notice.tsx';
import { typedHours } from './typed-hours.ts';
import { useSaved } from './use-saved.ts';

const kept = typedHours.optional();

/** The working hours of one user, in the client's time zone. */
export function EditHours({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const title = t('admin.users.hoursOf', { name: user.name });
  const params = { id: user._id };
  const stored = useQuery({
    queryKey: queryKeys.workingHours(user._id),
    queryFn: () => call(endpoints.getWorkingHours, { params }),
    gcTime: 0,
  });
  const own = useOwnForm(`hours.${user._id}`);
  const begun = useBegun(own, kept, undefined);
  const [edited, setEdited] = useState(begun.typed);
  const [from, setFrom] = useState(begun.from);
  useKeepTyped(own, kept, edited, from);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const value = edited ?? stored.data?.workingHours;
  const { seen, explain } = useSeen<WorkingHours | undefined>(begun.from, async () => {
    const { workingHours: facts } = await call(endpoints.getWorkingHours, { params });
    return { facts, words: hoursInWords(facts, toLanguage(i18n.language)) };
  });
  const change = (hours: WorkingHours) => {
    // What comes in while somebody types was not seen by them.
    seen.current ??= stored.data?.workingHours;
    setFrom(seen.current);
    setEdited(hours);
  };
  // The hours themselves are judged where they are changed.
  const { form, refused, onSubmit } = useCheckedForm({ initialValues: {}, check: () => [] });
  const notifySaved = useSaved(title);
  const confirmed = useConfirmShutOut();
  const submit = onSubmit(async () => {
    if (!value) return;
    const body = { workingHours: value, was: seen.current ?? value };
    await confirmed((more) => call(endpoints.putWorkingHours, { params, body: { ...body, ...more } })).catch(explain);
    await notifySaved();
    close();
  });
  const judged = workingHours.safeParse(value);
  return (
    <FormDialog
      title={title}
      size={520}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      isDisabled={!judged.success}
      done={t('shell.save')}
    >
      {stored.isError && <LoadFailure error={stored.error} retry={stored.refetch} />}
      <RuleNotice rule="hours" roles={user.roles} />
      {value && <HoursField value={value} onChange={change} />}
      {stored.data && (
        <div>
          <p className={classes.hint}>{t('admin.users.zone', { zone: stored.data.timeZone })}</p>
          <OpenNow now={stored.data.now} zone={stored.data.timeZone} />
        </div>
      )}
    </FormDialog>
  );
}

/** Whether the stored hours are open now, and until when: "open now, closes at 19:30". */
function OpenNow({ now: { isOpen, until, holiday }, zone }: { now: WorkingNow; zone: string }) {
  const { t } = useTranslation();
  const format = useFormat('UTC');
  const when = until === null ? '' : wallWords(until, wallNow(zone), format);
  const closed = holiday === null ? t('admin.users.closedNow') : t('admin.users.closedFor', { name: holiday });
  return (
    <p className={classes.hint} role="status" data-varies>
      {isOpen
        ? t(until === null ? 'admin.users.openAlways' : 'admin.users.openUntil', { when })
        : `${closed}${until === null ? '' : ` ${t('admin.users.opensAt', { when })}`}`}
    </p>
  );
}

/** What a clock in the zone shows now, to the second, as it is written. */
function wallNow(zone: string): string {
  const written = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: knownZone(zone),
  });
  return written.format(new Date()).replace(' ', 'T');
}

/** A local time of the client in words: of the next hours the time, of later days the day as well. */
function wallWords(wall: string, now: string, format: ReturnType<typeof useFormat>): string {
  // Both are read as if they were of one zone without summer time, so that what is written is what the clock there shows.
  const at = new Date(`${wall}Z`);
  const isSoon = at.getTime() - new Date(`${now}Z`).getTime() < 18 * 60 * 60 * 1000;
  return isSoon ? format.time(at) : `${format.shortDay(at)}, ${format.time(at)}`;
}
