import { z } from 'zod';
import { nothing } from '../entities/answers.ts';
import { fileName } from '../entities/file-name.ts';
import { id } from '../entities/id.ts';
import { instant } from '../entities/instant.ts';
import { listOf } from '../entities/list-of.ts';
import { pageQuery } from '../entities/page-query.ts';
import {
  jobAsk,
  messageAttachments,
  ticket,
  ticketComment,
  ticketDescription,
  ticketRow,
  ticketStatuses,
  ticketTitle,
} from '../entities/ticket.ts';
import { limits } from '../limits.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });
/** A client's administrators reach their own tickets, a super-admin all. */
const access = ['admin', 'super'] as const;
const change = { status: z.enum(ticketStatuses), version: z.int().min(1) };
const answer = z.strictObject({ data: ticket });

/** The largest file in base64 (4 letters for 3 bytes) with room to say of a somewhat larger one how large it may be. */
const attachmentBodyBytes = 2 * limits.attachmentMaxBytes;

export const supportEndpoints = {
  listTickets: {
    method: 'GET',
    path: '/support/tickets',
    access,
    summary: 'Support tickets, a page at a time',
    query: z.object({
      ...pageQuery(limits.ticketListPageSize),
      search: z.string().trim().max(limits.searchMaxLength).optional(),
      status: z.enum(ticketStatuses).optional(),
      sortBy: z.enum(['updatedAt', 'createdAt', 'title', 'clientName']).default('updatedAt'),
      sortDirection: z.enum(['asc', 'desc']).default('desc'),
    }),
    reads: 'tickets',
    passive: true,
    answer: listOf(ticketRow),
  },
  createTicket: {
    method: 'POST',
    path: '/support/tickets',
    access: 'admin',
    summary:
      'Open a support ticket; `job` names the failed job that it is about, of which what its designer asked counts as seen',
    body: z.strictObject({
      title: ticketTitle,
      description: ticketDescription,
      attachments: messageAttachments,
      job: id.optional(),
    }),
    status: 201,
    answer,
    idempotent: true,
    rate: { max: 60, seconds: 3600 },
  },
  getTicket: {
    method: 'GET',
    path: '/support/tickets/{id}',
    access,
    owns: 'ticket',
    summary: 'A ticket with its thread',
    passive: true,
    params: byId,
    reads: 'tickets',
    answer,
  },
  updateTicket: {
    method: 'PATCH',
    path: '/support/tickets/{id}',
    access,
    owns: 'ticket',
    summary: 'Set the status of a ticket, as it was seen in one version',
    params: byId,
    body: z.strictObject(change),
    answer,
  },
  commentTicket: {
    method: 'POST',
    path: '/support/tickets/{id}/comments',
    access,
    owns: 'ticket',
    summary: 'Write into a ticket, and with it set its status if that is wanted',
    params: byId,
    body: z.strictObject({
      comment: ticketComment,
      attachments: messageAttachments,
      change: z.strictObject(change).optional(),
    }),
    status: 201,
    answer,
    idempotent: true,
    rate: { max: 30, seconds: 60 },
  },
  readTicket: {
    method: 'POST',
    path: '/support/tickets/{id}/read',
    access,
    owns: 'ticket',
    summary: 'Say how far the caller has read a ticket',
    passive: true,
    params: byId,
    body: z.strictObject({ until: instant }),
    status: 204,
    answer: nothing,
  },
  getSupportNews: {
    method: 'GET',
    path: '/support/news',
    access,
    summary:
      'How many tickets have something unread, when something was last written into any, and how many asks of designers wait',
    passive: true,
    reads: 'nothing',
    answer: z.strictObject({ unread: z.int(), latestAt: instant.nullable(), asks: z.int() }),
  },
  listAsks: {
    method: 'GET',
    path: '/support/asks',
    access: 'admin',
    summary: 'What designers ask about failed jobs and no administrator has seen yet, the oldest first',
    passive: true,
    /** One page of them, and how many there are in all. */
    answer: z.strictObject({ data: z.array(jobAsk).max(limits.ticketListPageSize), total: z.int() }),
  },
  seeAsk: {
    method: 'POST',
    path: '/support/asks/{id}/seen',
    access: 'admin',
    owns: 'jobAsk',
    summary: 'Say that what a designer asks about a failed job was seen',
    params: byId,
    status: 204,
    answer: nothing,
  },
  addAttachment: {
    method: 'POST',
    path: '/support/attachments',
    access,
    summary:
      'Add a PNG, JPEG or TIFF picture or a PDF, a data URL, for a message to a ticket of this client that will be sent',
    body: z.strictObject({ clientId: id, fileName, picture: z.string().max(attachmentBodyBytes) }),
    bodyLimitBytes: attachmentBodyBytes,
    status: 201,
    twin: 'swept',
    answer: z.strictObject({ _id: id }),
    rate: { max: 60, seconds: 60 },
  },
  getAttachment: {
    method: 'GET',
    path: '/support/attachments/signed/{token}',
    access: 'signed',
    summary: 'The bytes of a picture or PDF that came with a message',
    params: z.object({ token: z.string().max(2000) }),
    answer: z.string(),
    raw: { answer: '*/*' },
  },
} satisfies Record<string, Endpoint>;
