import { type ErrorCode, endpoints, errorSentence } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, changedRules, houseServer, rules } from '../../../test/a-house.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readSession } from '../../api/session-store.ts';
import { en } from '../../i18n/en/en.ts';

const words = en.settings;
const good = { current: 'Naksha@2026', next: 'Tana@Bana7', confirm: 'Tana@Bana7' };
type Field = keyof typeof good;
const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(words[name]);
const say = (code: ErrorCode) => errorSentence(code, {}, 'en');

async function openPassword(texts: Partial<typeof good>, server = houseServer()) {
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await screen.findByLabelText(words.current);
  for (const name of ['current', 'next', 'confirm'] as const) await fill(user, field(name), texts[name] ?? good[name]);
  await user.click(screen.getByRole('button', { name: words.change }));
  return { user, server };
}

const cases: [Field, Partial<typeof good>, ErrorCode][] = [
  ['current', { current: '' }, 'current_password_required'],
  ['next', { next: '', confirm: '' }, 'new_password_required'],
  ['next', { next: 'weak', confirm: 'weak' }, 'password_weak'],
  ['confirm', { confirm: '' }, 'confirm_password_required'],
  ['confirm', { confirm: 'Tana@Bana8' }, 'passwords_differ'],
];
it.each(cases)('says at the %s password what is wrong with %o and sends nothing', async (name, texts, code) => {
  const { server } = await openPassword(texts);
  expect(wrongWith(field(name))).toBe(say(code));
  expect(document.activeElement).toBe(field(name));
  expect(server.asked(endpoints.changePassword)).toEqual([]);
});

it('changes the password, says so and empties the form', async () => {
  const { server } = await openPassword(
    {},
    houseServer().answer(endpoints.changePassword, () => undefined),
  );
  await screen.findByText('Password changed successfully');
  expect(server.asked(endpoints.changePassword)).toMatchObject([
    { body: { oldPassword: good.current, newPassword: good.next } },
  ]);
  for (const name of ['current', 'next', 'confirm'] as const) {
    expect(field(name).value).toBe('');
    expect(wrongWith(field(name))).toBeUndefined();
  }
});

it('says at the current password that it is not the right one', async () => {
  await openPassword(
    {},
    houseServer().refuse(endpoints.changePassword, 'current_password_incorrect', { field: 'oldPassword' }),
  );
  await expect.poll(() => wrongWith(field('current'))).toBe(say('current_password_incorrect'));
  expect(field('next').value).toBe(good.next);
});

it('says a refusal that is about no field above the button', async () => {
  await openPassword({}, houseServer().refuse(endpoints.changePassword, 'password_change_failed'));
  expect((await screen.findByRole('alert')).textContent).toBe(say('password_change_failed'));
});

it.each([
  [words.tabs.user, words.userAccess, { hasUserAccess: true }],
  [words.tabs.login, words.ip, { isIpRequired: true }],
  [words.tabs.login, words.hours, { isWorkingHoursRequired: true }],
  [words.tabs.login, words.adminHours, { areAdminsBound: true }],
] as const)('stores the rule of the tab %s: %s', async (tab, label, change) => {
  const server = houseServer().answer(endpoints.putSettings, changedRules);
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await user.click(await screen.findByRole('tab', { name: tab }));
  await user.click(await screen.findByRole('switch', { name: new RegExp(label) }));
  await expect.poll(() => screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(label) }).checked).toBe(true);
  expect(server.asked(endpoints.putSettings)).toMatchObject([{ body: change }]);
  if ('hasUserAccess' in change) expect(readSession()?.user.hasUserAccess).toBe(true);
});

it('leaves the rule off and says who has no address yet', async () => {
  const server = houseServer().refuse(endpoints.putSettings, 'ip_restriction_unprepared', {
    params: { names: 'Tana Bana' },
  });
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await user.click(await screen.findByRole('tab', { name: words.tabs.login }));
  await user.click(await screen.findByRole('switch', { name: new RegExp(words.ip) }));
  await screen.findByText(errorSentence('ip_restriction_unprepared', { names: 'Tana Bana' }, 'en'));
  expect(screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(words.ip) }).checked).toBe(false);
});

it('stores another time zone', async () => {
  const server = houseServer().answer(endpoints.putSettings, changedRules);
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await user.click(await screen.findByRole('tab', { name: words.tabs.login }));
  await fill(user, await screen.findByRole('combobox', { name: words.zone }), 'Europe/Lisbon');
  await user.click(await screen.findByRole('option', { name: 'Europe/Lisbon' }));
  await expect.poll(() => server.asked(endpoints.putSettings)).toMatchObject([{ body: { timeZone: 'Europe/Lisbon' } }]);
});

it.each([words.tabs.user, words.tabs.login])(
  'says in the tab %s why the rules could not be read, and asks again',
  async (tab) => {
    const server = houseServer().refuse(endpoints.getSettings, 'unavailable');
    const { user } = await openApp('/admin/settings', { as: admin, server });
    await user.click(await screen.findByRole('tab', { name: tab }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(say('unavailable'))).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    server.answer(endpoints.getSettings, () => rules);
    await user.click(alert.getByRole('button', { name: en.shell.retry }));
    expect((await screen.findAllByRole('switch')).length).toBeGreaterThan(0);
  },
);

it('names its tabs as specified, walks them with the arrow keys and says what each switch does', async () => {
  const { user } = await openApp('/admin/settings', { as: admin, server: houseServer() });
  const [first] = await screen.findAllByRole('tab');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Password', 'Enable User', 'Enable Login']);
  first?.focus();
  await user.keyboard('{ArrowRight}');
  const access = await screen.findByRole('switch', { name: /Enable user access for admin/ });
  expect(document.getElementById(access.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    words.userAccessText,
  );
});

it('shows a rule as it was until the server has taken the change', async () => {
  const stored = Promise.withResolvers<typeof rules>();
  const server = houseServer().answer(endpoints.putSettings, () => stored.promise);
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await user.click(await screen.findByRole('tab', { name: words.tabs.login }));
  const hours = () => screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(words.hours) });
  await user.click(await screen.findByRole('switch', { name: new RegExp(words.hours) }));
  await expect.poll(() => hours().disabled).toBe(true);
  expect(hours().checked).toBe(false);
  stored.resolve({ ...rules, isWorkingHoursRequired: true });
  await expect.poll(() => [hours().checked, hours().disabled]).toEqual([true, false]);
});

it('offers a time zone that browsers do not name as long as it is the one in use', async () => {
  const server = houseServer().answer(endpoints.getSettings, () => ({ ...rules, timeZone: 'Asia/Calcutta2' }));
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await user.click(await screen.findByRole('tab', { name: words.tabs.login }));
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: words.zone })).value).toBe('Asia/Calcutta2');
});

it('judges a new password by the rule beneath it, while it is corrected', async () => {
  const { user } = await openPassword(
    { next: 'Tana@Ba7', confirm: 'Tana@Ba7' },
    houseServer().answer(endpoints.changePassword, () => undefined),
  );
  await screen.findByText('Password changed successfully');
  for (const weak of ['tana@bana7', 'TANA@BANA7', 'TanaBana77', 'Tana@Banaa', 'Tana Bana@7', 'Ta@7']) {
    await fill(user, field('next'), weak);
    await user.tab();
    expect(wrongWith(field('next'))).toBe(say('password_weak'));
  }
  await fill(user, field('next'), good.next);
  expect(wrongWith(field('next'))).toBeUndefined();
});

it('adds a holiday that comes every year, removes another after it was confirmed by name, and says what is wrong with one', async () => {
  let stored = { ...rules, holidays: [{ name: 'Founding day', date: '2026-05-01', isYearly: false }] };
  const server = houseServer()
    .answer(endpoints.getSettings, () => stored)
    .answer(endpoints.putSettings, ({ body: { was: _, ...body } }) => {
      stored = { ...stored, ...body };
      return stored;
    });
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await user.click(await screen.findByRole('tab', { name: words.tabs.login }));
  const room = within(await screen.findByRole('region', { name: words.holidays }));
  const lines = () => room.queryAllByRole('listitem').map((line) => line.textContent);
  expect(lines()).toEqual(['Founding day1 May 2026']);
  await user.click(room.getByRole('button', { name: words.holidayAdd }));
  expect(wrongWith(room.getByLabelText(words.holidayName))).toBe(say('holiday_name'));
  expect(wrongWith(room.getByLabelText(words.holidayDate))).toBe(say('holiday_date'));
  await fill(user, room.getByLabelText(words.holidayName), 'Republic Day');
  await fill(user, room.getByLabelText(words.holidayDate), '2026-05-01');
  expect(wrongWith(room.getByLabelText(words.holidayDate))).toBe(say('holiday_twice'));
  await fill(user, room.getByLabelText(words.holidayDate), '2026-01-26');
  await user.click(room.getByRole('checkbox', { name: words.everyYear }));
  await user.click(room.getByRole('button', { name: words.holidayAdd }));
  await expect.poll(lines).toEqual(['Republic Day26 Jan, Every year', 'Founding day1 May 2026']);
  expect(room.getByLabelText<HTMLInputElement>(words.holidayName).value).toBe('');
  await user.click(room.getByRole('button', { name: 'Remove Founding day' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove the holiday Founding day?' }));
  expect(lines()).toHaveLength(2);
  await user.click(question.getByRole('button', { name: words.holidayRemoveAct }));
  await expect.poll(lines).toEqual(['Republic Day26 Jan, Every year']);
});

it('shows what another tab has made of a rule before it is changed over it, and loses nothing that was typed', async () => {
  let stored = { ...rules, holidays: [{ name: 'Holi', date: '2026-03-04', isYearly: false }] };
  const server = houseServer().answer(endpoints.getSettings, () => stored);
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await user.click(await screen.findByRole('tab', { name: words.tabs.login }));
  const room = within(await screen.findByRole('region', { name: words.holidays }));
  const lines = () => room.queryAllByRole('listitem').map((line) => line.textContent);
  await fill(user, room.getByLabelText(words.holidayName), 'Republic Day');
  await fill(user, room.getByLabelText(words.holidayDate), '2026-01-26');
  server.refuse(endpoints.putSettings, 'changed_meanwhile', { params: { now: 'words of the server' } });
  const first = stored.holidays;
  stored = { ...stored, holidays: [{ name: 'Diwali', date: '2026-11-08', isYearly: false }] };
  await user.click(room.getByRole('button', { name: words.holidayAdd }));
  const now = `${en.settings.holidays}: 8 Nov 2026 Diwali`;
  expect((await room.findByRole('alert')).textContent).toBe(errorSentence('changed_meanwhile', { now }, 'en'));
  expect(lines()).toEqual(['Diwali8 Nov 2026']);
  expect(room.getByLabelText<HTMLInputElement>(words.holidayName).value).toBe('Republic Day');
  server.answer(endpoints.putSettings, ({ body: { was: _, ...body } }) => {
    stored = { ...stored, ...body };
    return stored;
  });
  await user.click(room.getByRole('button', { name: words.holidayAdd }));
  await expect.poll(lines).toEqual(['Republic Day26 Jan 2026', 'Diwali8 Nov 2026']);
  expect(server.asked(endpoints.putSettings).map(({ body }) => body.was?.holidays)).toEqual([
    first,
    [{ name: 'Diwali', date: '2026-11-08', isYearly: false }],
  ]);
});

it.each([
  ['rules_shut_out', 12, '12 users would be shut out'],
  ['rules_shut_you_out', 1, '1 user would be shut out'],
] as const)(
  'says with %s whom a rule would shut out, and changes it only when that is confirmed',
  async (code, count, name) => {
    const params = { names: 'Asha Rao (203.0.113.9)', count };
    const server = houseServer().refuse(endpoints.putSettings, code, { params });
    const { user } = await openApp('/admin/settings', { as: admin, server });
    await user.click(await screen.findByRole('tab', { name: words.tabs.login }));
    const rule = async () => screen.findByRole<HTMLInputElement>('switch', { name: new RegExp(words.adminHours) });
    const ask = async () => {
      await user.click(await rule());
      const dialog = within(await screen.findByRole('dialog', { name }));
      expect(dialog.getByText(errorSentence(code, params, 'en'))).toBeTruthy();
      // Nothing is at work while the question stands.
      const holiday = screen.getByRole('button', { name: words.holidayAdd, hidden: true });
      expect(holiday.dataset.loading).toBeUndefined();
      return dialog;
    };
    await user.click((await ask()).getByRole('button', { name: en.shell.cancel }));
    await expect.poll(() => screen.queryByRole('dialog', { name })).toBeNull();
    expect((await rule()).checked).toBe(false);
    const dialog = await ask();
    server.answer(endpoints.putSettings, changedRules);
    await user.click(dialog.getByRole('button', { name: words.shutOutDo }));
    await expect.poll(async () => (await rule()).checked).toBe(true);
    expect(server.asked(endpoints.putSettings).map(({ body }) => body.isConfirmed)).toEqual([
      undefined,
      undefined,
      true,
    ]);
  },
);

it('keeps a holiday as it was typed when it would shut people out and that is not confirmed', async () => {
  const refusal = { params: { names: 'Asha Rao', count: 1 } };
  const server = houseServer().refuse(endpoints.putSettings, 'rules_shut_out', refusal);
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await user.click(await screen.findByRole('tab', { name: words.tabs.login }));
  const room = within(await screen.findByRole('region', { name: words.holidays }));
  await fill(user, room.getByLabelText(words.holidayName), 'Republic Day');
  await fill(user, room.getByLabelText(words.holidayDate), '2026-01-26');
  await user.click(room.getByRole('button', { name: words.holidayAdd }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en.shell.cancel }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(room.getByLabelText<HTMLInputElement>(words.holidayName).value).toBe('Republic Day');
  expect(room.queryByRole('listitem')).toBeNull();
});
