import { Title } from '@mantine/core';
import { endpoints, type System as Installation } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSize } from '../../i18n/use-size.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import spending from '../dashboard/spending.module.css';
import { FactRow } from '../fact-row.tsx';
import page from '../page.module.css';
import classes from './installation.module.css';
import { OperationTable } from './operation-table.tsx';

const refreshMs = 30_000;

/** What runs here and whether it gets on with its work, and the switches of all operations. */
export function System() {
  const { t } = useTranslation();
  const system = useQuery({
    queryKey: queryKeys.system,
    queryFn: ({ signal }) => call(endpoints.getSystem, { signal }),
    refetchInterval: refreshMs,
  });
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('installation.system.title')}</Title>
      </div>
      {system.isError && <LoadFailure error={system.error} retry={system.refetch} />}
      {system.data && <Facts system={system.data} />}
      <div className={spending.columns}>
        <section className={spending.wide}>
          <OperationTable />
        </section>
        {system.data && (
          <section>
            <About system={system.data} />
          </section>
        )}
      </div>
    </>
  );
}

function Facts({ system: { database, migrations, storage, queue } }: { system: Installation }) {
  const { t } = useTranslation();
  const format = useFormat();
  const size = useSize();
  const { oldestWaitingSeconds: waited } = queue;
  return (
    <FactRow
      facts={[
        { name: t('installation.system.database'), value: t(`installation.system.homes.${database.home}`) },
        {
          name: t('installation.system.migrations'),
          value: format.number(migrations.applied),
          more: t('installation.system.of', { known: format.number(migrations.known) }),
          varies: true,
        },
        {
          name: t('installation.system.free'),
          value: size(storage.freeBytes),
          more: t('installation.system.ofSize', { size: size(storage.totalBytes) }),
          varies: true,
        },
        {
          name: t('installation.system.queue'),
          value: format.number(queue.waiting),
          more: t('installation.system.running', { jobs: format.number(queue.running) }),
        },
        {
          name: t('installation.system.oldest'),
          value:
            waited === null
              ? t('installation.system.noneWaiting')
              : t('installation.system.minutes', { minutes: format.number(Math.floor(waited / 60)) }),
        },
      ]}
    />
  );
}

function About({
  system: { revision, node, startedAt, database, migrations, engines, superAdmins, audit, upkeep },
}: {
  system: Installation;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const size = useSize();
  const named = engines.map(({ kind, name }) => {
    const word = t(`installation.system.kinds.${kind}`);
    return kind === 'builtin' ? word : `${name} (${word})`;
  });
  const found = audit && {
    time: format.moment(audit.checkedAt),
    lines: format.number(audit.lines),
    faults: audit.faults,
  };
  const checked = found
    ? t(found.faults === 0 ? 'installation.system.sound' : 'installation.system.faults', found)
    : t('installation.system.notChecked');
  const looked = (name: 'books' | 'files') => {
    const latest = upkeep[name];
    if (!latest) return t('installation.system.notChecked');
    const { faults } = latest;
    return t(`installation.system.${name}${faults === 0 ? 'Sound' : 'Faults'}`, {
      faults,
      time: format.moment(latest.doneAt),
    });
  };
  const rows = [
    ['version', revision ?? t('installation.system.unknown'), true],
    ['started', format.moment(startedAt), true],
    ['engines', named.join(', '), false],
    ['node', node, false],
    ['databaseVersion', database.version, false],
    ['databaseSize', size(database.bytes), true],
    ['latest', migrations.latest, true],
    ['clients', t(database.hasSecondWall ? 'installation.system.heldTwice' : 'installation.system.heldOnce'), false],
    ['superAdmins', superAdmins < 2 ? t('installation.system.onlyOne') : format.number(superAdmins), false],
    ['books', looked('books'), true],
    ['files', looked('files'), true],
    ['backup', upkeep.backup ? format.moment(upkeep.backup.doneAt) : t('installation.system.noBackup'), true],
    ['audit', checked, true],
  ] as const;
  return (
    <>
      <h2 className={spending.title}>{t('installation.system.about')}</h2>
      <dl className={classes.details}>
        {rows.map(([word, text, varies]) => (
          <Row key={word} name={t(`installation.system.${word}`)} text={text} varies={varies} />
        ))}
      </dl>
    </>
  );
}

function Row({ name, text, varies }: { name: string; text: string; varies: boolean }) {
  return (
    <>
      <dt>{name}</dt>
      <dd data-varies={varies || undefined}>{text}</dd>
    </>
  );
}
