import { Outlet } from '@tanstack/react-router';
import { ErrorModal } from '../session/error-modal.tsx';
import { SessionEndedModal } from '../session/session-ended-modal.tsx';

/** Around every screen: the two dialogs that may come up on any of them. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ErrorModal />
      <SessionEndedModal />
    </>
  );
}
