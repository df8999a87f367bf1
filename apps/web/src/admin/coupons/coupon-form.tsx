import { MultiSelect, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  type BrokenRule,
  type CouponForm as CouponBody,
  couponForm,
  couponKinds,
  currencies,
  endpoints,
} from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { beginOfDayHere, dayHere, endOfDayHere } from '../../ui/day-here.ts';
import { DrawerForm } from '../../ui/form-drawer.tsx';
import forms from '../../ui/forms.module.css';
import { toHundredths } from '../../ui/hundredths.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useKeptForm } from '../../ui/use-kept-form.ts';

/** A new coupon: what it takes off or adds, when, how often, and for which plans. */
export function CouponForm({ own, onClose }: { own: string; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const plans = useQuery({ queryKey: queryKeys.allPlans, queryFn: () => call(endpoints.listPlans) });
  const empty: TypedCoupon = {
    ...{ code: '', kind: 'percentage', value: '', currency: 'INR', endsAt: '' },
    startsAt: dayHere(new Date().toISOString()),
    ...{ maxTotal: '', maxPerClient: 1, planIds: [] },
  };
  const { form, refused, wrong, onSubmit } = useKeptForm({ own, shape: typedCoupon, now: empty, check: judgeCoupon });
  const submit = onSubmit(async (typed) => {
    const { code } = await call(endpoints.createCoupon, { body: toCoupon(typed) });
    await queries.invalidateQueries({ queryKey: queryKeys.coupons });
    notifications.show({ message: t('selling.coupons.added', { code }) });
    onClose();
  });
  const field = form.getInputProps;
  const { kind } = form.values;
  return (
    <DrawerForm
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      wrong={wrong}
      isBusy={form.submitting}
      done={t('selling.coupons.add')}
    >
      <TextInput
        data-autofocus
        label={t('selling.coupons.code')}
        description={t('selling.coupons.codeHint')}
        autoComplete="off"
        classNames={{ input: 'code' }}
        {...field('code')}
      />
      <SegmentedControl
        aria-label={t('selling.coupons.kind')}
        data={couponKinds.map((value) => ({ value, label: t(`selling.coupons.kinds.${value}`) }))}
        value={kind}
        onChange={(value) => form.setFieldValue('kind', couponKinds.find((each) => each === value) ?? kind)}
      />
      <div className={forms.pair}>
        <NumberInput hideControls label={t(`selling.coupons.values.${kind}`)} {...field('value')} />
        {kind === 'amount' && (
          <Select
            label={t('selling.currency')}
            allowDeselect={false}
            data={currencies.map((value) => ({ value, label: t(`money.currencies.${value}`) }))}
            {...field('currency')}
          />
        )}
      </div>
      <div className={forms.pair}>
        <TextInput type="date" label={t('selling.coupons.starts')} {...field('startsAt')} />
        <TextInput
          type="date"
          label={t('selling.coupons.ends')}
          description={t('selling.coupons.endsHint')}
          {...field('endsAt')}
        />
        <NumberInput
          hideControls
          label={t('selling.coupons.maxTotal')}
          description={t('selling.coupons.limitHint')}
          {...field('maxTotal')}
        />
        <NumberInput
          hideControls
          label={t('selling.coupons.maxPerClient')}
          description={t('selling.coupons.limitHint')}
          {...field('maxPerClient')}
        />
      </div>
      {plans.isError && <LoadFailure error={plans.error} retry={plans.refetch} />}
      <MultiSelect
        label={t('selling.coupons.plans')}
        placeholder={form.values.planIds.length === 0 ? t('selling.coupons.allPlans') : ''}
        data={plans.data?.data.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
        {...field('planIds')}
      />
    </DrawerForm>
  );
}

const figure = z.union([z.string(), z.number()]);

/** What stands in the form of a coupon; what is not set is an empty text. */
const typedCoupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  value: figure,
  currency: z.enum(currencies),
  startsAt: z.string(),
  endsAt: z.string(),
  maxTotal: figure,
  maxPerClient: figure,
  planIds: z.array(z.string()),
});
type TypedCoupon = z.infer<typeof typedCoupon>;

/** Of an empty or half typed number the contract says what is wrong. */
function toCoupon(typed: TypedCoupon): CouponBody {
  const { code, kind, value, currency, startsAt, endsAt, maxTotal, maxPerClient, planIds } = typed;
  const whole = (given: string | number) => (typeof given === 'number' ? given : Number.NaN);
  const limit = (given: string | number) => (given === '' ? null : whole(given));
  return {
    ...{ code, kind, planIds },
    value: kind === 'credits' ? whole(value) : toHundredths(value),
    currency: kind === 'amount' ? currency : null,
    startsAt: startsAt === '' ? new Date().toISOString() : beginOfDayHere(startsAt),
    endsAt: endsAt === '' ? null : endOfDayHere(endsAt),
    maxTotal: limit(maxTotal),
    maxPerClient: limit(maxPerClient),
  };
}

const judgeCoupon = (typed: TypedCoupon): BrokenRule[] => brokenRules(couponForm, toCoupon(typed));
