import { Notifications } from '@mantine/notifications';
import { Outlet } from '@tanstack/react-router';
import { ErrorModal } from '../session/error-modal.tsx';
import { SessionEndedModal } from '../session/session-ended-modal.tsx';
import { useOtherTabs } from '../session/use-other-tabs.ts';

/** Around every screen: the short messages and the two dialogs that may come up on any of them. */
export function RootLayout() {
  useOtherTabs();
  return (
    <>
      <Notifications position="top-center" limit={3} autoClose={6000} />
      <Outlet />
      <ErrorModal />
      <SessionEndedModal />
    </>
  );
}
