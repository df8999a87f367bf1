import type { Handlers } from '../../http/handler.ts';
import { addAttachment } from './add-attachment.ts';
import { commentTicket } from './comment-ticket.ts';
import { createTicket } from './create-ticket.ts';
import { getAttachment } from './get-attachment.ts';
import { getSupportNews } from './get-support-news.ts';
import { getTicket } from './get-ticket.ts';
import { listTickets } from './list-tickets.ts';
import { readTicket } from './read-ticket.ts';
import { updateTicket } from './update-ticket.ts';

export const supportHandlers = {
  listTickets,
  createTicket,
  getTicket,
  updateTicket,
  commentTicket,
  readTicket,
  getSupportNews,
  addAttachment,
  getAttachment,
} satisfies Partial<Handlers>;
