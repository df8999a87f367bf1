import type { Handlers } from '../../http/handler.ts';
import { getMail } from './get-mail.ts';
import { listMails } from './list-mails.ts';
import { retryMail } from './retry-mail.ts';
import { sendEmail } from './send-email.ts';

export const mailHandlers = { sendEmail, listMails, getMail, retryMail } satisfies Partial<Handlers>;
