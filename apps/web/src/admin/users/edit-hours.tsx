import { Button, Group, Modal } from '@mantine/core';
import { endpoints, type User, type WorkingHours, workingHours } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import classes from './add-user.module.css';
import { HoursField } from './hours-field.tsx';
import { RuleNotice } from './rule-notice.tsx';

/** The working hours of one user, in the client's time zone. */
export function EditHours({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const params = { id: user._id };
  const stored = useQuery({
    queryKey: queryKeys.workingHours(user._id),
    queryFn: () => call(endpoints.getWorkingHours, { params }),
    gcTime: 0,
  });
  const [edited, setEdited] = useState<WorkingHours>();
  const value = edited ?? stored.data?.workingHours;
  const save = useMutation({
    mutationFn: (hours: WorkingHours) => call(endpoints.putWorkingHours, { params, body: { workingHours: hours } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.users });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('admin.users.hoursOf', { name: user.name })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {stored.isError && <LoadFailure error={stored.error} retry={stored.refetch} />}
      <RuleNotice rule="hours" roles={user.roles} />
      {value && <HoursField value={value} onChange={setEdited} />}
      {stored.data && <p className={classes.hint}>{t('admin.users.zone', { zone: stored.data.timeZone })}</p>}
      {save.isError && (
        <p role="alert" className={classes.refusal}>
          {sentence(save.error)}
        </p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('admin.users.cancel')}
        </Button>
        <Button
          loading={save.isPending}
          disabled={!value || !workingHours.safeParse(value).success}
          onClick={() => value && save.mutate(value)}
        >
          {t('admin.users.save')}
        </Button>
      </Group>
    </Modal>
  );
}
