import { accountLimitForm, type ClientDetails, endpoints } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LimitDialog } from '../limit-dialog.tsx';

/** How many accounts a client may have beyond its plan. */
export function AccountLimit({ client, onClose }: { client: ClientDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { _id: id, name, accountLimit } = client;
  const { used, allowed } = client.accounts;
  return (
    <LimitDialog
      name={`limit.${id}`}
      title={t('clients.limit.title', { name })}
      text={t('clients.limit.text', { count: used, allowed: format.number(allowed) })}
      field="accountLimit"
      rule={accountLimitForm}
      limit={accountLimit}
      label={t('clients.form.limit')}
      shownIn={queryKeys.clients}
      save={async (accountLimit, was) => {
        const { accounts } = await call(endpoints.setAccountLimit, { params: { id }, body: { accountLimit, was } });
        return t('clients.limit.saved', { name, count: accounts.allowed });
      }}
      onClose={onClose}
    />
  );
}
