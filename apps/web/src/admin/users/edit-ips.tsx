import { endpoints, factWord, ipRange, type User } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { toLanguage } from '../../i18n/use-format.ts';
import { type IpDraft, ipsOf } from './ip-draft.ts';
import { IpField } from './ip-field.tsx';
import { RuleNotice } from './rule-notice.tsx';
import { useSeen } from './use-seen.ts';
import { UserDialog } from './user-dialog.tsx';

/** From where one user may sign in; an empty list means from anywhere, unless the client demands one. */
export function EditIps({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [draft, setDraft] = useState<IpDraft>({ ips: user.allowedIps, typed: '' });
  const [isConfirmed, setIsConfirmed] = useState(false);
  const params = { id: user._id };
  const { seen, explain } = useSeen(user.allowedIps, async () => {
    const { allowedIps: facts } = await call(endpoints.getAllowedIps, { params });
    return { facts, words: factWord('allowedIps', facts, toLanguage(i18n.language)) };
  });
  const save = async () => {
    const allowedIps = ipsOf(draft);
    if (!allowedIps.every((ip) => ipRange.safeParse(ip).success))
      throw new ApiError({ status: 0, code: 'ip_invalid', message: '' });
    try {
      await call(endpoints.putAllowedIps, {
        params,
        body: { allowedIps, was: seen.current, ...(isConfirmed && { isConfirmed }) },
      });
    } catch (error) {
      // Who saves once more has read whom it shuts out.
      if (error instanceof ApiError && error.code === 'ips_shut_out') setIsConfirmed(true);
      await explain(error);
    }
  };
  const change = (changed: IpDraft) => {
    setDraft(changed);
    setIsConfirmed(false);
  };
  return (
    <UserDialog title={t('admin.users.ipsOf', { name: user.name })} save={save} onClose={onClose}>
      <RuleNotice rule="ips" roles={user.roles} />
      <IpField value={draft} onChange={change} />
    </UserDialog>
  );
}
