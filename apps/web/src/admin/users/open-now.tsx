import type { WorkingNow } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from '../forms.module.css';

/** Whether the stored hours are open now, and until when: "open now, closes at 19:30". */
export function OpenNow({ now: { isOpen, until, holiday } }: { now: WorkingNow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = until === null ? '' : wallWords(until, new Date(), format);
  const closed = holiday === null ? t('admin.users.closedNow') : t('admin.users.closedFor', { name: holiday });
  return (
    <p className={classes.hint} role="status" data-varies>
      {isOpen
        ? t(until === null ? 'admin.users.openAlways' : 'admin.users.openUntil', { when })
        : `${closed}${until === null ? '' : ` ${t('admin.users.opensAt', { when })}`}`}
    </p>
  );
}

/** A local time of the client in words: of the next hours the time, of later days the day as well. */
function wallWords(wall: string, now: Date, format: ReturnType<typeof useFormat>): string {
  // Read as the browser's own time, so that it is written as it stands.
  const at = new Date(wall);
  const isSoon = at.getTime() - now.getTime() < 18 * 60 * 60 * 1000;
  return isSoon ? format.time(at) : `${format.shortDay(at)}, ${format.time(at)}`;
}
