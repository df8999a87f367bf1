import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';
import { text } from './text.ts';

export const ticketStatuses = ['open', 'in-progress', 'pending-information', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Who speaks: the client that has the question, or the support that answers it. */
export type TicketSide = 'client' | 'support';

const byClient: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['closed'],
  'in-progress': ['closed'],
  'pending-information': ['closed'],
  closed: ['open'],
};
const bySupport: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in-progress', 'pending-information', 'closed'],
  'in-progress': ['pending-information', 'closed'],
  'pending-information': ['in-progress', 'closed'],
  closed: [],
};

/** What a side may set a ticket to. Only the client opens a closed one again, and only for some days. */
export function nextStatuses(
  side: TicketSide,
  { status, closedAt }: { readonly status: TicketStatus; readonly closedAt: string | Date | null },
  now: Date,
): readonly TicketStatus[] {
  if (side === 'support') return bySupport[status];
  const closed = closedAt === null ? now : new Date(closedAt);
  const isOver = now.getTime() - closed.getTime() > limits.ticketReopenDays * 86_400_000;
  return status === 'closed' && isOver ? [] : byClient[status];
}

export const ticketTitle = line('title_required')
  .min(1, 'title_required')
  .max(limits.ticketTitleMaxLength, 'title_too_long');
export const ticketDescription = text('description_required')
  .min(1, 'description_required')
  .max(limits.ticketTextMaxLength, 'text_too_long');
export const ticketComment = text('comment_required')
  .min(1, 'comment_required')
  .max(limits.ticketTextMaxLength, 'text_too_long');
/** The ids of files that were added and belong to no message yet. */
export const messageAttachments = z.array(id).max(limits.ticketAttachments, 'attachments_too_many').default([]);

/** A picture or PDF that came with a message. `url` needs no session of its own and ends with the one it was given to. */
const ticketAttachment = z.strictObject({
  _id: id,
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  url: z.string(),
});

/** One step of a ticket's thread: what somebody wrote, what became of the status, or both at once. */
const ticketEntry = z.strictObject({
  _id: id,
  side: z.enum(['client', 'support']),
  authorName: z.string(),
  isOwn: z.boolean(),
  comment: z.string().nullable(),
  from: z.enum(ticketStatuses).nullable(),
  to: z.enum(ticketStatuses).nullable(),
  attachments: z.array(ticketAttachment),
  createdAt: instant,
});
export type TicketEntry = z.infer<typeof ticketEntry>;

/** A ticket in a list. */
export const ticketRow = z.strictObject({
  _id: id,
  clientId: id,
  clientName: z.string(),
  title: z.string(),
  status: z.enum(ticketStatuses),
  authorName: z.string(),
  /** Somebody else wrote in it since the caller last looked. */
  isUnread: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type TicketRow = z.infer<typeof ticketRow>;

export const ticket = z.strictObject({
  ...ticketRow.shape,
  description: z.string(),
  /** Goes up with every change; a call that sets the status says which one it saw. */
  version: z.int(),
  closedAt: instant.nullable(),
  /** How long the ticket was with support until the answer; the clock stands while it waits for the client, and when it is closed. */
  workSeconds: z.int(),
  isClockRunning: z.boolean(),
  /** Oldest first; the first is the opening, with the pictures of the description. */
  entries: z.array(ticketEntry),
});
export type Ticket = z.infer<typeof ticket>;

/** They come in addresses too: of what no sentence has, none is taken, and the sentence does without. */
const failureParams = z
  .record(z.string().max(60), z.union([z.string().max(500), z.number()]))
  .refine((params) => Object.keys(params).length <= 20)
  .default({})
  .catch({});

/** What is known of a designer's job that failed: their administrators ask support with it. */
export const failedWork = z.object({
  job: id,
  operation: z.string().max(60),
  code: z.string().max(60),
  /** Fill the words of the sentence that says why. */
  params: failureParams,
  time: instant,
  author: z.string().max(limits.nameMaxLength),
});
export type FailedWork = z.infer<typeof failedWork>;

/** What a designer asks of their administrators about it. */
export const jobAsk = z.strictObject({ _id: id, about: failedWork, note: z.string(), createdAt: instant });
export type JobAsk = z.infer<typeof jobAsk>;
