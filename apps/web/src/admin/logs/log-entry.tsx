import { Table } from '@mantine/core';
import { type ActionFacts, type ActionLog, actionWord, factWord, fieldWord } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import classes from './logs.module.css';

/** One line of the log with all that it says: what was changed stands beside what it was. */
export function LogEntry({ line, onClose }: { line: ActionLog; onClose: () => void }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const language = useLanguage();
  const { params, before, after, timeZone } = line;
  const there = useFormat(timeZone ?? zone);
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const value = (facts: ActionFacts | null, field: string) =>
    facts === null ? '' : factWord(field, facts[field] ?? null, language, there.day);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('logs.who'), line.userName || t('logs.product')],
    [t('logs.when'), zone ? `${format.moment(line.createdAt)} (${zone})` : ''],
    ...(line.clientName === null ? [] : [[t('logs.client'), line.clientName] as const]),
    ...Object.keys(params).map((field) => [fieldWord(field, language), value(params, field)] as const),
    [t('logs.address'), line.ip ?? t('logs.nowhere')],
    [t('logs.request'), line.requestId ?? t('logs.nowhere')],
  ];
  return (
    <Dialog size={620} title={actionWord(line.action, language, line.params.operation)} onClose={onClose}>
      <dl className={classes.facts}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-varies>{text}</dd>
          </div>
        ))}
      </dl>
      {changed.length > 0 && (
        <Table className={classes.changes}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('logs.field')}</Table.Th>
              <Table.Th>{t('logs.before')}</Table.Th>
              <Table.Th>{t('logs.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changed.map((field) => (
              <Table.Tr key={field}>
                <Table.Th scope="row" className={page.strong}>
                  {fieldWord(field, language)}
                </Table.Th>
                <Table.Td className={page.inactive}>{value(before, field)}</Table.Td>
                <Table.Td>{value(after, field)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Dialog>
  );
}
