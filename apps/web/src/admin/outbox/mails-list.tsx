import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import lines from '../lines.module.css';
import page from '../page.module.css';
import { MailSubject, StateOfMail } from './mail-words.tsx';
import type { MailsProps } from './mails-table.tsx';
import { RetryMail } from './retry-mail.tsx';

/** The rows of the table, for a phone, in the table's first order. */
export function MailsList({ room, mails, onOpen }: Pick<MailsProps, 'room' | 'mails' | 'onOpen'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const counted = (mail: MailsProps['mails'][number]) =>
    room === 'reports'
      ? `${t('mail.outbox.times')}: ${format.number(mail.times)}`
      : `${t('mail.outbox.attempts')}: ${format.number(mail.attempts)}`;
  return (
    <ul className={lines.list} aria-label={t(`mail.rooms.${room}`)}>
      {mails.map((mail) => {
        const people = [
          room === 'letters' ? (mail.to ?? t('mail.outbox.noAddress')) : null,
          mail.userName,
          mail.clientName,
        ];
        return (
          <li key={mail._id}>
            <div className={page.strong}>
              <MailSubject mail={mail} onOpen={onOpen} />
            </div>
            <div className={lines.pair}>
              <StateOfMail mail={mail} />
              <span className={lines.quiet} data-varies>
                {format.moment(mail.sentAt ?? mail.createdAt)}
              </span>
            </div>
            <p className={lines.quiet}>{people.filter((name) => name !== null).join(' · ')}</p>
            <div className={lines.pair}>
              <span className={lines.quiet}>{[t(`mail.kinds.${mail.kind}`), counted(mail)].join(' · ')}</span>
              <RetryMail mail={mail} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
