import { type Holiday, type WorkingHours, weekdays } from '@naksha/contract';
import { describe, expect, test } from 'vitest';
import { addressBucket, networkBucket } from '../../http/address-bucket.ts';
import { canonicalIp } from '../../http/canonical-ip.ts';
import { isIpAllowed } from '../../http/is-ip-allowed.ts';
import { isWithinHours, workingNow } from './is-within-hours.ts';
import { whyShutOut } from './why-shut-out.ts';

const week = (span: { start: string; end: string; more?: { start: string; end: string }[] }): WorkingHours =>
  weekdays.map((day) => ({ day, enabled: true, ...span }));

const open = (hours: WorkingHours, timeZone: string, at: Date, holidays: readonly Holiday[] = []) =>
  isWithinHours({ hours, timeZone, holidays }, at);
const minute = 60_000;
const day = 24 * 60 * minute;

/** What zones are ahead of UTC, in minutes, on a day in January and on one in July. */
const offsets: Readonly<Record<string, readonly [number, number]>> = {
  'Pacific/Kiritimati': [840, 840],
  'Pacific/Auckland': [780, 720],
  'Australia/Lord_Howe': [660, 630],
  'Asia/Tokyo': [540, 540],
  'Asia/Kathmandu': [345, 345],
  'Asia/Kolkata': [330, 330],
  'Asia/Tehran': [210, 210],
  'Africa/Cairo': [120, 180],
  'Europe/London': [0, 60],
  UTC: [0, 0],
  'America/St_Johns': [-210, -150],
  'America/New_York': [-300, -240],
  'America/Los_Angeles': [-480, -420],
  'Etc/GMT+11': [-660, -660],
};

describe('working hours', () => {
  const hours = week({ start: '09:30', end: '13:00', more: [{ start: '14:15', end: '18:45' }] });
  const edges = [
    [9 * 60 + 30, true],
    [13 * 60, false],
    [14 * 60 + 15, true],
    [18 * 60 + 45, false],
  ] as const;

  test.each(Object.entries(offsets))('of several spans begin and end with their minutes in %s', (zone, ahead) => {
    const wrong: string[] = [];
    let cases = 0;
    for (const [season, date] of ['2026-01-14', '2026-07-15'].entries()) {
      const midnight = Date.parse(`${date}T00:00Z`) - (ahead[season] ?? 0) * minute;
      for (const [at, isOpen] of edges) {
        const edge = midnight + at * minute;
        for (const [step, expected] of [
          [-1000, !isOpen],
          [0, isOpen],
          [59_999, isOpen],
        ] as const) {
          cases++;
          if (open(hours, zone, new Date(edge + step)) !== expected) wrong.push(new Date(edge + step).toISOString());
        }
      }
    }
    expect([cases, wrong]).toEqual([24, []]);
  });

  test.each(Object.entries(offsets))('of one weekday are that day of %s, and no other', (zone, [ahead]) => {
    // 12 January 2026 is a Monday.
    const monday = Date.parse('2026-01-12T00:00Z') - ahead * minute;
    for (const [at, name] of weekdays.entries()) {
      const only = weekdays.map((each) => ({ day: each, enabled: each === name, start: '00:00', end: '24:00' }));
      const start = monday + at * day;
      const around = [start - 1, start, start + day - 1, start + day].map((time) => open(only, zone, new Date(time)));
      expect([name, ...around]).toEqual([name, false, true, true, false]);
    }
  });

  test.each([
    // Spring: the hour from two to three is missing. Autumn: that from one to two comes twice.
    ['America/New_York', '01:00', '03:00', '2026-03-08T05:59:59Z', false],
    ['America/New_York', '01:00', '03:00', '2026-03-08T06:00:00Z', true],
    ['America/New_York', '01:00', '03:00', '2026-03-08T06:59:59Z', true],
    ['America/New_York', '01:00', '03:00', '2026-03-08T07:00:00Z', false],
    ['America/New_York', '02:10', '02:50', '2026-03-08T07:20:00Z', false],
    ['America/New_York', '02:30', '04:00', '2026-03-08T07:00:00Z', true],
    ['America/New_York', '01:30', '02:00', '2026-11-01T05:29:59Z', false],
    ['America/New_York', '01:30', '02:00', '2026-11-01T05:30:00Z', true],
    ['America/New_York', '01:30', '02:00', '2026-11-01T06:00:00Z', false],
    ['America/New_York', '01:30', '02:00', '2026-11-01T06:30:00Z', true],
    ['America/New_York', '01:30', '02:00', '2026-11-01T07:00:00Z', false],
    ['Europe/London', '01:00', '02:00', '2026-03-29T00:59:59Z', false],
    ['Europe/London', '01:00', '02:00', '2026-03-29T01:00:00Z', false],
    ['Europe/London', '01:00', '02:00', '2026-10-25T00:00:00Z', true],
    ['Europe/London', '01:00', '02:00', '2026-10-25T01:59:59Z', true],
    ['Europe/London', '01:00', '02:00', '2026-10-25T02:00:00Z', false],
    // There the clock goes by half an hour.
    ['Australia/Lord_Howe', '01:30', '02:30', '2026-04-04T14:30:00Z', true],
    ['Australia/Lord_Howe', '01:30', '02:00', '2026-04-04T15:15:00Z', true],
    ['Australia/Lord_Howe', '02:00', '02:30', '2026-10-03T15:30:00Z', false],
    // Leap day, and the turn of a year.
    ['Asia/Kolkata', '00:00', '24:00', '2028-02-29T12:00:00Z', true],
    ['Asia/Kolkata', '23:59', '24:00', '2026-12-31T18:29:30Z', true],
    ['Asia/Kolkata', '00:00', '00:01', '2026-12-31T18:30:30Z', true],
    ['UTC', '00:00', '00:01', '2026-06-01T00:00:00Z', true],
    ['UTC', '23:59', '24:00', '2026-06-01T23:59:59.999Z', true],
  ] as const)('in %s from %s to %s are at %s: %s', (zone, start, end, instant, expected) => {
    expect(open(week({ start, end }), zone, new Date(instant))).toBe(expected);
  });

  test('of a day that is off are none', () => {
    const off = hours.map((row) => ({ ...row, enabled: false }));
    expect(open(off, 'UTC', new Date('2026-11-20T11:00Z'))).toBe(false);
  });

  test.each([
    [{ date: '2026-01-26', isYearly: false }, '2026-01-25T18:29:59Z', true],
    [{ date: '2026-01-26', isYearly: false }, '2026-01-25T18:30:00Z', false],
    [{ date: '2026-01-26', isYearly: false }, '2026-01-26T18:29:59Z', false],
    [{ date: '2026-01-26', isYearly: false }, '2026-01-26T18:30:00Z', true],
    [{ date: '2026-01-26', isYearly: false }, '2027-01-26T06:00:00Z', true],
    [{ date: '2026-01-26', isYearly: true }, '2027-01-26T06:00:00Z', false],
    [{ date: '2026-01-26', isYearly: true }, '2025-01-26T06:00:00Z', false],
    [{ date: '2026-01-26', isYearly: true }, '2027-02-26T06:00:00Z', true],
    [{ date: '2028-02-29', isYearly: true }, '2032-02-29T06:00:00Z', false],
    [{ date: '2028-02-29', isYearly: true }, '2027-02-28T06:00:00Z', true],
    [{ date: '2028-02-29', isYearly: true }, '2027-03-01T06:00:00Z', true],
  ])('stop on the holiday %o of the client: at %s open is %s', (days, instant, expected) => {
    const always = week({ start: '00:00', end: '24:00' });
    expect(open(always, 'Asia/Kolkata', new Date(instant), [{ name: 'A holiday', ...days }])).toBe(expected);
  });
});

describe('what holds now', () => {
  const office = weekdays.map((name) => ({
    day: name,
    enabled: name !== 'sunday',
    start: '09:30',
    end: '13:00',
    more: [{ start: '14:00', end: '19:30' }],
  }));
  const always = week({ start: '00:00', end: '24:00' });
  const diwali = { name: 'Diwali', date: '2026-11-09', isYearly: false };
  test.each([
    // 6 November 2026 is a Friday. Kolkata is five hours and a half ahead.
    [office, 'Asia/Kolkata', '2026-11-06T05:00:00Z', true, '2026-11-06T13:00', null],
    [office, 'Asia/Kolkata', '2026-11-06T07:30:00Z', false, '2026-11-06T14:00', null],
    [office, 'Asia/Kolkata', '2026-11-06T13:59:59Z', true, '2026-11-06T19:30', null],
    [office, 'Asia/Kolkata', '2026-11-06T14:00:00Z', false, '2026-11-07T09:30', null],
    [office, 'Asia/Kolkata', '2026-11-07T14:00:00Z', false, '2026-11-10T09:30', null],
    [office, 'Asia/Kolkata', '2026-11-09T06:00:00Z', false, '2026-11-10T09:30', 'Diwali'],
    [always, 'Asia/Kolkata', '2026-11-06T05:00:00Z', true, '2026-11-09T00:00', null],
    [always, 'Asia/Kolkata', '2026-11-09T05:00:00Z', false, '2026-11-10T00:00', 'Diwali'],
    [always, 'Asia/Kolkata', '2026-12-01T05:00:00Z', true, null, null],
    [always.map((row) => ({ ...row, enabled: false })), 'UTC', '2026-12-01T05:00:00Z', false, null, null],
    // What begins within the hour that is missing begins after it.
    [
      week({ start: '02:30', end: '05:00' }),
      'America/New_York',
      '2026-03-08T06:30:00Z',
      false,
      '2026-03-08T03:00',
      null,
    ],
  ] as const)(
    'of these hours in %2$s at %3$s is open: %4$s, until %5$s',
    (hours, timeZone, at, isOpen, until, holiday) => {
      const table = { hours: [...hours], timeZone, holidays: [diwali] };
      expect(workingNow(table, new Date(at))).toEqual({ isOpen, until, holiday });
    },
  );
});

describe('who is held to working hours', () => {
  const office = week({ start: '09:30', end: '18:00' });
  const [opens, closes] = ['2026-11-06T04:00:00Z', '2026-11-06T12:30:00Z'].map((at) => Date.parse(at));
  // Before it opens, as it opens, in its last instant, as it closes.
  const edges = [(opens ?? 0) - 1, opens ?? 0, (closes ?? 0) - 1, closes ?? 0].map((at) => new Date(at));
  test.each([
    ['user', true, false, [true, false, false, true]],
    ['user', true, true, [true, false, false, true]],
    ['user', false, true, [false, false, false, false]],
    ['admin', true, false, [false, false, false, false]],
    ['admin', true, true, [true, false, false, true]],
    ['admin', false, true, [false, false, false, false]],
  ] as const)('%s, hours required: %s, administrators bound: %s', (role, isRequired, areAdminsBound, expected) => {
    const client = {
      ...{ isActive: true, isIpRequired: role === 'admin', isWorkingHoursRequired: isRequired, areAdminsBound },
      ...{ timeZone: 'Asia/Kolkata', holidays: [] },
    };
    const user = { isActive: true, role, allowedIps: [], workingHours: office };
    const isOut = (at: Date) => whyShutOut({ user, client }, '10.0.0.1', at) === 'outside_working_hours';
    expect(edges.map(isOut)).toEqual(expected);
    const today = [{ name: 'Diwali', date: '2026-11-06', isYearly: false }];
    const onHoliday = whyShutOut({ user, client: { ...client, holidays: today } }, '10.0.0.1', new Date(opens ?? 0));
    expect(onHoliday !== undefined).toBe(expected[0]);
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
    expect([networkBucket('10.1.2.3'), networkBucket('2001:db8:7:9::1')]).toEqual([
      '10.1.2.0/24',
      '2001:db8:7:0:0:0:0:0/48',
    ]);
  });
});
