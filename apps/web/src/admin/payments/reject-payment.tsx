import { Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { decisionForm, endpoints, type Payment } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';

/** Says why a transfer was not found; the client reads it and can begin again. */
export function RejectPayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { clientName: client, transactionId } = payment;
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: { reason: '' },
    check: (values) => brokenRules(decisionForm, values),
  });
  const submit = onSubmit(async (body) => {
    // The list shows who decided first.
    const query = { transactionId: transactionId ?? undefined };
    await call(endpoints.rejectPayment, { params: { id: payment._id }, query, body }).finally(() =>
      queries.invalidateQueries({ queryKey: queryKeys.payments }),
    );
    notifications.show({ message: t('selling.payments.rejected', { client }) });
    onClose();
  });
  return (
    <FormDialog
      title={t('selling.payments.rejectTitle', { transaction: transactionId ?? '' })}
      onSubmit={submit}
      onClose={onClose}
      refused={refused}
      isBusy={form.submitting}
      done={t('selling.payments.reject')}
    >
      <Textarea
        data-autofocus
        rows={3}
        label={t('money.history.reason')}
        description={t('selling.payments.rejectHint', { client })}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
