import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../api/use-error-sentence.ts';
import { noteQuota } from '../store/job-actions.ts';
import { useStudio } from '../store/studio-store.ts';

/** Says that the credits are used up. */
export function QuotaModal() {
  const { t, i18n } = useTranslation();
  const isExhausted = useStudio(({ jobs }) => jobs.isQuotaExhausted);
  return (
    <Modal
      opened={isExhausted}
      onClose={() => noteQuota(false)}
      title={t('studio.quota.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Text fz="md" role="alert">
        {errorSentence('credits_exhausted', {}, i18n.language)}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={() => noteQuota(false)}>
          {t('studio.quota.okay')}
        </Button>
      </Group>
    </Modal>
  );
}
