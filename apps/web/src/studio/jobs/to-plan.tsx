import { Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session-store.ts';
import { useUserMode } from '../../session/use-user-mode.ts';
import { askToLeave } from '../store/dialog-actions.ts';
import classes from './to-plan.module.css';

/** Where more can be bought: an administrator goes there, a designer is sent to one. */
export function ToPlan({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const isAdmin = useSession(({ session }) => session?.user.originalRole === 'admin');
  const { switchToPlan } = useUserMode();
  const leave = () => {
    onLeave();
    askToLeave(switchToPlan);
  };
  if (!isAdmin) {
    return (
      <Text mt="sm" c="dimmed">
        {t('buying.planEnded.designer')}
      </Text>
    );
  }
  return (
    <Text mt="sm" c="dimmed">
      {t('buying.planEnded.admin')}{' '}
      <UnstyledButton className={classes.way} onClick={leave}>
        {t('buying.planEnded.toPlan')}
      </UnstyledButton>
    </Text>
  );
}
