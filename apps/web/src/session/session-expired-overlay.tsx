import { Button, FocusTrap, Overlay, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session-store.ts';
import { useCountdown } from './countdown.ts';
import { logOut } from './log-out.ts';

/** Covers the administration when the two-minute check failed. */
export function SessionExpiredOverlay() {
  const isExpired = useSession((state) => state.isExpired);
  return isExpired ? <Expired /> : null;
}

function Expired() {
  const { t } = useTranslation();
  const left = useCountdown(true, logOut);
  return (
    <Overlay
      fixed
      center
      backgroundOpacity={1}
      color="var(--s1)"
      zIndex={400}
      role="alertdialog"
      aria-modal
      aria-label={t('session.expired.title')}
    >
      <FocusTrap>
        <Stack align="flex-start" gap="sm">
          <Title order={1}>{t('session.expired.title')}</Title>
          <Text role="timer">{t('session.expired.text', { count: left })}</Text>
          <Button data-autofocus onClick={logOut}>
            {t('session.expired.now')}
          </Button>
        </Stack>
      </FocusTrap>
    </Overlay>
  );
}
