import { NumberInput, Select, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  type BrokenRule,
  type CostForm as CostBody,
  costEngines,
  costForm,
  endpoints,
  operationNames,
  operationWord,
} from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useOnce } from '../../api/use-once.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { DrawerForm } from '../../ui/form-drawer.tsx';
import forms from '../../ui/forms.module.css';
import { toHundredths } from '../../ui/hundredths.ts';
import { useKeptForm } from '../../ui/use-kept-form.ts';

interface Given {
  readonly own: string;
  /** Operations, and features of other systems, that were run in the time of the report. */
  readonly features: readonly string[];
  readonly onClose: () => void;
}

/** What a result of an operation costs from a day on. */
export function CostForm({ own, features, onClose }: Given) {
  const { t } = useTranslation();
  const language = useLanguage();
  const queries = useQueryClient();
  const names = [...new Set([...operationNames, ...features])];
  const empty: TypedCost = { operation: names[0] ?? '', engine: 'model', amount: '', from: todayInIndia() };
  const { form, refused, wrong, onSubmit } = useKeptForm({ own, shape: typedCost, now: empty, check: judgeCost });
  const once = useOnce();
  const submit = onSubmit(async (typed) => {
    const body = toCost(typed);
    const { operation } = await once(body, (idempotencyKey) => call(endpoints.setCost, { body, idempotencyKey }));
    await queries.invalidateQueries({ queryKey: queryKeys.reports });
    notifications.show({ message: t('selling.costs.saved', { operation: operationWord(operation, language) }) });
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
      done={t('selling.costs.set')}
    >
      <Select
        searchable
        allowDeselect={false}
        label={t('selling.reports.operation')}
        data={names.map((name) => ({ value: name, label: operationWord(name, language) }))}
        {...field('operation')}
      />
      <Select
        allowDeselect={false}
        label={t('selling.costs.engine')}
        data={costEngines.map((value) => ({ value, label: t(`selling.costs.engines.${value}`) }))}
        {...field('engine')}
      />
      <div className={forms.pair}>
        <NumberInput
          hideControls
          data-autofocus
          label={t('selling.costs.amount')}
          description={t('selling.costs.amountHint')}
          {...field('amount')}
        />
        <TextInput
          type="date"
          label={t('selling.costs.from')}
          description={t('selling.costs.fromHint')}
          {...field('from')}
        />
      </div>
    </DrawerForm>
  );
}

/** What stands in the form. */
const typedCost = z.object({
  operation: z.string(),
  engine: z.enum(costEngines),
  amount: z.union([z.string(), z.number()]),
  from: z.string(),
});
type TypedCost = z.infer<typeof typedCost>;

/** What is sent, in minor units. */
function toCost({ amount, ...typed }: TypedCost): CostBody {
  return { ...typed, amount: toHundredths(amount) };
}

const judgeCost = (typed: TypedCost): BrokenRule[] => brokenRules(costForm, toCost(typed));

/** The day of the business, which goes by the clock of India. */
function todayInIndia(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());
}
