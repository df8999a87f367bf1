import { expect, it } from 'vitest';
import { type AddUserForm, judgeUser, toRequest } from './judge-user.ts';
import { usualHours } from './usual-hours.ts';

const good: AddUserForm = {
  name: 'Tana Bana',
  login: 'tana_bana',
  password: 'Tana@Bana7',
  confirmPassword: 'Tana@Bana7',
  isIpLimited: false,
  allowedIps: [],
  isHoursLimited: false,
  workingHours: usualHours(),
};

it('finds nothing wrong with a good form', () => {
  expect(judgeUser(good)).toEqual({});
});

it.each([
  [{ name: '' }, { name: 'name_required' }],
  [{ name: 'Tana 2' }, { name: 'name_letters_only' }],
  [{ login: '' }, { login: 'login_required' }],
  [{ login: '2tana' }, { login: 'username_invalid' }],
  [{ login: 'tana@' }, { login: 'email_invalid' }],
  [{ password: 'weak', confirmPassword: 'weak' }, { password: 'password_weak' }],
  [{ confirmPassword: 'Tana@Bana8' }, { confirmPassword: 'passwords_differ' }],
  [{ isIpLimited: true }, { allowedIps: 'ip_required' }],
  [
    { isHoursLimited: true, workingHours: usualHours().map((day) => ({ ...day, start: '19:00' })) },
    { workingHours: 'working_hours_order' },
  ],
])('says of %o exactly %o', (change, expected) => {
  expect(judgeUser({ ...good, ...change })).toEqual(expected);
});

it('sends an email as email and anything else as username', () => {
  expect(toRequest({ ...good, login: ' a@b.in ' })).toMatchObject({ email: 'a@b.in' });
  expect(toRequest(good)).toMatchObject({ username: 'tana_bana' });
});
