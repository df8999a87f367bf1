import { Button, Group, Modal, Text } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { endpoints } from '@naksha/contract';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useSession } from '../api/session-store.ts';
import { useCountdown } from '../session/countdown.ts';
import { ErrorModal } from '../session/error-modal.tsx';
import { leave, logOut } from '../session/log-out.ts';
import { hearTabs, type TabNews } from '../session/notify-tabs.ts';
import { WhileUnderWay } from '../session/while-under-way.tsx';

/** Around every screen: the short messages and the two dialogs that may come up on any of them. */
export function RootLayout() {
  useOtherTabs();
  return (
    <>
      <Notifications position="top-center" limit={3} autoClose={6000} />
      <Outlet />
      <ErrorModal />
      <SessionEndedModal />
      <WhileUnderWay />
    </>
  );
}

/** After a 401: five seconds to read why, then out. It cannot be dismissed, because nothing behind it works. */
function SessionEndedModal() {
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

/** Leads to the log-in as soon as the session of this tab ends by what is done in another one. */
function useOtherTabs(): void {
  useEffect(() => hearTabs((what) => void follow(what)), []);
}

async function follow(what: TabNews): Promise<void> {
  // A tab may have a session of its own, which ends with the others; the page is gone before it is answered.
  if (what === 'out') void call(endpoints.logout, { keepalive: true }).catch(() => undefined);
  else if (!(await hasEnded())) return;
  leave();
}

async function hasEnded(): Promise<boolean> {
  try {
    await call(endpoints.getMe);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
