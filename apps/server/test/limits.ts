import { z } from 'zod';

/** A limit of a parameter as an installation names it, with a value on it and one to each side. */
export interface Limit {
  /** As errors name it: `params.step.m`, `params.text.0.x`. */
  readonly field: string;
  readonly kind: 'most' | 'least';
  readonly at: number;
  readonly inside: readonly unknown[];
  readonly outside: unknown;
}

const schema = z.looseObject({
  type: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
});

/** Every limit of numbers, lengths and counts in a JSON Schema, those of parts and of items included. */
export function limitsOf(given: unknown, field = 'params'): Limit[] {
  const read = schema.parse(given);
  if (read.type === 'object') {
    return Object.entries(read.properties ?? {}).flatMap(([name, part]) => limitsOf(part, `${field}.${name}`));
  }
  if (read.prefixItems) return read.prefixItems.flatMap((part, at) => limitsOf(part, `${field}.${at}`));
  if (read.type === 'array') {
    const nested = hasParts(read.items) ? limitsOf(read.items, `${field}.0`) : [];
    return [...around(field, read.minItems, read.maxItems, (count) => items(read.items, count)), ...nested];
  }
  if (read.type === 'string') return around(field, read.minLength, read.maxLength, (length) => 'a'.repeat(length));
  const numbers = read.enum?.filter((value) => typeof value === 'number');
  if (numbers !== undefined && numbers.length === read.enum?.length) {
    return around(field, Math.min(...numbers), Math.max(...numbers), (value) => value);
  }
  const { exclusiveMinimum: beyond } = read;
  const limits = around(field, read.minimum, read.maximum, (value) => value);
  if (beyond === undefined) return limits;
  return [...limits, { field, kind: 'least', at: beyond, inside: [beyond + 1], outside: beyond }];
}

function around(
  field: string,
  least: number | undefined,
  most: number | undefined,
  of: (at: number) => unknown,
): Limit[] {
  const fits = (at: number) => at >= (least ?? 0) && at <= (most ?? Number.POSITIVE_INFINITY);
  const limits: Limit[] = [];
  if (least !== undefined && (least !== 0 || of(-1) === -1)) {
    limits.push({
      field,
      kind: 'least',
      at: least,
      inside: [least, least + 1].filter(fits).map(of),
      outside: of(least - 1),
    });
  }
  if (most !== undefined && most < Number.MAX_SAFE_INTEGER) {
    limits.push({
      field,
      kind: 'most',
      at: most,
      inside: [most - 1, most].filter(fits).map(of),
      outside: of(most + 1),
    });
  }
  return limits;
}

/** The least that a JSON Schema takes, with all that has parts of its own; what is numbered differs from number to number. */
export function sampleOf(given: unknown, number = 0): unknown {
  const read = schema.parse(given);
  if (read.enum) return read.enum[number % read.enum.length];
  if (read.prefixItems) return read.prefixItems.map((part) => sampleOf(part));
  if (read.type === 'array') return items(read.items, Math.max(hasParts(read.items) ? 1 : 0, read.minItems ?? 0));
  if (read.type === 'string') return read.pattern?.startsWith('^#') ? `#${number.toString(16).padStart(6, '0')}` : 'a';
  if (read.type === 'boolean') return false;
  if (read.type !== 'object') return read.minimum ?? (read.exclusiveMinimum ?? 0) + 1;
  const parts = Object.entries(read.properties ?? {}).filter(
    ([name, part]) => read.required?.includes(name) || hasParts(part),
  );
  return Object.fromEntries(parts.map(([name, part]) => [name, sampleOf(part, number)]));
}

function hasParts(given: unknown): boolean {
  const { type, items: inner, prefixItems } = schema.parse(given);
  return type === 'object' || prefixItems !== undefined || (type === 'array' && hasParts(inner));
}

/** So many things of a list that differ. */
function items(item: unknown, count: number): unknown[] {
  return Array.from({ length: Math.max(0, count) }, (_, number) => sampleOf(item, number));
}
