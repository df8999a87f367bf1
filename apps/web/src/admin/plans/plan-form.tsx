import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AnyPlan, currencies, endpoints, factsInWords, operationWord } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { DrawerForm } from '../../ui/form-drawer.tsx';
import forms from '../../ui/forms.module.css';
import { useKeptForm } from '../../ui/use-kept-form.ts';
import { useSeen } from '../../ui/use-seen.ts';
import { emptyPlan, fromPlan, judgePlan, pricedOperations, priceField, toPlan, typedPlan } from './judge-plan.ts';
import classes from './plans.module.css';
import { usePlansChanged } from './use-plans-changed.ts';

/** What of a plan is said to whoever saves over it. */
function termsAsFacts(plan: AnyPlan) {
  const { name, price, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, prices } = plan;
  const { isPublic, onSaleUntil } = plan;
  const terms = { adminCount, usersCount, credits, creditValidityDays, subscriptionDays };
  return { name, price, ...terms, prices, isPublic, onSaleUntil };
}

/** A new plan, or another one's terms for whoever buys it from now on. Saving over somebody else's change first shows what is there now. */
export function PlanForm({ plan, own, onClose }: { plan: AnyPlan | 'new'; own: string; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const changed = usePlansChanged();
  const { form, refused, wrong, onSubmit } = useKeptForm({
    own,
    shape: typedPlan,
    now: plan === 'new' ? emptyPlan : fromPlan(plan),
    check: judgePlan,
  });
  const { seen, explain } = useSeen(plan === 'new' ? 0 : plan.version, async (refusal) => {
    void changed();
    const { data } = await call(endpoints.listPlans);
    const now = data.find(({ _id }) => plan !== 'new' && _id === plan._id);
    if (!now) throw refusal;
    const { name, price, prices, isPublic, onSaleUntil, ...terms } = termsAsFacts(now);
    const about = { name, price: format.price(price.amount, price.currency), ...terms, isPublic, onSaleUntil };
    const each = Object.entries(prices).map(([feature, credits]) => `${operationWord(feature, language)} ${credits}`);
    return { facts: now.version, words: factsInWords({ ...about, prices: each }, language) };
  });
  const submit = onSubmit(async (typed) => {
    const body = toPlan(typed);
    if (plan === 'new') await call(endpoints.createPlan, { body });
    else {
      const over = { ...body, version: seen.current };
      await call(endpoints.updatePlan, { params: { id: plan._id }, body: over }).catch(explain);
    }
    await changed();
    notifications.show({ message: t('selling.plans.saved', { name: body.name }) });
    onClose();
  });
  const field = form.getInputProps;
  return (
    <DrawerForm
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      wrong={wrong}
      isBusy={form.submitting}
      done={plan === 'new' ? t('selling.plans.add') : t('shell.save')}
    >
      <TextInput data-autofocus label={t('selling.plans.name')} {...field('name')} />
      <div className={forms.pair}>
        <NumberInput hideControls label={t('money.terms.price')} {...field('amount')} />
        <Select
          label={t('selling.currency')}
          allowDeselect={false}
          data={currencies.map((value) => ({ value, label: t(`money.currencies.${value}`) }))}
          {...field('currency')}
        />
        <NumberInput hideControls label={t('selling.plans.days')} {...field('subscriptionDays')} />
        <NumberInput hideControls label={t('money.terms.credits')} {...field('credits')} />
        <NumberInput hideControls label={t('selling.plans.validity')} {...field('creditValidityDays')} />
        <NumberInput hideControls label={t('money.terms.users')} {...field('usersCount')} />
        <NumberInput hideControls label={t('money.terms.admins')} {...field('adminCount')} />
      </div>
      <Switch
        labelPosition="left"
        label={t('selling.plans.isPublic')}
        description={t('selling.plans.isPublicHint')}
        classNames={{ body: forms.switchBody }}
        {...field('isPublic', { type: 'checkbox' })}
      />
      <TextInput
        type="date"
        label={t('selling.plans.until')}
        description={t('selling.plans.untilHint')}
        {...field('onSaleUntil')}
      />
      <h2 className={classes.group}>{t('money.terms.prices')}</h2>
      <p className={forms.hint}>{t('selling.plans.pricesHint')}</p>
      <div className={forms.pair}>
        {pricedOperations.map(({ name, words, price }) => (
          <NumberInput
            key={name}
            hideControls
            label={words[language]}
            placeholder={String(price)}
            {...field(priceField(name))}
          />
        ))}
      </div>
      <Textarea
        rows={2}
        label={t('selling.plans.otherPrices')}
        description={t('selling.plans.otherPricesHint')}
        {...field('otherPrices')}
      />
    </DrawerForm>
  );
}
