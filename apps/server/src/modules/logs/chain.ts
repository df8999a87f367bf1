import { createHash } from 'node:crypto';
import type { Row } from '../../db/tables.ts';

/** Of both homes of a seal: the row, and what it is made from. */
export interface SealFacts {
  readonly number: number;
  readonly first: number;
  readonly last: number;
  readonly isComplete: boolean;
  readonly sealedAt: Date;
}

/** Before the first seal. */
export const beginning = '';

/** Before the digests that say so, what was null inside of a value was left out as if it were not there. */
const exact = '2:';

/** The hash of all that a line of the action log says. A column that is null is left out, so that a new one changes no old digest. */
export function digestOf(line: Row<'actionLogs'>): string {
  return exact + sha256(canonical(saidBy(line)));
}

/** Whether a line still says what it said when its digest was made. */
export function isDigestOf(digest: string, line: Row<'actionLogs'>): boolean {
  return digest.startsWith(exact) ? digest === digestOf(line) : digest === sha256(canonical(withoutNull(saidBy(line))));
}

function saidBy({ createdAt, ...line }: Row<'actionLogs'>) {
  const columns = Object.entries({ ...line, createdAt: createdAt.toISOString() });
  return Object.fromEntries(columns.filter(([, value]) => value !== null));
}

function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(entries.map(([name, each]) => [name, withoutNull(each)]));
}

/** The hash of a line at its position, which holds every one before it. */
export function linkOf(before: string, position: number, actionId: string, digest: string): string {
  return sha256([before, position, actionId, digest].join('\n'));
}

/** The hash of a seal over the line at its end, and with it over all before. */
export function sealOf(before: string, { number, first, last, isComplete, sealedAt }: SealFacts, end: string): string {
  return sha256([before, number, first, last, isComplete, sealedAt.toISOString(), end].join('\n'));
}

/** JSON in which the order of names says nothing, as in the database. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
