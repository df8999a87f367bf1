import { Button, Group, Modal } from '@mantine/core';
import { endpoints, type User } from '@naksha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import classes from './add-user.module.css';
import { IpField } from './ip-field.tsx';
import { RuleNotice } from './rule-notice.tsx';

/** From where one user may sign in; an empty list means from anywhere, unless the client demands one. */
export function EditIps({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const [ips, setIps] = useState<string[]>([...user.allowedIps]);
  const save = useMutation({
    mutationFn: () => call(endpoints.putAllowedIps, { params: { id: user._id }, body: { allowedIps: ips } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.users });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('admin.users.ipsOf', { name: user.name })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <RuleNotice rule="ips" roles={user.roles} />
      <IpField value={ips} onChange={setIps} />
      {save.isError && (
        <p role="alert" className={classes.refusal}>
          {sentence(save.error)}
        </p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('admin.users.cancel')}
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t('admin.users.save')}
        </Button>
      </Group>
    </Modal>
  );
}
