import { limits, type Ticket, type TicketStatus } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session-store.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';

/** Asks by the name of a ticket whether it becomes that; false when not. */
export function useConfirmStatus({ title }: Ticket): (status: TicketStatus) => Promise<boolean> {
  const { t } = useTranslation();
  const ask = useConfirm();
  const isSupport = useSession(({ session }) => session?.user.roles === 'superadmin');
  return (status) =>
    new Promise((resolve) =>
      ask({
        title: t(`support.confirm.${status}`, { title }),
        text: t(`support.confirmText.${status === 'closed' && !isSupport ? 'ownClosed' : status}`, {
          days: limits.ticketReopenDays,
        }),
        act: t(`support.act.${status}`),
        isDestructive: false,
        onConfirm: () => resolve(true),
        onClose: () => resolve(false),
      }),
    );
}
