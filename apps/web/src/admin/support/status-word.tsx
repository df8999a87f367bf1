import type { TicketStatus } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import classes from './support.module.css';

/** A status is a square and a word. */
export function StatusWord({ status }: { status: TicketStatus }) {
  const { t } = useTranslation();
  return (
    <span className={classes.status}>
      <span className={classes.square} data-status={status} aria-hidden />
      {t(`support.status.${status}`)}
    </span>
  );
}
