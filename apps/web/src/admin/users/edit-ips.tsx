import { endpoints, factWord, type User } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { toLanguage } from '../../i18n/use-format.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { forgetForm, useBegun, useKeepTyped, useOwnForm } from '../../ui/kept-form.ts';
import { useCheckedForm } from '../../ui/use-checked-form.tsx';
import { type IpDraft, ipDraft, ipsOf } from './ip-draft.ts';
import { IpField } from './ip-field.tsx';
import { RuleNotice } from './rule-notice.tsx';
import { useSaved } from './use-saved.ts';
import { useSeen } from './use-seen.ts';

const typed = z.object({ allowedIps: ipDraft });

/** From where one user may sign in; an empty list means from anywhere, unless the client demands one. */
export function EditIps({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const own = useOwnForm(`ips.${user._id}`);
  const begun = useBegun(own, typed, { allowedIps: { ips: user.allowedIps, typed: '' } });
  const { form, refused, onSubmit } = useCheckedForm({
    initialValues: begun.typed,
    check: (values) => brokenRules(endpoints.putAllowedIps.body, { allowedIps: ipsOf(values.allowedIps) }),
  });
  useKeepTyped(own, typed, form.values, begun.from);
  const close = () => {
    forgetForm(own);
    onClose();
  };
  const params = { id: user._id };
  const { seen, explain } = useSeen(ipsOf(begun.from.allowedIps), async () => {
    const { allowedIps: facts } = await call(endpoints.getAllowedIps, { params });
    return { facts, words: factWord('allowedIps', facts, toLanguage(i18n.language)) };
  });
  const title = t('admin.users.ipsOf', { name: user.name });
  const notifySaved = useSaved(title);
  const submit = onSubmit(async (values) => {
    const body = { allowedIps: ipsOf(values.allowedIps), was: seen.current, ...(isConfirmed && { isConfirmed }) };
    try {
      await call(endpoints.putAllowedIps, { params, body });
    } catch (error) {
      // Who saves once more has read whom it shuts out.
      if (error instanceof ApiError && error.code === 'ips_shut_out') setIsConfirmed(true);
      await explain(error);
    }
    await notifySaved();
    close();
  });
  const change = (changed: IpDraft) => {
    form.setFieldValue('allowedIps', changed);
    setIsConfirmed(false);
  };
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
      <RuleNotice rule="ips" roles={user.roles} />
      <IpField value={form.values.allowedIps} onChange={change} error={form.errors.allowedIps} />
    </FormDialog>
  );
}
