import { Button, Title } from '@mantine/core';
import { type ClientDetails, endpoints } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import page from '../page.module.css';
import { AccountLimit } from './account-limit.tsx';
import classes from './clients.module.css';
import { EditClient } from './edit-client.tsx';
import { GrantCredits } from './grant-credits.tsx';
import { StorageLimit } from './storage-limit.tsx';

const dialogs = { edit: EditClient, limit: AccountLimit, storage: StorageLimit, grant: GrantCredits } as const;

/** Who it is, and what a super-admin can do with it; closing and opening it is confirmed by its name. */
export function ClientHead({ client }: { client: ClientDetails }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const isActive = client.status === 'active';
  const { confirm, isPending } = useActivation(client);
  const Dialog = open && dialogs[open];
  return (
    <div className={page.head}>
      {client.logo && <img src={client.logo} alt="" className={classes.logo} />}
      <Title order={1} className={classes.title}>
        {client.name}
      </Title>
      <span className={isActive ? page.active : page.inactive}>{t(`clients.${isActive ? 'active' : 'inactive'}`)}</span>
      <div className={page.acts}>
        <Button variant="default" onClick={() => setOpen('edit')}>
          {t('clients.edit')}
        </Button>
        <Button variant="default" onClick={() => setOpen('limit')}>
          {t('clients.limit.open')}
        </Button>
        <Button variant="default" onClick={() => setOpen('storage')}>
          {t('clients.storage.open')}
        </Button>
        <Button variant="default" loading={isPending} onClick={confirm}>
          {t(`clients.${isActive ? 'deactivate' : 'activate'}`)}
        </Button>
        <Button onClick={() => setOpen('grant')}>{t('clients.grant.open')}</Button>
      </div>
      {Dialog && <Dialog client={client} onClose={() => setOpen(null)} />}
    </div>
  );
}

function useActivation({ _id: id, name, status }: ClientDetails) {
  const { t } = useTranslation();
  const showError = useShowError();
  const queries = useQueryClient();
  const ask = useConfirm();
  const action = status === 'active' ? 'deactivate' : 'activate';
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endpoints.updateClient, { params: { id }, body: { isActive: action === 'activate' } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.clients }),
    onError: showError,
  });
  const confirm = () =>
    ask({
      title: t(`clients.${action}Title`, { name }),
      text: t(`clients.${action}Text`, { name }),
      act: t(`clients.${action}`),
      isDestructive: action === 'deactivate',
      onConfirm: () => mutate(),
    });
  return { confirm, isPending };
}
