import { z } from 'zod';
import { id } from '../entities/id.ts';
import { line } from '../entities/line.ts';
import { listOf } from '../entities/list-of.ts';
import { listedMail, mail, mailKinds, mailRooms, mailStates, wholeMail } from '../entities/mail.ts';
import { pageQuery } from '../entities/page-query.ts';
import { storable } from '../entities/storable.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const words = (max: number) => z.string().max(max).overwrite(storable).optional();
const subject = line().max(1000).optional();

export const mailEndpoints = {
  sendEmail: {
    method: 'POST',
    path: '/email/send-email',
    access: 'public',
    summary: 'Report an error to support; `to` and `html` are heard but not obeyed',
    body: z.object({ to: words(1000), subject, text: words(100_000), html: words(100_000) }),
    bodyLimitBytes: limits.reportBodyMaxBytes,
    status: 202,
    answer: z.strictObject({ success: z.literal(true) }),
    rate: { max: 30, seconds: 60 },
  },
  listMails: {
    method: 'GET',
    path: '/mails',
    access: 'super',
    summary:
      'The outbox: letters to people and reports to support with what became of them, found by a part of the subject, the recipient, the user or the client',
    query: z.object({
      ...pageQuery(limits.fileListPageSize),
      search: z.string().trim().max(limits.searchMaxLength).optional(),
      room: z.enum(mailRooms).optional(),
      state: z.enum(mailStates).optional(),
      kind: z.enum(mailKinds).optional(),
      sortBy: z.enum(['createdAt', 'sentAt', 'kind', 'state', 'to', 'subject']).default('createdAt'),
      sortDirection: z.enum(['asc', 'desc']).default('desc'),
    }),
    reads: 'mails',
    answer: listOf(listedMail),
  },
  getMail: {
    method: 'GET',
    path: '/mails/{id}',
    access: 'super',
    owns: 'mail',
    summary: 'One mail with its text and its HTML; that it was read is logged',
    params: z.object({ id }),
    reads: 'mails',
    answer: z.strictObject({ data: wholeMail }),
  },
  retryMail: {
    method: 'POST',
    path: '/mails/{id}/retry',
    access: 'super',
    owns: 'mail',
    summary: 'Try again to send a mail that was kept or given up; without a mail server it stays kept',
    params: z.object({ id }),
    answer: z.strictObject({ data: mail }),
  },
} satisfies Record<string, Endpoint>;
