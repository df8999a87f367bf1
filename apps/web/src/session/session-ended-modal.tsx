import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session-store.ts';
import { useCountdown } from './countdown.ts';
import { logOut } from './log-out.ts';

/** After a 401: five seconds to read why, then out. It cannot be dismissed, because nothing behind it works. */
export function SessionEndedModal() {
  const { t } = useTranslation();
  const isEnded = useSession((state) => state.isEnded && !state.isExpired);
  if (!isEnded) return null;
  return <Ended title={t('session.ended.title')} action={t('session.ended.now')} />;
}

function Ended({ title, action }: { title: string; action: string }) {
  const { t } = useTranslation();
  const left = useCountdown(true, logOut);
  return (
    <Modal
      opened
      onClose={logOut}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={title}
    >
      <Text fz="md" role="timer" aria-live="polite">
        {t('session.ended.text', { count: left })}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={logOut}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
