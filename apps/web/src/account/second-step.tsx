import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../api/query-keys.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import classes from './account.module.css';
import { EndSecondStep } from './end-second-step.tsx';
import { SetUpSecondStep } from './set-up-second-step.tsx';
import { useSecondStep } from './use-second-step.ts';

/** Whether the log-in asks for a code beside the password, and what changes that. */
export function SecondStep() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'setUp' | 'end' | null>(null);
  const state = useSecondStep();
  if (state.isError) return <LoadFailure error={state.error} retry={state.refetch} />;
  if (!state.data) return null;
  const { isOn, recoveryCodesLeft } = state.data;
  const close = () => {
    setOpen(null);
    void queries.invalidateQueries({ queryKey: queryKeys.secondStep });
  };
  return (
    <>
      <Text>{t('account.secondStep.lead')}</Text>
      <Text fw={600} mt="sm" role="status">
        {isOn ? t('account.secondStep.on', { count: recoveryCodesLeft }) : t('account.secondStep.off')}
      </Text>
      <Button className={classes.act} variant="default" onClick={() => setOpen(isOn ? 'end' : 'setUp')}>
        {t(isOn ? 'account.secondStep.switchOff' : 'account.secondStep.switchOn')}
      </Button>
      {open === 'setUp' && <SetUpSecondStep onClose={close} />}
      {open === 'end' && <EndSecondStep onClose={close} />}
    </>
  );
}
