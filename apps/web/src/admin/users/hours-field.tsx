import { Checkbox, CloseButton, UnstyledButton } from '@mantine/core';
import { errorSentence, type WorkingDay, type WorkingHours, workingHours } from '@naksha/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brokenRules } from '../../ui/broken-rules.ts';
import classes from './hours-field.module.css';
import { usualSpan } from './usual-hours.ts';

/** The end of a day, which a field of the browser for times cannot show. */
const midnight = '24:00';
const mostSpans = 6;

interface Span {
  readonly start: string;
  readonly end: string;
}

const spansOf = ({ start, end, more = [] }: WorkingDay): Span[] => [{ start, end }, ...more];

function withSpans({ day, enabled }: WorkingDay, [first, ...more]: readonly Span[]): WorkingDay {
  return { day, enabled, ...(first ?? usualSpan), ...(more.length > 0 && { more }) };
}

const isWrong = ({ start, end }: Span) => start === '' || start >= end;

/** Seven days, each open in one or several spans, or closed. */
export function HoursField({ value, onChange }: { value: WorkingHours; onChange: (value: WorkingHours) => void }) {
  const { t, i18n } = useTranslation();
  const broken = brokenRules(workingHours, value);
  const id = useId();
  const set = (row: WorkingDay) => onChange(value.map((each) => (each.day === row.day ? row : each)));
  return (
    <div className={classes.days}>
      {value.map((row, at) => {
        const fault = broken.find(({ field }) => field.startsWith(`${at}.`));
        const faultId = `${id}-${row.day}-error`;
        return (
          <div key={row.day} className={classes.day}>
            <Checkbox
              label={t(`admin.users.days.${row.day}`)}
              checked={row.enabled}
              // A day that is closed keeps its times, where they are some.
              onChange={({ currentTarget: { checked: enabled } }) =>
                set(fault ? { day: row.day, enabled, ...usualSpan } : { ...row, enabled })
              }
            />
            {row.enabled ? (
              <DaySpans
                row={row}
                areWrong={fault?.code === 'working_hours_overlap'}
                faultId={fault && faultId}
                onChange={(changed) => set(withSpans(row, changed))}
              />
            ) : (
              <span>{t('admin.users.closed')}</span>
            )}
            {fault && (
              <span id={faultId} role="alert">
                {errorSentence(fault.code, fault.params, i18n.language)}
              </span>
            )}
          </div>
        );
      })}
      <p className={classes.hint}>{t('admin.users.midnightText')}</p>
    </div>
  );
}

interface DaySpansProps {
  readonly row: WorkingDay;
  /** All of them, as where they overlap. */
  readonly areWrong: boolean;
  /** Where it is said what is wrong. */
  readonly faultId: string | undefined;
  readonly onChange: (spans: Span[]) => void;
}

function DaySpans({ row, areWrong, faultId, onChange }: DaySpansProps) {
  const { t } = useTranslation();
  const day = t(`admin.users.days.${row.day}`);
  const spans = spansOf(row);
  const last = spans.at(-1);
  const set = (at: number, change: Partial<Span>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...change } : span)));
  const isPossible = spans.length < mostSpans && last !== undefined && last.end !== midnight && last.end !== '';
  return (
    <div className={classes.spans}>
      {spans.map((span, at) => {
        // The first is named by its day alone.
        const name = at === 0 ? day : t('admin.users.spanOf', { day, number: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has no name but its place
          <div key={at} className={classes.span}>
            <input
              type="time"
              aria-label={t('admin.users.start', { day: name })}
              aria-invalid={areWrong || isWrong(span)}
              aria-describedby={faultId}
              value={span.start}
              onChange={(event) => set(at, { start: event.currentTarget.value })}
            />
            <span>{t('admin.users.to')}</span>
            {span.end === midnight ? (
              <span>{t('admin.users.endOfDay')}</span>
            ) : (
              <input
                type="time"
                aria-label={t('admin.users.end', { day: name })}
                aria-invalid={areWrong || isWrong(span)}
                aria-describedby={faultId}
                value={span.end}
                onChange={(event) => set(at, { end: event.currentTarget.value })}
              />
            )}
            {at === spans.length - 1 && (
              <Checkbox
                size="xs"
                label={t('admin.users.midnight')}
                aria-label={t('admin.users.untilMidnight', { day: name })}
                checked={span.end === midnight}
                onChange={(event) => set(at, { end: event.currentTarget.checked ? midnight : '23:59' })}
              />
            )}
            {spans.length > 1 && (
              <CloseButton
                size="sm"
                aria-label={t('admin.users.spanRemove', { day: name })}
                onClick={() => onChange(spans.filter((_, index) => index !== at))}
              />
            )}
          </div>
        );
      })}
      {isPossible && (
        <UnstyledButton
          className={classes.add}
          aria-label={t('admin.users.spanAdd', { day })}
          onClick={() => onChange([...spans, { start: last.end, end: midnight }])}
        >
          {t('admin.users.spanMore')}
        </UnstyledButton>
      )}
    </div>
  );
}
