import type { Ticket, TicketEntry } from '@naksha/contract';
import { IconArrowRight, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useClock } from '../use-clock.ts';
import { StatusWord } from './status-word.tsx';
import classes from './support.module.css';

/** All that was written in a ticket and became of it, oldest first; the description stands first. */
export function Thread({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const [opening] = ticket.entries;
  return (
    <ol className={classes.thread} aria-label={t('support.thread')}>
      {ticket.entries.map((entry) => (
        <Entry key={entry._id} entry={entry} text={entry === opening ? ticket.description : entry.comment} />
      ))}
    </ol>
  );
}

function Entry({ entry, text }: { entry: TicketEntry; text: string | null }) {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  return (
    <li className={classes.entry} data-side={entry.side}>
      <div className={classes.by}>
        <strong>{entry.isOwn ? t('support.you') : entry.authorName}</strong>
        {entry.side === 'support' && <span className={classes.side}>{t('support.side')}</span>}
        <time dateTime={entry.createdAt} data-varies>
          {zone && format.moment(entry.createdAt)}
        </time>
      </div>
      <div className={classes.said}>
        {text !== null && <p>{text}</p>}
        {entry.attachments.length > 0 && (
          <ul className={classes.attachments}>
            {entry.attachments.map(({ _id, fileName, contentType, url }) => (
              <li key={_id}>
                <a href={url} download={fileName}>
                  {contentType.startsWith('image/') ? (
                    <img src={url} alt="" loading="lazy" />
                  ) : (
                    <IconFileText className={classes.paper} stroke={1} aria-hidden />
                  )}
                  <span className={classes.fileName}>{fileName}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {entry.from !== null && entry.to !== null && (
          <p className={classes.move}>
            <StatusWord status={entry.from} />
            <IconArrowRight size={14} stroke={1.5} aria-hidden />
            <span className="visually-hidden">{t('support.becomes')}</span>
            <StatusWord status={entry.to} />
          </p>
        )}
      </div>
    </li>
  );
}
