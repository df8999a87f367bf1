import { expect, test } from 'vitest';
import { addressesInUse, noteAddress } from './note-address.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 10, 0, second));

test('a session that comes from two addresses by turns is written once a minute for each, and both are known', () => {
  let addresses: Readonly<Record<string, string>> = {};
  let written = 0;
  for (let second = 0; second < 180; second++) {
    const noted = noteAddress(addresses, second % 2 === 0 ? '192.0.2.1' : '2001:db8::1', at(second));
    if (noted !== addresses) written++;
    addresses = noted;
  }
  expect(written).toBe(6);
  expect(addressesInUse({ ip: '192.0.2.1', addresses })).toEqual(['192.0.2.1', '2001:db8::1']);
});

test('an address that was left is forgotten, and of those that change with each call a few are noted', () => {
  const moved = noteAddress(noteAddress({}, '192.0.2.1', at(0)), '192.0.2.2', at(150));
  expect(addressesInUse({ ip: '192.0.2.2', addresses: moved })).toEqual(['192.0.2.2']);
  let addresses: Readonly<Record<string, string>> = {};
  for (let each = 0; each < 50; each++) addresses = noteAddress(addresses, `198.51.100.${each}`, at(0));
  expect(Object.keys(addresses)).toHaveLength(4);
});

test('of a session of before that was written down, its last address is known', () => {
  expect(addressesInUse({ ip: '192.0.2.9', addresses: {} })).toEqual(['192.0.2.9']);
  expect(addressesInUse({ ip: null, addresses: {} })).toEqual([]);
});
