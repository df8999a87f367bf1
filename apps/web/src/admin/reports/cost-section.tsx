import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { endpoints, type OperationCost, operationWord } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import page from '../page.module.css';
import { CostForm } from './cost-form.tsx';
import classes from './reports.module.css';

/** What runs cost, by which the margin is counted: set from a day on, and taken back until that has come. */
export function CostSection({ features }: { features: readonly string[] }) {
  const { t } = useTranslation();
  const [isSetting, setting] = useDisclosure(false);
  const own = useOwnForm('cost');
  const close = () => {
    forgetForm(own);
    setting.close();
  };
  const costs = useQuery({ queryKey: queryKeys.costs, queryFn: () => call(endpoints.listCosts) });
  const rows = costs.data?.data ?? [];
  const title = t('selling.costs.title');
  return (
    <section className={classes.section} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button variant="default" size="xs" onClick={setting.open}>
          {t('selling.costs.set')}
        </Button>
      </header>
      {costs.isError && <LoadFailure error={costs.error} retry={costs.refetch} />}
      {costs.data && rows.length === 0 && <p className={page.aside}>{t('selling.costs.none')}</p>}
      {rows.length > 0 && (
        <table className={classes.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('selling.reports.operation')}</th>
              <th scope="col">{t('selling.costs.amount')}</th>
              <th scope="col">{t('selling.costs.from')}</th>
              <th scope="col" aria-label={t('selling.costs.remove')} />
            </tr>
          </thead>
          <tbody>
            {rows.map((cost) => (
              <Line key={cost._id} cost={cost} />
            ))}
          </tbody>
        </table>
      )}
      <FormDrawer title={t('selling.costs.set')} isOpen={isSetting} onClose={close} kept={own}>
        <CostForm own={own} features={features} onClose={close} />
      </FormDrawer>
    </section>
  );
}

function Line({ cost: { _id: id, operation, engine, amount, currency, startsAt, hasBegun } }: { cost: OperationCost }) {
  const { t } = useTranslation();
  const format = useFormat('Asia/Kolkata');
  const name = operationWord(operation, useLanguage());
  const showError = useShowError();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(endpoints.deleteCost, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.costs }),
    onError: showError,
  });
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={classes.second}>{t(`selling.costs.engines.${engine}`)}</span>
      </th>
      <td>{format.amount(amount, currency)}</td>
      <td data-varies>{format.day(startsAt)}</td>
      <td>
        {!hasBegun && (
          <Button variant="default" size="xs" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('selling.costs.remove')} <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
