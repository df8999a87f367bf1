import { NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { creditCap, endpoints, factWord, type User } from '@naksha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { toLanguage, useFormat } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { useSeen } from './use-seen.ts';

const shape = z.object({ creditCap: z.union([z.string(), z.number()]) });

/** An empty field is no limit. */
const capIn = (typed: string | number) => ({ creditCap: typed === '' ? null : Number(typed) });

/** How many credits one user may spend in a month. */
export function EditCap({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const queries = useQueryClient();
  const own = useOwnForm(`cap.${user._id}`);
  const begun = useBegun(own, shape, { creditCap: user.creditCap ?? '' });
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: begun.typed,
    check: (values) => brokenRules(creditCap, capIn(values.creditCap)),
  });
  useKeepTyped(own, shape, form.values, begun.from);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const { seen, explain } = useSeen(capIn(begun.from.creditCap).creditCap, async ({ params }) => {
    void queries.invalidateQueries({ queryKey: queryKeys.users });
    const facts = typeof params.creditCap === 'number' ? params.creditCap : null;
    return { facts, words: factWord('creditCap', facts, toLanguage(i18n.language)) };
  });
  const wanted = creditCap.safeParse(capIn(form.values.creditCap)).data?.creditCap ?? null;
  const isBelow = wanted !== null && wanted < user.creditsThisMonth;
  const title = t('admin.users.capOf', { name: user.name });
  const submit = onSubmit(async (values) => {
    const body = { ...capIn(values.creditCap), was: seen.current };
    await call(endpoints.setCreditCap, { params: { id: user._id }, body }).catch(explain);
    await queries.invalidateQueries({ queryKey: queryKeys.users });
    notifications.show({ message: t('admin.users.saved', { what: title }) });
    close();
  });
  return (
    <FormDialog
      title={title}
      onSubmit={submit}
      onClose={close}
      kept={own}
      refused={refused}
      isBusy={form.submitting}
      done={t('shell.save')}
    >
      <Text>{t('admin.users.capText', { name: user.name, used: format.number(user.creditsThisMonth) })}</Text>
      <NumberInput
        data-autofocus
        hideControls
        label={t('admin.users.cap')}
        description={t('admin.users.capHint')}
        {...form.getInputProps('creditCap')}
      />
      {isBelow && (
        <Text role="status" c="var(--madder)">
          {t('admin.users.capBelow', { name: user.name })}
        </Text>
      )}
    </FormDialog>
  );
}
