import { type Endpoint, errors, filledReason, fillSentence, limits, ruleOfIssue } from '@naksha/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import type { InputOf } from './handler.ts';

/**
 * Checks path, query and body against the row. What the path cannot name is not there (404); a broken rule is 422 with
 * the field, the first sentence, and the first few of them in the details. Text that cannot be kept is refused like any broken rule,
 * unless its schema has cleaned it.
 */
export function parseInput<Row extends Endpoint>(row: Row, request: FastifyRequest): InputOf<Row> {
  const path = row.params?.safeParse(request.params);
  if (path && !path.success) throw new AppError('not_found');
  const query = parse(row.query, request.query);
  const body = row.raw?.body === undefined ? parse(row.body, request.body ?? {}) : {};
  // Each part has just been checked against the very schema that its share of the type is made of.
  return Object.assign({}, path?.data, query, body) as InputOf<Row>;
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) {
    const field = findUnstorable(parsed.data);
    if (field === undefined) return parsed.data;
    throw new AppError('invalid_value', { field, params: { field, ...filledReason({ issue: 'unkeepable' }) } });
  }
  const rules = parsed.error.issues.slice(0, limits.faultsReported).map(ruleOfIssue);
  const [first] = rules;
  if (!first) throw new AppError('unparseable');
  const details = rules.map(({ field, code, params }) => ({
    field,
    code,
    message: fillSentence(errors[code].message, params),
  }));
  throw new AppError(first.code, { field: first.field, params: first.params, details });
}

/**
 * The place of the first text in `value` that no database keeps (NUL, half of a surrogate pair), the names of fields
 * included; undefined when there is none. `value` has passed its schema, which bounds its depth.
 */
function findUnstorable(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const place = isStorable(name) ? findUnstorable(part, [...path, name]) : path.join('.');
    if (place !== undefined) return place;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
