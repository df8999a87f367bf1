import { Button, Group, Modal, Text } from '@mantine/core';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { notePlanEnd } from '../store/job-actions.ts';
import { useStudio } from '../store/studio-store.ts';
import { ToPlan } from './to-plan.tsx';

/** Says that the plan has ended, what still works and until when, and who can choose another. */
export const PlanModal = memo(function PlanModal() {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const planEnd = useStudio(({ jobs }) => jobs.planEnd);
  // Its words stay while it closes.
  const [shown, setShown] = useState(planEnd);
  if (planEnd !== null && planEnd !== shown) setShown(planEnd);
  const close = () => notePlanEnd(null);
  return (
    <Modal
      opened={planEnd !== null}
      onClose={close}
      title={t('buying.planEnded.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Text fz="md" role="alert">
        {sentence(shown)}
      </Text>
      <ToPlan onLeave={close} />
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={close}>
          {t('buying.planEnded.okay')}
        </Button>
      </Group>
    </Modal>
  );
});
