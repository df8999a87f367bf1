import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { failedWork, nextStatuses, type TicketStatus } from './ticket.ts';

const now = new Date('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it.each([
  ['open', ['in-progress', 'pending-information', 'closed'], ['closed']],
  ['in-progress', ['pending-information', 'closed'], ['closed']],
  ['pending-information', ['in-progress', 'closed'], ['closed']],
  ['closed', [], ['open']],
] as const)('a ticket that is %s can be set to %j by support and to %j by its client', (status, support, client) => {
  const closedAt = status === 'closed' ? daysAgo(1) : null;
  expect(nextStatuses('support', { status, closedAt }, now)).toEqual(support);
  expect(nextStatuses('client', { status, closedAt }, now)).toEqual(client);
});

it.each<[number, readonly TicketStatus[]]>([
  [0, ['open']],
  [limits.ticketReopenDays, ['open']],
  [limits.ticketReopenDays + 0.001, []],
])('a ticket that was closed %d days ago can be set to %j by its client', (days, expected) => {
  const closedAt = daysAgo(days);
  expect(nextStatuses('client', { status: 'closed', closedAt }, now)).toEqual(expected);
  expect(nextStatuses('client', { status: 'closed', closedAt: closedAt.toISOString() }, now)).toEqual(expected);
});

it.each([
  ['none', undefined],
  ['one of very many words', { reason: 'x'.repeat(501) }],
  ['very many', Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`p${n}`, n]))],
])('keeps of a failed job the facts without its params where these are %s', (_, params) => {
  const facts = {
    job: '0190a000-0000-7000-8000-00000000a1c7',
    operation: 'generate',
    code: 'plan_ended',
    time: '2026-11-20T08:00:00.000Z',
    author: 'Asha Rao',
  };
  expect(failedWork.parse({ ...facts, params })).toEqual({ ...facts, params: {} });
});
