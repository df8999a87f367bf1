import { endpoints, type User, type WorkingHours, weekdays } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, designer, houseServer, rules } from '../../../test/a-house.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { fill } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { errorSentence } from '../../api/use-error-sentence.ts';
import { en } from '../../i18n/en/en.ts';

const words = en.admin.users;
const week = (change: Partial<WorkingHours[number]> = {}): WorkingHours =>
  weekdays.map((day) => ({
    day,
    enabled: day !== 'sunday',
    start: '09:30',
    end: '18:30',
    ...(day === 'monday' ? change : {}),
  }));
const hoursServer = (hours = week()) =>
  houseServer().answer(endpoints.getWorkingHours, () => ({ workingHours: hours, timeZone: 'Asia/Kolkata' }));
const rows = (...data: User[]) => ({ data, total: data.length, pageNo: 1, limit: 30 });

async function openItem(item: string, server: FakeServer) {
  const { user } = await openApp('/admin/users', { as: admin, server });
  const target = await screen.findByRole('button', { name: 'Actions for Demo Designer' });
  await user.click(target);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, server, dialog, target };
}

it('stores changed working hours, in the time zone that it names', async () => {
  const server = hoursServer().answer(endpoints.putWorkingHours, ({ body }) => ({ ...body, timeZone: 'Asia/Kolkata' }));
  const { user, dialog } = await openItem(words.hours, server);
  expect(screen.getByRole('dialog', { name: 'Working hours of Demo Designer' })).toBeTruthy();
  await dialog.findByText('Time zone Asia/Kolkata');
  expect(dialog.getAllByText(words.closed)).toHaveLength(1);
  await user.click(dialog.getByRole('checkbox', { name: 'Sun' }));
  await fill(user, dialog.getByLabelText('Start on Mon'), '10:00');
  await user.click(dialog.getByRole('button', { name: words.save }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const [asked] = server.asked(endpoints.putWorkingHours);
  expect(asked?.params).toEqual({ id: designer._id });
  expect(asked?.body.workingHours.map(({ enabled, start }) => [enabled, start])).toEqual(
    weekdays.map((day) => [true, day === 'monday' ? '10:00' : '09:30']),
  );
});

it.each([
  ['ends before it starts', 'End on Mon', '09:00'],
  ['starts when it ends', 'Start on Mon', '18:30'],
  ['has no start', 'Start on Mon', ''],
  ['has no end', 'End on Mon', ''],
])('says of a day that %s that it cannot be, and stores nothing', async (_, label, time) => {
  const { user, dialog } = await openItem(words.hours, hoursServer());
  const field = await dialog.findByLabelText(label);
  await fill(user, field, time);
  expect(dialog.getByRole('alert').textContent).toBe(errorSentence('working_hours_order', {}, 'en'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: words.save }).disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'Mon' }));
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('says why working hours could not be read, or not be stored, and keeps what was changed', async () => {
  const server = hoursServer().refuse(endpoints.getWorkingHours, 'unavailable');
  const { user, dialog } = await openItem(words.hours, server);
  const alert = within(await dialog.findByRole('alert'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: words.save }).disabled).toBe(true);
  server
    .answer(endpoints.getWorkingHours, () => ({ workingHours: week(), timeZone: 'Asia/Kolkata' }))
    .refuse(endpoints.putWorkingHours, 'conflict');
  await user.click(alert.getByRole('button', { name: en.shell.retry }));
  await fill(user, await dialog.findByLabelText('Start on Mon'), '10:00');
  await user.click(dialog.getByRole('button', { name: words.save }));
  expect((await dialog.findByRole('alert')).textContent).toBe(errorSentence('conflict', {}, 'en'));
  expect(dialog.getByLabelText<HTMLInputElement>('Start on Mon').value).toBe('10:00');
});

it('keeps further spans of a day that it does not show', async () => {
  const more = [{ start: '20:00', end: '24:00' }];
  const server = hoursServer(week({ more })).answer(endpoints.putWorkingHours, ({ body }) => ({
    ...body,
    timeZone: 'UTC',
  }));
  const { user, dialog } = await openItem(words.hours, server);
  await fill(user, await dialog.findByLabelText('Start on Mon'), '10:00');
  await user.click(dialog.getByRole('button', { name: words.save }));
  await expect
    .poll(() => server.asked(endpoints.putWorkingHours)[0]?.body.workingHours[0])
    .toMatchObject({ start: '10:00', more });
});

it('says that hours and addresses bind no administrator, with no switch that would', async () => {
  const other: User = { ...designer, roles: 'admin' };
  const { user, dialog } = await openItem(
    words.hours,
    hoursServer().answer(endpoints.listUsers, () => rows(other)),
  );
  expect(dialog.getByText(words.rulesNotForAdmins)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: words.turnOn })).toBeNull();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('says nothing of a rule that holds, and that hours which are set do not hold while the rule is off', async () => {
  const server = hoursServer().answer(endpoints.getSettings, () => ({ ...rules, isIpRequired: true }));
  const { user, dialog } = await openItem(words.hours, server);
  const note = within(await dialog.findByRole('note'));
  expect(note.getByText(words.hoursOff)).toBeTruthy();
  server.refuse(endpoints.putSettings, 'unavailable');
  await user.click(note.getByRole('button', { name: words.turnOn }));
  await screen.findByText(errorSentence('unavailable', {}, 'en'));
  await user.click(screen.getByRole('button', { name: 'Okay' }));
  server.answer(endpoints.putSettings, ({ body }) => ({ ...rules, ...body }));
  await user.click(dialog.getByRole('button', { name: words.turnOn }));
  await expect.poll(() => dialog.queryByRole('note')).toBeNull();
});

it('says why addresses could not be stored, and keeps them', async () => {
  const server = houseServer().refuse(endpoints.putAllowedIps, 'ip_required');
  const { user, dialog } = await openItem(words.ips, server);
  await user.click(dialog.getByRole('button', { name: 'Remove 203.0.113.7' }));
  await user.click(dialog.getByRole('button', { name: words.save }));
  expect((await dialog.findByRole('alert')).textContent).toBe('At least one IP must be provided.');
  expect(server.asked(endpoints.putAllowedIps)).toMatchObject([{ body: { allowedIps: [] } }]);
});

it('takes an address once, and none that is empty', async () => {
  const { user, dialog } = await openItem(words.ips, houseServer());
  await user.click(dialog.getByRole('button', { name: words.ipAdd }));
  expect(dialog.getByText('Please enter a valid IP address.')).toBeTruthy();
  for (let twice = 0; twice < 2; twice++) {
    await fill(user, dialog.getByLabelText(words.ips), '2001:db8::1');
    await user.keyboard('{Enter}');
  }
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['203.0.113.7', '2001:db8::1']);
});

it.each([words.hours, words.ips, words.setPassword])(
  'closes %s with a named button and with Escape, and stores nothing',
  async (item) => {
    const { user, dialog, target, server } = await openItem(item, hoursServer());
    await user.click(dialog.getByRole('button', { name: en.shell.close }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(target);
    await user.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole('dialog');
    await expect.poll(() => screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    for (const endpoint of [endpoints.putWorkingHours, endpoints.putAllowedIps, endpoints.updateUser]) {
      expect(server.asked(endpoint)).toEqual([]);
    }
  },
);

it('copies a new password and says that it has, and says why one could not be set', async () => {
  const { user, dialog } = await openItem(words.setPassword, houseServer().refuse(endpoints.updateUser, 'unavailable'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: words.copy }).disabled).toBe(true);
  await fill(user, dialog.getByLabelText(words.newPassword), 'Tana@Bana7');
  await user.click(dialog.getByRole('button', { name: words.copy }));
  await dialog.findByRole('button', { name: words.copied });
  expect(await navigator.clipboard.readText()).toBe('Tana@Bana7');
  await user.click(dialog.getByRole('button', { name: words.setPassword }));
  expect((await dialog.findByRole('alert')).textContent).toBe(errorSentence('unavailable', {}, 'en'));
  expect(dialog.getByLabelText<HTMLInputElement>(words.newPassword).value).toBe('Tana@Bana7');
});

it('says why no one could be listed, asks again, and says that no one is there yet', async () => {
  const server = houseServer().refuse(endpoints.listUsers, 'load_issue');
  const { user } = await openApp('/admin/users', { as: admin, server });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Looks like there's a load issue/)).toBeTruthy();
  server.answer(endpoints.listUsers, () => rows());
  await user.click(alert.getByRole('button', { name: en.shell.retry }));
  await screen.findByText(words.noneYet);
});

it('lists of each user what an administrator looks for', async () => {
  const lastActiveAt = new Date(Date.now() - 5 * 60_000).toISOString();
  const other: User = {
    ...designer,
    name: 'Tana Bana',
    username: null,
    email: 'tana@bana.in',
    allowedIps: [],
    creditsUsed: 123_456,
  };
  await openApp('/admin/users', {
    as: admin,
    server: houseServer().answer(endpoints.listUsers, () =>
      rows({ ...designer, lastActiveAt }, { ...other, _id: admin._id }),
    ),
  });
  await screen.findByText('Tana Bana');
  const table = within(screen.getByRole('region', { name: words.title }));
  const [heads, ...lines] = table
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).slice(0, 7));
  expect(heads).toEqual(['Name', 'Username', 'Role', 'Status', 'Credits used', 'Allowed IPs', 'Last active']);
  expect(lines).toEqual([
    ['Demo Designer', 'demo_designer', 'User', 'Active', '12', '1', '5 min ago'],
    ['Tana Bana', 'tana@bana.in', 'User', 'Active', '1,23,456', 'Any', 'Never'],
  ]);
  expect(screen.getByText('2 of 5 in your plan')).toBeTruthy();
});

it('goes to the page before when the only one of the last page leaves it', async () => {
  let people = Array.from(
    { length: 31 },
    (_, at): User => ({
      ...designer,
      _id: `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      name: `Person ${at}`,
    }),
  );
  const server = houseServer()
    .answer(endpoints.listUsers, ({ query: { pageNo, limit, status } }) => {
      const found = people.filter((person) => !status || person.status === status);
      return { data: found.slice((pageNo - 1) * limit, pageNo * limit), total: found.length, pageNo, limit };
    })
    .answer(endpoints.deactivateUser, ({ params }) => {
      people = people.map((each) => (each._id === params.id ? { ...each, status: 'in-active' } : each));
      return { ...designer, status: 'in-active' as const };
    });
  const { user } = await openApp('/admin/users', { as: admin, server });
  await user.click(await screen.findByRole('radio', { name: words.active }));
  await user.click(await screen.findByRole('button', { name: words.next }));
  await user.click(await screen.findByRole('button', { name: 'Actions for Person 30' }));
  await user.click(await screen.findByRole('menuitem', { name: words.deactivate }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.deactivate }));
  await screen.findByText('1 to 30 of 30');
  expect(screen.queryByText(words.none)).toBeNull();
  expect(screen.getByText('Person 0')).toBeTruthy();
});
