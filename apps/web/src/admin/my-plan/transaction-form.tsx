import { Button, TextInput } from '@mantine/core';
import { endpoints, transactionForm, type WholePayment } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import forms from '../../ui/forms.module.css';
import { forgetForm, readKeptForm, useKeepForm, useOwnForm } from '../../ui/kept-form.ts';
import { sayName } from '../../ui/say-name.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import classes from './sheet.module.css';

const typed = z.object({ transactionId: z.string() });

/** What the payer's bank calls the transfer: with it the transfer is looked for. Until it was found, a name that was sent can be put right. */
export function TransactionForm({ payment }: { payment: WholePayment }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const own = useOwnForm(`transaction.${payment._id}`);
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: readKeptForm(own, typed) ?? { transactionId: payment.transactionId ?? '' },
    check: (values) => brokenRules(transactionForm, values),
  });
  useKeepForm(own, form.values);
  const { seen, explain } = useSeen<string | null>(payment.transactionId, sayName);
  const isSent = payment.transactionId !== null;
  const submit = onSubmit(async (values) => {
    const body = { ...transactionForm.parse(values), was: seen.current };
    const sent = await call(endpoints.sendTransaction, { params: { id: payment._id }, body }).catch(explain);
    seen.current = sent.transactionId;
    forgetForm(own);
    queries.setQueryData(queryKeys.payment(payment._id), sent);
    await queries.invalidateQueries({
      queryKey: queryKeys.payments,
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    });
  });
  return (
    <form className={classes.transaction} onSubmit={submit} noValidate>
      <h2>{t(isSent ? 'buying.pay.correct' : 'buying.pay.transactionTitle')}</h2>
      <div className={`${classes.coupon} ${forms.line}`}>
        <TextInput
          label={t('buying.pay.transactionId')}
          description={t('buying.pay.transactionHint')}
          autoComplete="off"
          classNames={{ input: 'code' }}
          {...form.getInputProps('transactionId')}
        />
        <Button className={forms.beside} type="submit" loading={form.submitting}>
          {t(isSent ? 'buying.pay.corrected' : 'buying.pay.send')}
        </Button>
      </div>
      {refused && (
        <p role="alert" className={`${forms.refusal} ${classes.whole}`}>
          {refused}
        </p>
      )}
    </form>
  );
}
