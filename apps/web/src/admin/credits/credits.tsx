import { Button, Select, Table, Title } from '@mantine/core';
import { endpoints, limits, operations } from '@naksha/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, callBytes } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { showError } from '../../session/error-modal.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pages } from '../../ui/pages.tsx';
import { featureWord } from '../feature-word.ts';
import page from '../page.module.css';
import { CreditFacts } from './credit-facts.tsx';

const pageSize = 20;

/** What is left, and every credit that was spent. */
export function Credits() {
  const { t } = useTranslation();
  const format = useFormat();
  const sentence = useErrorSentence();
  const [pageNo, setPageNo] = useState(1);
  const [feature, setFeature] = useState<string | null>(null);
  const filter: Record<string, string> = feature ? { feature } : {};
  const logs = useQuery({
    queryKey: queryKeys.creditLogs(pageNo, feature),
    queryFn: ({ signal }) => call(endpoints.listCreditLogs, { query: { pageNo, limit: pageSize, ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
  const csv = useMutation({
    mutationFn: () => downloadCsv(filter),
    onError: (error) => showError(sentence(error)),
  });
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('admin.credits.title')}</Title>
      </div>
      <CreditFacts />
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
          onChange={(value) => {
            setFeature(value);
            setPageNo(1);
          }}
        />
        <div className={page.acts}>
          <Button variant="default" size="xs" loading={csv.isPending} onClick={() => csv.mutate()}>
            {t('admin.credits.csv')}
          </Button>
        </div>
      </div>
      {logs.isError && <LoadFailure error={logs.error} retry={logs.refetch} />}
      {logs.data && logs.data.total === 0 && (
        <p className={page.empty}>{t(feature ? 'admin.credits.noneFiltered' : 'admin.credits.none')}</p>
      )}
      {logs.data && logs.data.total > 0 && (
        <section className={page.scroll} aria-label={t('admin.credits.log')}>
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
              {logs.data.data.map((row) => (
                <Table.Tr key={row._id}>
                  <Table.Td className={page.strong}>{row.userName}</Table.Td>
                  <Table.Td>
                    {featureWord(row.feature) === 'admin.otherFeature' ? row.feature : t(featureWord(row.feature))}
                  </Table.Td>
                  <Table.Td className={page.number}>{format.number(row.imagesGenerated)}</Table.Td>
                  <Table.Td className={page.number}>{format.number(row.creditsDeducted)}</Table.Td>
                  <Table.Td data-varies className={page.number}>
                    {format.moment(row.timestamp)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Pages list={logs.data} onChange={setPageNo} />
        </section>
      )}
    </>
  );
}

/** Saves the credit log as a table for spreadsheets. The temporary link is released as the product's limits say. Throws `ApiError`. */
async function downloadCsv(filter: Readonly<Record<string, string>>): Promise<void> {
  const address = URL.createObjectURL(await callBytes(endpoints.downloadCreditLogs, { query: filter }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'naksha-credits.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), limits.objectUrlSeconds * 1000);
}
