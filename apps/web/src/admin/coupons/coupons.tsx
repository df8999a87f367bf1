import { Button, Table, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type Coupon, endpoints } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
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
      {rows.length > 0 && (
        <section className={page.scroll} aria-label={t('shell.nav.coupons')}>
          <Table miw={900}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('selling.coupons.code')}</Table.Th>
                <Table.Th>{t('selling.coupons.worth')}</Table.Th>
                <Table.Th>{t('selling.coupons.plans')}</Table.Th>
                <Table.Th>{t('selling.coupons.window')}</Table.Th>
                <Table.Th className={page.number}>{t('selling.coupons.used')}</Table.Th>
                <Table.Th className={page.number}>{t('selling.coupons.perClient')}</Table.Th>
                <Table.Th>{t('money.history.status')}</Table.Th>
                <Table.Th w={90} className={page.rowActs} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((coupon) => (
                <Line key={coupon._id} coupon={coupon} />
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
      <FormDrawer title={t('selling.coupons.add')} isOpen={isAdding} onClose={close} kept={own}>
        <CouponForm own={own} onClose={close} />
      </FormDrawer>
    </>
  );
}

function Line({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, plans, startsAt, endsAt, maxTotal, maxPerClient, used, state } = coupon;
  return (
    <Table.Tr>
      <Table.Td className={`${page.strong} code`}>{code}</Table.Td>
      <Table.Td className="num">
        <Worth coupon={coupon} />
      </Table.Td>
      <Table.Td>
        {plans.length === 0 ? t('selling.coupons.allPlans') : format.list(plans.map(({ name }) => name))}
      </Table.Td>
      <Table.Td data-varies className="num">
        {endsAt === null
          ? t('selling.coupons.from', { from: format.day(startsAt) })
          : t('selling.coupons.fromTo', { from: format.day(startsAt), to: format.day(endsAt) })}
      </Table.Td>
      <Table.Td className={page.number}>
        {maxTotal === null
          ? format.number(used)
          : t('clients.ofAllowed', { used: format.number(used), allowed: format.number(maxTotal) })}
      </Table.Td>
      <Table.Td className={page.number}>
        {maxPerClient === null ? t('selling.coupons.anyNumber') : format.number(maxPerClient)}
      </Table.Td>
      <Table.Td>
        <span className={classes.state} data-state={state}>
          {t(`selling.coupons.states.${state}`)}
        </span>
      </Table.Td>
      <Table.Td className={page.rowActs}>
        <DeleteCoupon coupon={coupon} />
      </Table.Td>
    </Table.Tr>
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
