import { describe, expect, test } from 'vitest';
import { endpoints } from '../endpoints/table.ts';
import { limits } from '../limits.ts';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { apiKey, apiKeyForm } from './api-key.ts';
import { creditCorrection } from './credits.ts';

const clientId = '0190a000-0000-7000-8000-0000000091a3';
const codeOf = (given: { error?: { issues: readonly Parameters<typeof ruleOfIssue>[0][] } | undefined }) => {
  const [issue] = given.error?.issues ?? [];
  return issue && ruleOfIssue(issue)?.code;
};

describe('a correction of credits', () => {
  test.each([1, -1, limits.grantMaxCredits, -limits.grantMaxCredits])('may be of %i', (amount) => {
    expect(creditCorrection.parse({ clientId, amount, reason: ' A slip ' })).toMatchObject({ amount });
  });

  test.each([0, -0, 1.5, Number.NaN, limits.grantMaxCredits + 1, -limits.grantMaxCredits - 1, '5', null])(
    'is refused with an amount of %j',
    (amount) => {
      expect(codeOf(creditCorrection.safeParse({ clientId, amount, reason: 'A slip' }))).toBe('credits_correction');
    },
  );

  test.each([
    ['', 'reason_required'],
    [undefined, 'reason_required'],
    ['x'.repeat(limits.reasonMaxLength + 1), 'reason_too_long'],
  ])('is refused with the reason %j', (reason, code) => {
    expect(codeOf(creditCorrection.safeParse({ clientId, amount: 5, reason }))).toBe(code);
  });
});

describe('the month of a statement', () => {
  const { query } = endpoints.getCreditStatement;

  test.each(['2026-01', '2026-12', '0001-01', '9999-12'])('may be %s', (month) => {
    expect(query.parse({ month })).toEqual({ month });
  });

  test.each(['2026-13', '2026-00', '2026-1', '0000-01', '26-01', '2026-01-01', ' 2026-01', ''])(
    'is not %j',
    (month) => {
      expect(query.safeParse({ month }).success).toBe(false);
    },
  );
});

describe('a key for other systems', () => {
  test('is for deductions unless it says otherwise', () => {
    expect(apiKeyForm.parse({ name: 'Their machine' })).toEqual({ name: 'Their machine', scopes: ['deduct'] });
  });

  test.each([[[]], [['everything']], [['deduct', 'deduct']], ['deduct'], [null]])('is not made for %j', (scopes) => {
    expect(apiKeyForm.safeParse({ name: 'Their machine', scopes }).success).toBe(false);
  });

  test.each([
    ['', 'name_required'],
    ['x'.repeat(limits.nameMaxLength + 1), 'name_too_long'],
  ])('is not called %j', (name, code) => {
    expect(codeOf(apiKeyForm.safeParse({ name }))).toBe(code);
  });

  test('never travels with its secret once it was made', () => {
    expect(Object.keys(apiKey.shape).filter((field) => /key|hash|secret/i.test(field))).toEqual([]);
    expect(endpoints.listApiKeys.answer.shape.data.element).toBe(apiKey);
  });
});

test('the state of billing that somebody saw is yes or no', () => {
  const { query } = endpoints.toggleBilling;
  expect([query.parse({ expected: 'true' }), query.parse({ expected: 'false' }), query.parse({})]).toEqual([
    { expected: true },
    { expected: false },
    {},
  ]);
  for (const expected of ['1', 'yes', '', 'TRUE']) expect(query.safeParse({ expected }).success).toBe(false);
});
