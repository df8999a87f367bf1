import { endpoints, factWord, type User } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../api/call.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { brokenRules } from '../../ui/broken-rules.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useConfirmShutOut } from '../use-confirm-shut-out.ts';
import { useFactsForm } from '../use-facts-form.ts';
import { type IpDraft, ipDraft, ipsOf } from './ip-draft.ts';
import { IpField } from './ip-field.tsx';
import { RuleNotice } from './rule-notice.tsx';
import { useSaved } from './use-saved.ts';

const shape = z.object({ allowedIps: ipDraft });

/** From where one user may sign in; an empty list means from anywhere, unless the client demands one. */
export function EditIps({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = t('admin.users.ipsOf', { name: user.name });
  const notifySaved = useSaved(title);
  const confirmed = useConfirmShutOut();
  const params = { id: user._id };
  const { form, dialog } = useFactsForm({
    name: `ips.${user._id}`,
    shape,
    first: { allowedIps: { ips: user.allowedIps, typed: '' } },
    check: (typed) => brokenRules(endpoints.putAllowedIps.body, { allowedIps: ipsOf(typed.allowedIps) }),
    wasOf: (from) => ipsOf(from.allowedIps),
    lookAgain: async () => {
      const { allowedIps: facts } = await call(endpoints.getAllowedIps, { params });
      return { facts, words: factWord('allowedIps', facts, language) };
    },
    save: async (typed, was) => {
      const body = { allowedIps: ipsOf(typed.allowedIps), was };
      await confirmed((more) => call(endpoints.putAllowedIps, { params, body: { ...body, ...more } }));
      await notifySaved();
    },
    onClose,
  });
  const change = (changed: IpDraft) => form.setFieldValue('allowedIps', changed);
  return (
    <FormDialog title={title} {...dialog}>
      <RuleNotice rule="ips" roles={user.roles} />
      <IpField value={form.values.allowedIps} onChange={change} error={form.errors.allowedIps} />
    </FormDialog>
  );
}
