import { Button, Select } from '@mantine/core';
import { endpoints, operations } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { featureWord } from '../feature-word.ts';
import { ListRoom } from '../list-room.tsx';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { useList } from '../use-list.ts';
import { useLook } from '../use-look.ts';
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
        {(rows) => (
          <DataTable
            label={t('admin.credits.log')}
            miw={620}
            rows={rows}
            columns={[
              {
                head: t('admin.credits.user'),
                place: 'name',
                className: page.strong,
                cell: ({ userName }) => userName,
              },
              { head: t('admin.credits.feature'), place: 'whole', cell: (row) => nameOf(row.feature) },
              {
                head: t('admin.credits.images'),
                isNumber: true,
                cell: ({ imagesGenerated }) => format.number(imagesGenerated),
              },
              {
                head: t('admin.credits.deducted'),
                isNumber: true,
                cell: ({ creditsDeducted }) => format.number(creditsDeducted),
              },
              {
                head: t('admin.credits.time'),
                isNumber: true,
                varies: true,
                place: 'beside',
                cell: ({ timestamp }) => zone && format.moment(timestamp),
              },
            ]}
          />
        )}
      </ListRoom>
    </>
  );
}
