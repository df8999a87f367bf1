import { Button, Group, Modal, Text } from '@mantine/core';
import { errorSentence } from '@naksha/contract';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteQuota } from '../store/job-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import { ToPlan } from './to-plan.tsx';

/** Says that the credits are used up, in the words of what they ran out for. */
export const QuotaModal = memo(function QuotaModal() {
  const { t, i18n } = useTranslation();
  const exhausted = useStudio(({ jobs }) => jobs.exhausted);
  // Its words stay while it closes.
  const [shown, setShown] = useState(exhausted);
  if (exhausted !== null && exhausted !== shown) setShown(exhausted);
  return (
    <Modal
      opened={exhausted !== null}
      onClose={() => noteQuota(null)}
      title={t('studio.quota.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Text fz="md" role="alert">
        {errorSentence(shown ?? 'credits_exhausted', {}, i18n.language)}
      </Text>
      <ToPlan onLeave={() => noteQuota(null)} />
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={() => noteQuota(null)}>
          {t('studio.quota.okay')}
        </Button>
      </Group>
    </Modal>
  );
});
