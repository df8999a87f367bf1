import { ActionIcon, Menu, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { endpoints, type User } from '@naksha/contract';
import { IconDots } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { showError } from '../../session/error-modal.tsx';
import { useSession } from '../../session/session-store.ts';
import { EditHours } from './edit-hours.tsx';
import { EditIps } from './edit-ips.tsx';
import { NewPassword } from './new-password.tsx';

/** What can be done with one account; closing and opening it is confirmed by its name. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'hours' | 'ips' | 'password' | null>(null);
  const isSelf = useSession((state) => state.session?.user._id === user._id);
  const verb = user.status === 'active' ? 'deactivate' : 'activate';
  const change = useMutation({
    mutationFn: () =>
      call(verb === 'activate' ? endpoints.activateUser : endpoints.deactivateUser, { params: { id: user._id } }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.users }),
        queries.invalidateQueries({ queryKey: queryKeys.myPlan }),
      ]),
    onError: (error) => showError(sentence(error)),
  });

  const confirm = () =>
    modals.openConfirmModal({
      title: t(`admin.users.${verb}Title`, { name: user.name }),
      children: <Text>{t(`admin.users.${verb}Text`, { name: user.name })}</Text>,
      labels: { confirm: t(`admin.users.${verb}`), cancel: t('admin.users.cancel') },
      onConfirm: () => change.mutate(),
    });

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('admin.users.actions', { name: user.name })}
            loading={change.isPending}
          >
            <IconDots size={16} stroke={1.45} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('hours')}>{t('admin.users.hours')}</Menu.Item>
          <Menu.Item onClick={() => setOpen('ips')}>{t('admin.users.ips')}</Menu.Item>
          {!isSelf && <Menu.Item onClick={() => setOpen('password')}>{t('admin.users.setPassword')}</Menu.Item>}
          {!isSelf && <Menu.Item onClick={confirm}>{t(`admin.users.${verb}`)}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {open === 'hours' && <EditHours user={user} onClose={() => setOpen(null)} />}
      {open === 'password' && <NewPassword user={user} onClose={() => setOpen(null)} />}
      {open === 'ips' && <EditIps user={user} onClose={() => setOpen(null)} />}
    </>
  );
}
