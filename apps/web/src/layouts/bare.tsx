import { Outlet } from '@tanstack/react-router';

/** The whole window belongs to the screen: studio, collection, upload. */
export function BareLayout() {
  return <Outlet />;
}
