import { Button, Select, Table } from '@mantine/core';
import { endpoints, type CreditLog as Line, operations } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ClockNote } from '../clock-note.tsx';
import { featureWord } from '../feature-word.ts';
import lines from '../lines.module.css';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { scrolledByKey } from '../scrolled-by-key.ts';
import { useClock } from '../use-clock.ts';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
import { usePhone } from '../use-phone.ts';
import { useSpreadsheet } from '../use-spreadsheet.ts';

const pageSize = 20;

/** Every credit that was spent, by the own client or by the one that a super-admin names. */
export function CreditLog({ clientId }: { clientId?: string }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const [look, change] = useLook<{ pageNo: number; feature: string | null }>({ pageNo: 1, feature: null });
  const { feature } = look;
  const filter: Record<string, string> = { ...(feature && { feature }), ...(clientId && { clientId }) };
  const logs = useList(queryKeys.creditLogs(look.pageNo, feature, clientId), look.pageNo, (pageNo, signal) =>
    call(endpoints.listCreditLogs, { query: { pageNo, limit: pageSize, ...filter }, signal }),
  );
  const csv = useSpreadsheet({
    endpoint: endpoints.downloadCreditLogs,
    fileName: 'naksha-credits.csv',
    filter,
    zone,
  });
  const isPhone = usePhone();
  const countsOf = (row: Line) =>
    `${t('admin.credits.images')}: ${format.number(row.imagesGenerated)} · ${t('admin.credits.deducted')}: ${format.number(row.creditsDeducted)}`;
  const nameOf = (name: string) => (featureWord(name) === 'admin.otherFeature' ? name : t(featureWord(name)));
  return (
    <>
      <div className={page.tools}>
        <h2>{t('admin.credits.log')}</h2>
        <Select
          w={180}
          size="xs"
          clearable
          aria-label={t('admin.credits.feature')}
          placeholder={t('admin.credits.allFeatures')}
          data={Object.values(operations)
            .filter((row) => row.status === 'on')
            .map(({ name }) => ({ value: name, label: t(`studio.tools.${name}`) }))}
          value={feature}
          onChange={(value) => change({ feature: value })}
        />
        <ClockNote />
        <div className={page.acts}>
          <Button variant="default" size="xs" loading={csv.isPending} onClick={csv.save}>
            {t('admin.credits.csv')}
          </Button>
        </div>
      </div>
      <ListRoom
        list={logs}
        none={t(feature ? 'admin.credits.noneFiltered' : 'admin.credits.none')}
        onPage={(pageNo) => change({ pageNo })}
      >
        {(rows) =>
          isPhone ? (
            <ul className={lines.list} aria-label={t('admin.credits.log')}>
              {rows.map((row) => (
                <li key={row._id}>
                  <div className={lines.pair}>
                    <span className={page.strong}>{row.userName}</span>
                    <span className={lines.quiet} data-varies>
                      {zone && format.moment(row.timestamp)}
                    </span>
                  </div>
                  <div className={lines.pair}>
                    <span>{nameOf(row.feature)}</span>
                    <span className={lines.quiet}>{countsOf(row)}</span>
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <section className={page.scroll} aria-label={t('admin.credits.log')} {...scrolledByKey}>
              <Table miw={620}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('admin.credits.user')}</Table.Th>
                    <Table.Th>{t('admin.credits.feature')}</Table.Th>
                    <Table.Th className={page.number}>{t('admin.credits.images')}</Table.Th>
                    <Table.Th className={page.number}>{t('admin.credits.deducted')}</Table.Th>
                    <Table.Th className={page.number}>{t('admin.credits.time')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map((row) => (
                    <Table.Tr key={row._id}>
                      <Table.Td className={page.strong}>{row.userName}</Table.Td>
                      <Table.Td>{nameOf(row.feature)}</Table.Td>
                      <Table.Td className={page.number}>{format.number(row.imagesGenerated)}</Table.Td>
                      <Table.Td className={page.number}>{format.number(row.creditsDeducted)}</Table.Td>
                      <Table.Td data-varies className={page.number}>
                        {zone && format.moment(row.timestamp)}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </section>
          )
        }
      </ListRoom>
    </>
  );
}
