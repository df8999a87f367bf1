import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { supportEndpoints } from '../endpoints/support.ts';
import { limits } from '../limits.ts';
import { ruleOfIssue } from '../rule-of-issue.ts';

const { createTicket, commentTicket, updateTicket, addAttachment, listTickets } = supportEndpoints;
const rulesOf = (body: z.ZodType, value: unknown) =>
  (body.safeParse(value).error?.issues ?? []).map(ruleOfIssue).map(({ field, code }) => `${field}: ${code}`);
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const long = (length: number) => 'न'.repeat(length);

describe('the form of a new ticket', () => {
  const whole = { title: 'Grey export', description: 'It has lost its colours.' };

  it.each([
    ['all it needs', whole, []],
    ['spaces around its words', { title: ' a ', description: '\nb\n' }, []],
    [
      'the longest words',
      { title: long(limits.ticketTitleMaxLength), description: long(limits.ticketTextMaxLength) },
      [],
    ],
    ['as many pictures as a message has', { ...whole, attachments: ids(limits.ticketAttachments) }, []],
    ['no title', { ...whole, title: undefined }, ['title: title_required']],
    ['a title of spaces', { ...whole, title: ' \t ' }, ['title: title_required']],
    ['a title that is too long', { ...whole, title: long(limits.ticketTitleMaxLength + 1) }, ['title: title_too_long']],
    ['no description', { ...whole, description: '' }, ['description: description_required']],
    [
      'a description that is too long',
      { ...whole, description: long(limits.ticketTextMaxLength + 1) },
      ['description: text_too_long'],
    ],
    ['neither', {}, ['title: title_required', 'description: description_required']],
    [
      'a picture too many',
      { ...whole, attachments: ids(limits.ticketAttachments + 1) },
      ['attachments: attachments_too_many'],
    ],
    ['a picture that is no id', { ...whole, attachments: ['screen.png'] }, ['attachments.0: invalid_value']],
    ['a status of its own', { ...whole, status: 'closed' }, ['status: unknown_field']],
    ['an author of its own', { ...whole, authorName: 'Somebody' }, ['authorName: unknown_field']],
  ])('with %s', (_, value, rules) => {
    expect(rulesOf(createTicket.body, value)).toEqual(rules);
  });

  it('loses the spaces around its words and has no pictures unless it says so', () => {
    expect(createTicket.body.parse({ title: ' a ', description: '\nb\n' })).toEqual({
      title: 'a',
      description: 'b',
      attachments: [],
    });
  });
});

it.each([
  ['a comment', { comment: 'x' }, []],
  ['a comment that sets the status it saw', { comment: 'x', change: { status: 'closed', version: 3 } }, []],
  ['a comment of spaces', { comment: '  ' }, ['comment: comment_required']],
  ['no comment', { change: { status: 'closed', version: 3 } }, ['comment: comment_required']],
  ['a status without the version', { comment: 'x', change: { status: 'closed' } }, ['change.version: invalid_value']],
  ['a status there is not', { comment: 'x', change: { status: 'lost', version: 3 } }, ['change.status: invalid_value']],
])('%s breaks %j', (_, value, rules) => {
  expect(rulesOf(commentTicket.body, value)).toEqual(rules);
});

it('a change of status names one of the four and a version', () => {
  expect(rulesOf(updateTicket.body, { status: 'Closed', version: 0 })).toEqual([
    'status: invalid_value',
    'version: invalid_value',
  ]);
});

it('what a designer asks says what failed, and a list of asks is one page', () => {
  const about = {
    job: randomUUID(),
    operation: 'generate',
    code: 'job_failed',
    params: {},
    time: '2026-11-20T08:00:00.000Z',
  };
  const ask = { _id: randomUUID(), about: { ...about, author: 'Asha Rao' }, note: '', createdAt: about.time };
  const { answer } = supportEndpoints.listAsks;
  expect(answer.parse({ data: [ask], total: 21 })).toEqual({ data: [ask], total: 21 });
  expect(answer.safeParse({ data: [{ ...ask, about }], total: 1 }).success).toBe(false);
  expect(answer.safeParse({ data: Array(limits.ticketListPageSize + 1).fill(ask), total: 21 }).success).toBe(false);
});

it('a picture may be as long in base64 as five megabytes are, and lists come newest first', () => {
  expect(addAttachment.bodyLimitBytes).toBeGreaterThan((limits.attachmentMaxBytes * 4) / 3);
  expect(listTickets.query.parse({})).toEqual({
    pageNo: 1,
    limit: limits.ticketListPageSize,
    sortBy: 'updatedAt',
    sortDirection: 'desc',
  });
});
