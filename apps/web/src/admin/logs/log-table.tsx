import { UnstyledButton } from '@mantine/core';
import { type ActionLog, actionWord, factWord, fieldWord, isMoment, type Language } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogColumn, Sort } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { DataTable } from '../../ui/data-table.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { LogEntry } from './log-entry.tsx';
import classes from './logs.module.css';

interface LogTableProps {
  readonly lines: readonly ActionLog[];
  readonly hasClients: boolean;
  readonly sort: Sort<LogColumn>;
  readonly onSort: (sort: Sort<LogColumn>) => void;
}

/** Lines of the action log; each opens to show what it changed. */
export function LogTable({ lines, hasClients, sort, onSort }: LogTableProps) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const language = useLanguage();
  const [opened, setOpened] = useState<ActionLog>();
  const what = (line: ActionLog) => (
    <>
      <UnstyledButton className={page.open} onClick={() => setOpened(line)}>
        {actionWord(line.action, language, line.params.operation)}
      </UnstyledButton>{' '}
      <span className={classes.about}>
        <About line={line} />
      </span>
    </>
  );
  return (
    <>
      <DataTable
        label={t('logs.title')}
        miw={hasClients ? 760 : 560}
        rows={lines}
        order={{ sort, onSort }}
        columns={[
          {
            head: t('logs.who'),
            sort: 'userName',
            place: 'name',
            className: page.strong,
            cell: ({ userName }) => userName || t('logs.product'),
          },
          { head: t('logs.what'), sort: 'action', place: 'whole', cell: what },
          hasClients && { head: t('logs.client'), place: 'line', cell: ({ clientName }) => clientName },
          {
            head: t('logs.when'),
            sort: 'createdAt',
            begins: 'desc',
            isNumber: true,
            varies: true,
            place: 'beside',
            cell: ({ createdAt }) => zone && format.moment(createdAt),
          },
        ]}
      />
      {opened && <LogEntry line={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** What a line of the action log was about, its days by the clock of its client. */
function About({ line }: { line: ActionLog }) {
  const { zone } = useClock();
  const { day } = useFormat(line.timeZone ?? zone);
  return <>{aboutOf(line, useLanguage(), day)}</>;
}

/** The same in few words: what was said of it, or else what was changed. */
function aboutOf({ params, after }: ActionLog, language: Language, say: (iso: string) => string): string {
  const said = Object.entries(params).map(([field, value]) => {
    if (value === true) return fieldWord(field, language);
    const word = factWord(field, value, language, say);
    return typeof value === 'string' && !isMoment(field) ? word : `${fieldWord(field, language)}: ${word}`;
  });
  if (said.length > 0) return said.join(' · ');
  const changed = Object.entries(after ?? {});
  // What a single field became fits in the line; of several, their names.
  const [only, ...others] = changed;
  if (only && others.length === 0)
    return `${fieldWord(only[0], language)}: ${factWord(only[0], only[1], language, say)}`;
  return changed.map(([field]) => fieldWord(field, language)).join(', ');
}
