import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../api/use-error-sentence.ts';
import { setQuotaExhausted, useJobs } from './jobs-store.ts';

/** Says that the credits are used up. */
export function QuotaModal() {
  const { t, i18n } = useTranslation();
  const isExhausted = useJobs((state) => state.isQuotaExhausted);
  return (
    <Modal
      opened={isExhausted}
      onClose={() => setQuotaExhausted(false)}
      title={t('studio.quota.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Text fz="md" role="alert">
        {errorSentence('credits_exhausted', {}, i18n.language)}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={() => setQuotaExhausted(false)}>
          {t('studio.quota.okay')}
        </Button>
      </Group>
    </Modal>
  );
}
