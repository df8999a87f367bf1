import { Checkbox } from '@mantine/core';
import type { WorkingHours } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../api/use-error-sentence.ts';
import classes from './hours-field.module.css';

/** Seven days, each open from a time to a time, or closed. */
export function HoursField({ value, onChange }: { value: WorkingHours; onChange: (value: WorkingHours) => void }) {
  const { t, i18n } = useTranslation();
  const set = (day: string, change: { enabled?: boolean; start?: string; end?: string }) =>
    onChange(value.map((row) => (row.day === day ? { ...row, ...change } : row)));
  return (
    <div className={classes.days}>
      {value.map((row) => {
        const day = t(`admin.users.days.${row.day}`);
        const isWrong = row.enabled && (row.start === '' || row.start >= row.end);
        return (
          <div key={row.day} className={classes.day}>
            <Checkbox
              label={day}
              checked={row.enabled}
              onChange={(event) => set(row.day, { enabled: event.currentTarget.checked })}
            />
            {row.enabled ? (
              <>
                <input
                  type="time"
                  aria-label={t('admin.users.start', { day })}
                  aria-invalid={isWrong}
                  value={row.start}
                  onChange={(event) => set(row.day, { start: event.currentTarget.value })}
                />
                <span>{t('admin.users.to')}</span>
                <input
                  type="time"
                  aria-label={t('admin.users.end', { day })}
                  aria-invalid={isWrong}
                  value={row.end}
                  onChange={(event) => set(row.day, { end: event.currentTarget.value })}
                />
                {isWrong && <span role="alert">{errorSentence('working_hours_order', {}, i18n.language)}</span>}
              </>
            ) : (
              <span>{t('admin.users.closed')}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}
