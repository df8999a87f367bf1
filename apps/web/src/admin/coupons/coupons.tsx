import { Button, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type Coupon, endpoints } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import page from '../page.module.css';
import { useDelete } from '../use-delete.ts';
import { CouponForm } from './coupon-form.tsx';
import classes from './coupons.module.css';

/** What can be taken off a price, by which code, how often and until when. */
export function Coupons() {
  const { t } = useTranslation();
  const [isAdding, adding] = useDisclosure(false);
  const own = useOwnForm('coupon');
  const close = () => {
    forgetForm(own);
    adding.close();
  };
  const coupons = useQuery({ queryKey: queryKeys.coupons, queryFn: () => call(endpoints.listCoupons) });
  const rows = coupons.data?.coupons ?? [];
  return (
    <>
      <div className={page.head}>
        <Title order={1}>{t('shell.nav.coupons')}</Title>
        <div className={page.acts}>
          <Button onClick={adding.open}>{t('selling.coupons.add')}</Button>
        </div>
      </div>
      {coupons.isError && <LoadFailure error={coupons.error} retry={coupons.refetch} />}
      {coupons.isPending && <p className={page.empty}>{t('shell.loading')}</p>}
      {coupons.data && rows.length === 0 && (
        <div className={page.paper}>
          <p>{t('selling.coupons.noneYet')}</p>
        </div>
      )}
      {rows.length > 0 && <CouponsTable coupons={rows} />}
      <FormDrawer title={t('selling.coupons.add')} isOpen={isAdding} onClose={close} kept={own}>
        <CouponForm own={own} onClose={close} />
      </FormDrawer>
    </>
  );
}

function CouponsTable({ coupons }: { coupons: readonly Coupon[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DataTable
      label={t('shell.nav.coupons')}
      miw={900}
      rows={coupons}
      columns={[
        {
          head: t('selling.coupons.code'),
          place: 'name',
          className: `${page.strong} code`,
          cell: ({ code }) => code,
        },
        {
          head: t('selling.coupons.worth'),
          className: 'num',
          cell: (coupon) => <Worth coupon={coupon} />,
        },
        {
          head: t('selling.coupons.plans'),
          cell: ({ plans }) =>
            plans.length === 0 ? t('selling.coupons.allPlans') : format.list(plans.map(({ name }) => name)),
        },
        {
          head: t('selling.coupons.window'),
          varies: true,
          className: 'num',
          cell: ({ startsAt, endsAt }) =>
            endsAt === null
              ? t('selling.coupons.from', { from: format.day(startsAt) })
              : t('selling.coupons.fromTo', { from: format.day(startsAt), to: format.day(endsAt) }),
        },
        {
          head: t('selling.coupons.used'),
          isNumber: true,
          cell: ({ used, maxTotal }) =>
            maxTotal === null
              ? format.number(used)
              : t('clients.ofAllowed', { used: format.number(used), allowed: format.number(maxTotal) }),
        },
        {
          head: t('selling.coupons.perClient'),
          isNumber: true,
          cell: ({ maxPerClient }) =>
            maxPerClient === null ? t('selling.coupons.anyNumber') : format.number(maxPerClient),
        },
        {
          head: t('money.history.status'),
          place: 'beside',
          cell: ({ state }) => (
            <span className={classes.state} data-state={state}>
              {t(`selling.coupons.states.${state}`)}
            </span>
          ),
        },
        { head: '', w: 90, place: 'acts', cell: (coupon) => <DeleteCoupon coupon={coupon} /> },
      ]}
    />
  );
}

/** What it takes off or adds. */
function Worth({ coupon: { kind, value, currency } }: { coupon: Coupon }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (kind === 'credits') return t('selling.coupons.moreCredits', { credits: format.number(value) });
  return kind === 'amount' && currency !== null ? format.price(value, currency) : format.share(value);
}

function DeleteCoupon({ coupon: { _id: id, code } }: { coupon: Coupon }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { confirm, isPending } = useDelete({
    remove: () => call(endpoints.deleteCoupon, { params: { id } }),
    changed: () => queries.invalidateQueries({ queryKey: queryKeys.coupons }),
    title: t('selling.coupons.deleteTitle', { code }),
    text: t('selling.coupons.deleteText'),
    act: t('selling.coupons.delete'),
  });
  return (
    <Button variant="default" size="xs" loading={isPending} onClick={confirm}>
      {t('selling.coupons.delete')} <span className="visually-hidden">{code}</span>
    </Button>
  );
}
