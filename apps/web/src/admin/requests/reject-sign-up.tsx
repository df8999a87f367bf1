import { Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { endpoints, type SignUp } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, useOwnForm } from '../../ui/kept-form.ts';
import { useKeptForm } from '../../ui/use-kept-form.ts';

const shape = z.object({ reason: z.string() });

/** Turns a company down, for a reason that is sent to it. */
export function RejectSignUp({ request, onClose }: { request: SignUp; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const company = request.companyName;
  const own = useOwnForm(`reject.${request._id}`);
  const { form, refused, onSubmit } = useKeptForm({
    own,
    shape,
    now: { reason: '' },
    check: (values) => brokenRules(endpoints.rejectSignUp.body, values),
  });
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const submit = onSubmit(async (body) => {
    // The list shows who decided first.
    await call(endpoints.rejectSignUp, { params: { id: request._id }, body }).finally(() =>
      queries.invalidateQueries({ queryKey: queryKeys.signUps }),
    );
    notifications.show({ message: t('requests.signUp.rejected', { company }) });
    close();
  });
  return (
    <FormDialog
      title={t('requests.signUp.rejectTitle', { company })}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      done={t('requests.signUp.reject')}
    >
      <Textarea
        data-autofocus
        label={t('requests.signUp.reason')}
        description={t('requests.signUp.reasonHint', { email: request.email })}
        rows={4}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
