import { useSession } from '../../api/session-store.ts';
import { AllPayments } from './all-payments.tsx';
import { OwnPayments } from './own-payments.tsx';

/** The payments of a client for its administrators, of all clients for a super-admin. */
export function Payments() {
  const role = useSession((state) => state.session?.user.roles);
  return role === 'superadmin' ? <AllPayments /> : <OwnPayments />;
}
