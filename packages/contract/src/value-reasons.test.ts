import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoints/endpoint.ts';
import { endpoints } from './endpoints/table.ts';
import { errors, fillSentence, isErrorCode } from './errors.ts';
import { operations } from './operations/table.ts';
import { ruleOfIssue } from './rule-of-issue.ts';
import { isValueReason } from './value-reasons.ts';

const sentences = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value, { reportInput: true }).error?.issues ?? [])
    .map(ruleOfIssue)
    .map(({ code, params }) => fillSentence(errors[code].message, params));

describe('the sentence of a value that is not accepted says what to do', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['a currency that nothing is sold in', endpoints.createPlan.body.shape.currency, 'EUR', 'choose one of INR, USD'],
    ['a month in words', endpoints.getCreditStatement.query.shape.month, 'May', 'give a month such as 2026-11'],
    ['pictures that are no list', endpoints.createTicket.body.shape.attachments, 'a.png', 'give a list'],
    ['a field that is left out', endpoints.createPlan.body.shape.currency, undefined, 'it is missing'],
    ['an id of elsewhere', z.uuid(), '7', 'give an id that this product gave out'],
    ['a fraction of a whole', z.int(), 1.5, 'give a whole number'],
    ['a number too large', z.number().max(5), 6, 'give at most 5'],
    ['a number at an open end', z.number().lt(5), 5, 'give less than 5'],
    ['a text too long', z.string().max(2), 'abc', 'give at most 2 characters'],
    ['a list too short', z.array(z.int()).min(1), [], 'it is empty'],
    ['a list shorter than two', z.array(z.int()).min(2), [1], 'give at least 2 entries'],
    ['another step', z.number().multipleOf(5), 6, 'give a multiple of 5'],
    ['neither of two kinds', z.union([z.literal('a'), z.literal('b')]), 'c', 'choose one of a, b'],
    ['a number out of range or null', z.int().max(5).nullable(), 6, 'give at most 5'],
    ['an unknown member', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]), { kind: 'b' }, 'give a'],
    ['one of very many', z.enum(Array.from({ length: 40 }, (_, at) => `v${at}`)), 'w', 'choose one of v0, v1, v2, v3'],
  ])('%s', (_, schema, value, reason) => {
    expect(sentences(schema, value)[0]).toContain(`: ${reason}`);
  });
});

const junk = [undefined, null, '', 'zz zz', '\u0000', 'x'.repeat(300_000), -1, 0.5, 1e15, true, [], [7], {}, { x: 1 }];

const isWhole = / (body|query|params)$/;

test('nothing of a schema’s own English reaches who calls, whatever field of whatever call is wrong', () => {
  const asked = everyField();
  const faults = [...asked].flatMap(([name, schema]) =>
    junk
      // A whole request is never absent: it is read as one without fields.
      .filter((value) => !isWhole.test(name) || (value !== undefined && value !== null))
      .flatMap((value) => sentences(schema, value))
      .filter((said) => /Invalid|expected|received|Too (big|small)|Unrecognized|[{}]|a rule of this field/.test(said))
      .map((said) => `${name}: ${said.slice(0, 200)}`),
  );
  expect(asked.size).toBeGreaterThan(400);
  expect([...new Set(faults)]).toEqual([]);
});

test('every rule that a schema has of its own, over one field or several, has a sentence of its own', () => {
  const rules = [...everyField()].flatMap(([name, schema]) =>
    [...ownRules(schema)].map((message) => ({ name, message })),
  );
  const unsaid = rules.filter(({ message }) => !isErrorCode(message) && !isValueReason(message));
  expect(rules.filter(({ name }) => isWhole.test(name)).length).toBeGreaterThan(20);
  expect(unsaid).toEqual([]);
});

/** The body, the query and each field of every call, and of every tool what it is set by. */
function everyField(): Map<string, z.ZodType> {
  const asked = new Map<string, z.ZodType>();
  const add = (name: string, schema: unknown) => {
    if (!(schema instanceof z.ZodType)) return;
    asked.set(name, schema);
    if (schema instanceof z.ZodObject)
      for (const [field, own] of Object.entries(schema.shape)) add(`${name}.${field}`, own);
  };
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    add(`${name} body`, row.body);
    add(`${name} query`, row.query);
  }
  for (const [name, { params }] of Object.entries(operations)) add(`${name} params`, params);
  return asked;
}

/** What is said where a rule written as a refinement is broken, of a schema and of all that it is made of. */
function ownRules(schema: unknown, seen = new Set<unknown>()): Set<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return new Set();
  seen.add(schema);
  if (!(schema instanceof z.core.$ZodType))
    return Array.isArray(schema) || Object.getPrototypeOf(schema) === Object.prototype
      ? new Set(Object.values(schema).flatMap((part) => [...ownRules(part, seen)]))
      : new Set();
  const { def } = schema._zod;
  const said = (def.checks ?? []).flatMap(({ _zod: { def: rule } }) =>
    rule.check === 'custom' && 'fn' in rule ? [String(rule.error && Reflect.apply(rule.error, undefined, [{}]))] : [],
  );
  return new Set([...said, ...ownRules({ ...def, checks: [] }, seen)]);
}
