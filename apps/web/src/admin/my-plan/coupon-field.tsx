import { Button, CloseButton, TextInput } from '@mantine/core';
import { endpoints, quoteForm } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import forms from '../../ui/forms.module.css';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import classes from './sheet.module.css';

interface CouponFieldProps {
  readonly planId: string;
  /** What is applied, or was until it was refused. */
  readonly code: string | undefined;
  /** Why the applied code does not hold any more. */
  readonly refusal: ApiError | null;
  readonly onApply: (code: string | undefined) => void;
}

/** The code of a coupon: what it does is seen in the quote, what is wrong with it is said beside it. */
export function CouponField({ planId, code, refusal, onApply }: CouponFieldProps) {
  const { t } = useTranslation();
  if (code !== undefined && refusal === null) {
    return (
      <p className={classes.applied}>
        {t('buying.coupon.applied', { code })}
        <CloseButton size="sm" aria-label={t('buying.coupon.remove', { code })} onClick={() => onApply(undefined)} />
      </p>
    );
  }
  return <CouponForm planId={planId} code={code ?? ''} refusal={refusal} onApply={onApply} />;
}

function CouponForm({ planId, code, refusal, onApply }: CouponFieldProps & { readonly code: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const sentence = useErrorSentence();
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { couponCode: code },
    check: (typed) => brokenRules(quoteForm.required(), { planId, ...typed }),
  });
  const submit = onSubmit(async (typed) => {
    const body = quoteForm.required().parse({ planId, ...typed });
    const quote = await call(endpoints.quotePayment, { body }).catch(atTheField);
    queries.setQueryData(queryKeys.quote(planId, body.couponCode), quote);
    onApply(body.couponCode);
  });
  const input = form.getInputProps('couponCode');
  return (
    <form className={`${classes.coupon} ${forms.line}`} onSubmit={submit} noValidate>
      <TextInput
        label={t('buying.coupon.code')}
        autoComplete="off"
        {...input}
        error={input.error ?? (refusal && sentence(refusal))}
      />
      <Button className={forms.beside} type="submit" variant="default" loading={form.submitting}>
        {t('buying.coupon.apply')}
      </Button>
      {refused && (
        <p role="alert" className={`${forms.refusal} ${classes.whole}`}>
          {refused}
        </p>
      )}
    </form>
  );
}

/** Whatever is refused of a coupon is about its code. */
function atTheField(error: unknown): never {
  if (!(error instanceof ApiError) || !error.code.startsWith('coupon')) throw error;
  const { status, code, message, params } = error;
  throw new ApiError({ status, code, message, params, field: 'couponCode' });
}
