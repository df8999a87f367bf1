import { useSession } from '../api/session-store.ts';
import { Dashboard } from './dashboard/dashboard.tsx';
import { Overview } from './installation/overview.tsx';

/** The first room of the administration: of a client for its administrators, of all clients for a super-admin. */
export function AdminHome() {
  const role = useSession((state) => state.session?.user.roles);
  return role === 'superadmin' ? <Overview /> : <Dashboard />;
}
