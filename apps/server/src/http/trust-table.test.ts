import { type Endpoint, type EndpointName, endpoints } from '@naksha/contract';
import { expect, test } from 'vitest';
import { expected, objectsOf } from '../../test/authorization-oracle.ts';
import { differences, type Role, type Room, roles, trustTable } from '../../test/trust-table.ts';

const rows: [string, Endpoint][] = Object.entries(endpoints);
const rooms = Object.values(trustTable);
const roomOf = (among: readonly Room[], name: string) => among.find(({ calls }) => isOf(calls, name))?.may;
const isOf = (calls: readonly string[], name: string) => calls.includes(name);

/** Whom each access word of the contract lets in. */
const lets: Readonly<Record<string, readonly Role[]>> = {
  public: roles,
  any: ['designer', 'admin', 'userMode', 'super'],
  user: ['designer', 'userMode'],
  admin: ['admin', 'userMode'],
  super: ['super'],
};

/** Who may make a call by the words of its row. */
function lettingIn({ access }: Endpoint): readonly Role[] | 'link' | 'key' {
  if (access === 'signed') return 'link';
  if (access === 'key') return 'key';
  const words = [access].flat();
  return roles.filter((role) => words.some((word) => lets[word]?.includes(role)));
}

const promised = (may: Room['may']) =>
  typeof may === 'string' ? may : roles.filter((_, column) => may[column] !== '-');

test('every call has one place in the table, and nothing else has', () => {
  const placed: EndpointName[] = rooms.flatMap(({ calls }) => calls);
  expect([...placed].sort()).toEqual(rows.map(([name]) => name).sort());
});

test('every row lets in whom the table names, but for the differences that give a reason', () => {
  const wrong = rows.filter(([name, row]) => {
    const may = roomOf(differences, name) ?? roomOf(rooms, name);
    return may === undefined || String(lettingIn(row)) !== String(promised(may));
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('a designer reaches what belongs to a colleague where the table says so, and nowhere else', () => {
  const wrong = rows.filter(([name, row]) => {
    const may = roomOf(differences, name) ?? roomOf(rooms, name);
    if (!objectsOf(row).includes('of a colleague') || typeof may === 'string') return false;
    const reaches = expected(row, 'a designer', 'of a colleague') === 'done';
    return reaches !== (may?.[1] === 'own');
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('no difference is kept for a call that does what the table says', () => {
  const same = differences.flatMap(({ may, calls }) =>
    calls.filter((name) => String(roomOf(rooms, name)) === String(may)),
  );
  expect(same).toEqual([]);
});
