import { Button, Select, TextInput } from '@mantine/core';
import { actionKinds, actionWord, endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { type LogFilter, queryKeys } from '../../api/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SearchField } from '../../ui/search-field.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { useSpreadsheet } from '../use-spreadsheet.ts';
import { isBackwards } from './is-backwards.ts';
import classes from './logs.module.css';

interface LogToolsProps {
  readonly clientId: string | undefined;
  readonly filter: LogFilter;
  readonly wanted: Readonly<Record<string, string>>;
  readonly onLook: (change: Partial<LogFilter>) => void;
  /** What else narrows the log, before the rest. */
  readonly children: ReactNode;
}

/** What the action log is narrowed to, and the way to take what is left away. */
export function LogTools({ clientId, filter, wanted, onLook, children }: LogToolsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { zone } = useClock();
  const people = useQuery({
    queryKey: queryKeys.actionLogUsers(clientId),
    enabled: clientId !== undefined,
    queryFn: async ({ signal }) =>
      (await call(endpoints.listActionLogUsers, { params: { id: clientId ?? '' }, signal })).data,
  });
  const csv = useSpreadsheet({
    endpoint: endpoints.downloadActionLogs,
    fileName: 'naksha-log.csv',
    filter: { ...wanted, ...(clientId && { clientId }) },
    zone,
  });
  const kinds = Object.keys(actionKinds)
    .map((value) => ({ value, label: actionWord(value, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return (
    <div className={`${page.tools} ${classes.tools}`}>
      <SearchField label={t('logs.search')} onSearch={(search) => onLook({ search })} />
      {children}
      {clientId !== undefined && (
        <Select
          w={180}
          clearable
          searchable
          aria-label={t('logs.who')}
          placeholder={t('logs.everyone')}
          data={people.data?.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
          value={filter.userId ?? null}
          onChange={(userId) => onLook({ userId: userId ?? undefined })}
        />
      )}
      <Select
        w={230}
        clearable
        searchable
        aria-label={t('logs.what')}
        placeholder={t('logs.allKinds')}
        data={kinds}
        value={filter.action ?? null}
        onChange={(action) => onLook({ action: action ?? undefined })}
      />
      {(['from', 'to'] as const).map((side) => (
        <TextInput
          key={side}
          type="date"
          w={190}
          leftSection={<span className={page.aside}>{t(`logs.${side}`)}</span>}
          leftSectionWidth={48}
          aria-label={t(`logs.${side}`)}
          disabled={zone === undefined}
          error={isBackwards(filter)}
          {...(side === 'from' ? { max: filter.to } : { min: filter.from })}
          value={filter[side] ?? ''}
          onChange={(event) => onLook({ [side]: event.currentTarget.value || undefined })}
        />
      ))}
      <div className={page.acts}>
        <Button variant="default" loading={csv.isPending} disabled={isBackwards(filter)} onClick={csv.save}>
          {t('admin.credits.csv')}
        </Button>
      </div>
    </div>
  );
}
