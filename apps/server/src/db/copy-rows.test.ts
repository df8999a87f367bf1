import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, openTestEmbedded } from '../../test/database.ts';
import { createSum, isEmpty, listTables, readRows, sumOf, type Table, writeRows } from './copy-rows.ts';
import type { Connection } from './database.ts';
import { inRawTransaction } from './raw-sql.ts';

let from: Connection;
let to: Connection;
beforeAll(async () => {
  from = await openTestDatabase();
  to = await openTestEmbedded();
});
afterAll(async () => {
  await from.close();
  await to.close();
});

/** Values that are easily changed on their way, by the type of their column. */
const odd: Record<string, readonly string[]> = {
  bigint: ['9223372036854775807', '-9223372036854775808', '9007199254740993', '0'],
  numeric: ["'12345678901234567890.0123456789'", "'NaN'", "'-0.10'", "'1e3'"],
  real: ["'0.1'", "'3.4028235e38'", "'-0'", "'1e-45'"],
  'double precision': ["'0.1'", "'1.7976931348623157e308'", "'NaN'", "'Infinity'"],
  text: ["''", "'a''b'", "E'tab\\tline\\nreturn\\r'", '\'"quoted" \\ slash\'', "'बेल બેલ 🌸'", "E'\\u2028'", "'null'"],
  bytea: ["'\\x'", "'\\x00ff5c'"],
  boolean: ['true', 'false'],
  jsonb: ["'{}'", "'[]'", '\'{"a": {"b": [1, null, "क"]}}\'', "'1.10'", '\'"text"\''],
  'text[]': ["'{}'", '\'{"a,b", "c\\"d", NULL}\''],
  uuid: ["'019a0000-0000-7000-8000-000000000001'"],
  date: ["'2026-02-28'", "'infinity'", "'0044-03-15 BC'"],
  'timestamp(3) with time zone': ["'2026-11-26 22:00:00.123+05:30'", "'infinity'", "'1900-01-01 00:00:00+00'"],
};

const lines = async (connection: Connection, table: Table) =>
  inRawTransaction(connection, 'read', async (ask) => {
    const all: string[] = [];
    for await (const portion of readRows(ask, table)) all.push(...portion);
    return all;
  });

describe('rows that are copied', () => {
  test.each(Object.entries(odd))('of %s are the same there, nothing included', async (type, values) => {
    const name = `odd_${type.replaceAll(/\W+/g, '_')}`;
    const make = `create table public.${name} (id integer primary key, value ${type})`;
    const rows = [...values, 'null'].map((value, at) => `(${at}, ${value})`).join(', ');
    await inRawTransaction(from, 'write', async (ask) => {
      await ask(make);
      await ask(`insert into public.${name} values ${rows}`);
    });
    await inRawTransaction(to, 'write', (ask) => ask(make));
    const table = { name, columns: ['id', 'value'], order: ['id'] };
    const read = await lines(from, table);
    expect(read).toHaveLength(values.length + 1);
    await inRawTransaction(to, 'write', async (ask) => {
      expect(await isEmpty(ask, table)).toBe(true);
      await writeRows(
        ask,
        table,
        (async function* () {
          yield read;
        })(),
      );
    });
    expect(await lines(to, table)).toEqual(read);
    const sums = await Promise.all(
      [from, to].map((each) => inRawTransaction(each, 'read', (ask) => sumOf(ask, table))),
    );
    expect(sums[0]).toEqual(sums[1]);
  });

  test('come to another sum when one is changed, missing or there twice, or in another order', () => {
    const sumsOf = (given: readonly string[]) => {
      const { add, sum } = createSum();
      add(given);
      return sum();
    };
    const whole = sumsOf(['a', 'b']);
    expect(sumsOf(['a', 'b'])).toEqual(whole);
    for (const other of [['a'], ['a', 'c'], ['a', 'b', 'b'], ['b', 'a'], ['ab'], []])
      expect(sumsOf(other).sha256).not.toBe(whole.sha256);
  });
});

describe('the tables of an installation', () => {
  test('stand after those that they refer to, each with its key', async () => {
    const tables = await inRawTransaction(from, 'read', listTables);
    const at = (name: string) => tables.findIndex((table) => table.name === name);
    for (const [first, then] of [
      ['clients', 'users'],
      ['users', 'files'],
      ['plans', 'subscriptions'],
      ['users', 'sessions'],
      ['tickets', 'ticket_entries'],
      ['ticket_entries', 'ticket_attachments'],
      ['files', 'file_traits'],
    ] as const) {
      expect(at(first), first).toBeGreaterThanOrEqual(0);
      expect(at(then), then).toBeGreaterThan(at(first));
    }
    expect(tables[at('files')]?.order).toEqual(['id']);
  });

  test('that refer to each other in a circle are refused by their names', async () => {
    const circle = inRawTransaction(from, 'write', async (ask) => {
      await ask('create table public.one (id integer primary key, other integer)');
      await ask('create table public.two (id integer primary key, other integer references public.one)');
      await ask('alter table public.one add foreign key (other) references public.two');
      return listTables(ask);
    });
    await expect(circle).rejects.toThrow('These tables refer to each other in a circle: one,two');
  });

  test('are as they were after work that fails, and are not written where they are only read', async () => {
    const fails = inRawTransaction(from, 'write', async (ask) => {
      await ask('create table public.three (id integer)');
      throw new Error('broke');
    });
    await expect(fails).rejects.toThrow('broke');
    const tables = await inRawTransaction(from, 'read', listTables);
    expect(tables.map(({ name }) => name)).not.toContain('three');
    const written = inRawTransaction(from, 'read', (ask) => ask('create table public.four (id integer)'));
    await expect(written).rejects.toThrow(/read-only/);
  });
});
