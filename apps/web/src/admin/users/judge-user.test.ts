import { weekdays } from '@naksha/contract';
import { expect, it } from 'vitest';
import { type AddUserForm, judgeUser, toRequest } from './judge-user.ts';

const everyDay = weekdays.map((day) => ({ day, enabled: true, start: '09:30', end: '18:30' }));
const good: AddUserForm = {
  name: 'Tana Bana',
  login: 'tana_bana',
  role: 'user',
  lang: 'en',
  password: 'Rang@Resham7',
  confirmPassword: 'Rang@Resham7',
  isIpLimited: false,
  allowedIps: { ips: [], typed: '' },
  isHoursLimited: false,
  workingHours: everyDay,
};

/** As a screen reads them: the first of a field counts. */
const found = (form: AddUserForm) =>
  judgeUser(form)
    .filter(({ field }, at, all) => all.findIndex((each) => each.field === field) === at)
    .map(({ field, code }) => `${field}: ${code}`);

it('finds nothing wrong with a good form', () => {
  expect(found(good)).toEqual([]);
});

it.each([
  [{ name: '' }, ['name: name_required']],
  [{ name: 'Tana 2' }, ['name: name_letters_only']],
  [{ login: '' }, ['email: login_required']],
  [{ login: '2tana' }, ['username: username_invalid']],
  [{ login: 'tana@' }, ['email: email_invalid']],
  [{ password: 'weak', confirmPassword: 'weak' }, ['password: password_weak']],
  [{ confirmPassword: 'Rang@Resham8' }, ['confirmPassword: passwords_differ']],
  [{ password: 'Bana#Tana1', confirmPassword: 'Bana#Tana1' }, ['password: password_of_name']],
  [{ isIpLimited: true }, ['allowedIps: ip_required']],
  [{ isIpLimited: true, allowedIps: { ips: [], typed: ' 192.0.2.1 ' } }, []],
  [{ isIpLimited: true, allowedIps: { ips: ['192.0.2.1'], typed: '192.0.2' } }, ['allowedIps.1: ip_invalid']],
  [
    {
      isHoursLimited: true,
      workingHours: everyDay.map((day, at) => (at === 0 ? { ...day, start: '19:00' } : day)),
    },
    ['workingHours.0.start: working_hours_order'],
  ],
])('says of %o exactly %o', (change, expected) => {
  expect(found({ ...good, ...change })).toEqual(expected);
});

it('says everything that is wrong at once', () => {
  const empty = { ...good, name: '', login: '', password: '', confirmPassword: '' };
  expect(found(empty)).toEqual(
    expect.arrayContaining([
      'name: name_required',
      'email: login_required',
      'password: password_required',
      'confirmPassword: confirm_password_required',
    ]),
  );
  expect(found({ ...good, name: '2', confirmPassword: 'Rang@Resham8' })).toContain('confirmPassword: passwords_differ');
});

it('sends an email as email and anything else as username', () => {
  expect(toRequest({ ...good, login: ' a@b.in ' })).toMatchObject({ email: 'a@b.in' });
  expect(toRequest(good)).toMatchObject({ username: 'tana_bana' });
});
