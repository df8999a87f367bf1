import { Table, UnstyledButton } from '@mantine/core';
import { type ActionLog, actionWord, factWord, fieldWord, isMoment, type Language } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogColumn, Sort } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SortHead } from '../../ui/sort-head.tsx';
import beneath from '../lines.module.css';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { usePhone } from '../use-phone.ts';
import { LogEntry } from './log-entry.tsx';
import classes from './logs.module.css';

interface LogTableProps {
  readonly lines: readonly ActionLog[];
  readonly hasClients: boolean;
  readonly sort: Sort<LogColumn>;
  readonly onSort: (sort: Sort<LogColumn>) => void;
}

/** Lines of the action log, on a phone one beneath the other; each opens to show what it changed. */
export function LogTable({ lines, hasClients, sort, onSort }: LogTableProps) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const language = useLanguage();
  const [opened, setOpened] = useState<ActionLog>();
  const isPhone = usePhone();
  const what = (line: ActionLog) => (
    <>
      <UnstyledButton className={page.open} onClick={() => setOpened(line)}>
        {actionWord(line.action, language, line.params.operation)}
      </UnstyledButton>{' '}
      <span className={classes.about}>{aboutOf(line, language, format.moment)}</span>
    </>
  );
  if (isPhone)
    return (
      <>
        <ul className={beneath.list} aria-label={t('logs.title')}>
          {lines.map((line) => (
            <li key={line._id}>
              <div className={beneath.pair}>
                <span className={page.strong}>{line.userName || t('logs.product')}</span>
                <span className={beneath.quiet} data-varies>
                  {zone && format.moment(line.createdAt)}
                </span>
              </div>
              <div>{what(line)}</div>
              {hasClients && line.clientName && <p className={beneath.quiet}>{line.clientName}</p>}
            </li>
          ))}
        </ul>
        {opened && <LogEntry line={opened} onClose={() => setOpened(undefined)} />}
      </>
    );
  return (
    <>
      <section className={page.scroll} aria-label={t('logs.title')}>
        <Table miw={hasClients ? 760 : 560}>
          <Table.Thead>
            <Table.Tr>
              <SortHead column="userName" sort={sort} onSort={onSort}>
                {t('logs.who')}
              </SortHead>
              <SortHead column="action" sort={sort} onSort={onSort}>
                {t('logs.what')}
              </SortHead>
              {hasClients && <Table.Th>{t('logs.client')}</Table.Th>}
              <SortHead column="createdAt" begins="desc" sort={sort} onSort={onSort} className={page.number}>
                {t('logs.when')}
              </SortHead>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={line._id}>
                <Table.Td className={page.strong}>{line.userName || t('logs.product')}</Table.Td>
                <Table.Td>{what(line)}</Table.Td>
                {hasClients && <Table.Td>{line.clientName}</Table.Td>}
                <Table.Td data-varies className={page.number}>
                  {zone && format.moment(line.createdAt)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {opened && <LogEntry line={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** What a line of the action log was about, in few words: what was said of it, or else what was changed. */
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
