import type { Handlers } from '../../http/handler.ts';
import { addAttachment } from './add-attachment.ts';
import { commentTicket } from './comment-ticket.ts';
import { createTicket } from './create-ticket.ts';
import { getAttachment } from './get-attachment.ts';
import { getSupportNews } from './get-support-news.ts';
import { getTicket } from './get-ticket.ts';
import { listAsks } from './list-asks.ts';
import { listTickets } from './list-tickets.ts';
import { readTicket } from './read-ticket.ts';
import { seeAsk } from './see-ask.ts';
import { updateTicket } from './update-ticket.ts';

export const supportHandlers = {
  listTickets,
  createTicket,
  getTicket,
  updateTicket,
  commentTicket,
  readTicket,
  getSupportNews,
  listAsks,
  seeAsk,
  addAttachment,
  getAttachment,
} satisfies Partial<Handlers>;
