import { type WorkingHours, weekdays } from '@naksha/contract';
import { describe, expect, test } from 'vitest';
import { addressBucket } from '../../http/address-bucket.ts';
import { canonicalIp } from '../../http/canonical-ip.ts';
import { isIpAllowed } from './is-ip-allowed.ts';
import { isWithinHours } from './is-within-hours.ts';

const week = (span: { start: string; end: string; more?: { start: string; end: string }[] }): WorkingHours =>
  weekdays.map((day) => ({ day, enabled: true, ...span }));

describe('working hours', () => {
  test('begin with their first minute and end before their last', () => {
    const hours = week({ start: '09:30', end: '18:00' });
    const at = (time: string) => isWithinHours(hours, 'UTC', new Date(`2026-11-20T${time}Z`));
    expect([at('09:29:59.999'), at('09:30:00'), at('17:59:59.999'), at('18:00:00')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('are read in the zone of the client, weekday included', () => {
    const monday: WorkingHours = weekdays.map((day) => ({
      day,
      enabled: day === 'monday',
      start: '00:00',
      end: '24:00',
    }));
    const starts = {
      'Asia/Kolkata': '2026-11-22T18:30Z',
      'Pacific/Kiritimati': '2026-11-22T10:00Z',
      'Etc/GMT+11': '2026-11-23T11:00Z',
      'Asia/Kathmandu': '2026-11-22T18:15Z',
    };
    for (const [zone, start] of Object.entries(starts)) {
      const first = new Date(start).getTime();
      const inside = [first - 1, first, first + 86_400_000 - 1, first + 86_400_000].map((time) =>
        isWithinHours(monday, zone, new Date(time)),
      );
      expect([zone, ...inside]).toEqual([zone, false, true, true, false]);
    }
  });

  test('hold through the hour that is missing and the one that comes twice', () => {
    const hours = week({ start: '01:00', end: '03:00' });
    const at = (instant: string) => isWithinHours(hours, 'America/New_York', new Date(instant));
    // 8 March 2026: after 01:59 EST (06:59Z) comes 03:00 EDT. 1 November: 01:30 is at 05:30Z and again at 06:30Z.
    expect([at('2026-03-08T06:59:59Z'), at('2026-03-08T07:00:00Z')]).toEqual([true, false]);
    expect([at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z'), at('2026-11-01T08:00:00Z')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('may have several spans in a day; a day that is off has none', () => {
    const hours = week({ start: '09:00', end: '12:00', more: [{ start: '14:00', end: '17:00' }] });
    const at = (rows: WorkingHours, time: string) => isWithinHours(rows, 'UTC', new Date(`2026-11-20T${time}Z`));
    expect([at(hours, '11:00'), at(hours, '13:00'), at(hours, '14:00')]).toEqual([true, false, true]);
    expect(
      at(
        hours.map((row) => ({ ...row, enabled: false })),
        '11:00',
      ),
    ).toBe(false);
  });
});

describe('allowed addresses', () => {
  test('are the same however they are written', () => {
    for (const address of ['::ffff:1.2.3.4', '::ffff:102:304', '1.2.3.4'])
      expect(isIpAllowed(address, ['1.2.3.4'])).toBe(true);
    expect(isIpAllowed('2001:db8::1', ['2001:0db8:0:0:0:0:0:1'])).toBe(true);
    expect(isIpAllowed('1.2.3.4', ['::ffff:1.2.3.4'])).toBe(true);
  });

  test('are kept to their range and their kind', () => {
    expect(isIpAllowed('10.1.255.255', ['10.1.0.0/16'])).toBe(true);
    expect(isIpAllowed('10.2.0.0', ['10.1.0.0/16'])).toBe(false);
    expect(isIpAllowed('2001:db8:1::5', ['2001:db8::/32'])).toBe(true);
    expect(isIpAllowed('2001:db9::', ['2001:db8::/32'])).toBe(false);
    expect(isIpAllowed('10.0.0.1', ['2001:db8::/32'])).toBe(false);
    expect(isIpAllowed('10.0.0.1', [])).toBe(false);
    expect(isIpAllowed('10.2.3.4', ['::ffff:10.0.0.0/104'])).toBe(true);
    expect(isIpAllowed('11.2.3.4', ['::ffff:a00:0/104'])).toBe(false);
    for (const broken of ['', 'localhost', '10.0.0', '10.0.0.1:80'])
      expect(isIpAllowed(broken, ['10.0.0.0/8'])).toBe(false);
  });

  test('of callers are spelled in one way, and a customer of IPv6 is one caller', () => {
    expect(canonicalIp('::ffff:127.0.0.1')).toBe('127.0.0.1');
    expect(canonicalIp('fe80::1%eth0')).toBe(canonicalIp('FE80:0::1'));
    expect(addressBucket('2001:db8::1')).toBe(addressBucket('2001:db8:0:0:ffff::9'));
    expect(addressBucket('2001:db8::1')).not.toBe(addressBucket('2001:db8:0:1::1'));
    expect(addressBucket('10.0.0.1')).toBe('10.0.0.1');
  });
});
