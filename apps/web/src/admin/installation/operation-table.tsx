import { Switch, Text } from '@mantine/core';
import { endpoints, findOperation, type OperationRow, type OperationStatus } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import spending from '../dashboard/spending.module.css';
import { featureWord } from '../feature-word.ts';
import page from '../page.module.css';

/** All operations of the product, and which of them are on here. */
export function OperationTable() {
  const { t } = useTranslation();
  const format = useFormat();
  const operations = useQuery({ queryKey: queryKeys.operations, queryFn: () => call(endpoints.listOperations) });
  const title = t('installation.system.operations');
  return (
    <>
      <h2 className={spending.title}>{title}</h2>
      {operations.isError && <LoadFailure error={operations.error} retry={operations.refetch} />}
      {operations.data && (
        <DataTable
          label={title}
          miw={480}
          rows={operations.data.data.map((row) => ({ ...row, _id: row.name }))}
          columns={[
            {
              head: t('installation.system.operation'),
              place: 'name',
              className: page.strong,
              cell: ({ name }) => t(featureWord(name)),
            },
            {
              head: t('installation.system.engine'),
              cell: ({ engine, model }) =>
                engine && [t('installation.system.kinds.builtin'), model?.name].filter(Boolean).join(', '),
            },
            { head: t('installation.system.price'), isNumber: true, cell: ({ cost }) => format.number(cost) },
            { head: t('installation.system.status'), place: 'menu', cell: (row) => <OperationSwitch row={row} /> },
          ]}
        />
      )}
    </>
  );
}

/** On, or coming soon for everybody; switching off is confirmed by name, and what is not built cannot be switched on. */
function OperationSwitch({ row }: { row: OperationRow }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const queries = useQueryClient();
  const ask = useConfirm();
  const name = t(featureWord(row.name));
  const isOn = row.status === 'on';
  const change = useMutation({
    mutationFn: async (status: OperationStatus) => {
      const known = findOperation(row.name);
      return known && call(endpoints.setOperation, { params: { name: known.name }, body: { status } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.operations }),
    onError: showError,
  });
  if (row.engine === null) return <Text c="dimmed">{t('installation.system.announced')}</Text>;
  const word = t(isOn ? 'installation.system.on' : 'installation.system.soon');
  const confirm = () =>
    ask({
      title: t('installation.system.offTitle', { name }),
      text: t('installation.system.offText', { name }),
      act: t('installation.system.off'),
      isDestructive: false,
      onConfirm: () => change.mutate('comingSoon'),
    });
  return (
    <Switch
      checked={isOn}
      disabled={change.isPending}
      label={word}
      aria-label={`${name}: ${word}`}
      onChange={() => (isOn ? confirm() : change.mutate('on'))}
    />
  );
}
