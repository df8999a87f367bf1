import { endpoints, errorSentence, hoursInWords, type User, type WorkingHours, weekdays } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, changedRules, designer, houseServer, openNow, rules } from '../../../test/a-house.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
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
  houseServer().answer(endpoints.getWorkingHours, () => ({
    workingHours: hours,
    timeZone: 'Asia/Kolkata',
    now: openNow,
  }));
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
  const server = hoursServer().answer(endpoints.putWorkingHours, ({ body: { workingHours } }) => ({
    workingHours,
    timeZone: 'Asia/Kolkata',
    now: openNow,
  }));
  const { user, dialog } = await openItem(words.hours, server);
  expect(screen.getByRole('dialog', { name: 'Working hours of Demo Designer' })).toBeTruthy();
  await dialog.findByText('Time zone Asia/Kolkata');
  expect(dialog.getAllByText(words.closed)).toHaveLength(1);
  await user.click(dialog.getByRole('checkbox', { name: 'Sun' }));
  await fill(user, dialog.getByLabelText('Start on Mon'), '10:00');
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const [asked] = server.asked(endpoints.putWorkingHours);
  expect(asked?.params).toEqual({ id: designer._id });
  expect(asked?.body.workingHours.map(({ enabled, start }) => [enabled, start])).toEqual(
    weekdays.map((day) => [true, day === 'monday' ? '10:00' : '09:30']),
  );
});

it('shows a day that is open to its end as such, lets it end earlier, and says that it is stored', async () => {
  const server = hoursServer(week({ start: '00:00', end: '24:00' })).answer(
    endpoints.putWorkingHours,
    ({ body: { workingHours } }) => ({
      workingHours,
      timeZone: 'Asia/Kolkata',
      now: openNow,
    }),
  );
  const { user, dialog } = await openItem(words.hours, server);
  const toMidnight = (day: string) =>
    dialog.findByRole<HTMLInputElement>('checkbox', { name: `Until 24:00 on ${day}` });
  expect((await toMidnight('Mon')).checked).toBe(true);
  expect(dialog.queryByLabelText('End on Mon')).toBeNull();
  expect((await toMidnight('Tue')).checked).toBe(false);
  await user.click(await toMidnight('Mon'));
  await fill(user, dialog.getByLabelText('End on Mon'), '20:00');
  await user.click(await toMidnight('Tue'));
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await screen.findByText('Working hours of Demo Designer: saved');
  expect(server.asked(endpoints.putWorkingHours)[0]?.body.workingHours.slice(0, 2)).toMatchObject([
    { start: '00:00', end: '20:00' },
    { start: '09:30', end: '24:00' },
  ]);
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
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: en.shell.save }).disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'Mon' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: en.shell.save }).disabled).toBe(false);
});

it('says why working hours could not be read, or not be stored, and keeps what was changed', async () => {
  const server = hoursServer().refuse(endpoints.getWorkingHours, 'unavailable');
  const { user, dialog } = await openItem(words.hours, server);
  const alert = within(await dialog.findByRole('alert'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: en.shell.save }).disabled).toBe(true);
  server
    .answer(endpoints.getWorkingHours, () => ({ workingHours: week(), timeZone: 'Asia/Kolkata', now: openNow }))
    .refuse(endpoints.putWorkingHours, 'conflict');
  await user.click(alert.getByRole('button', { name: en.shell.retry }));
  await fill(user, await dialog.findByLabelText('Start on Mon'), '10:00');
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  expect((await dialog.findByRole('alert')).textContent).toBe(errorSentence('conflict', {}, 'en'));
  expect(dialog.getByLabelText<HTMLInputElement>('Start on Mon').value).toBe('10:00');
});

it('adds and removes further spans of a day, says when they overlap, and stores them', async () => {
  const server = hoursServer(week({ end: '13:00' })).answer(
    endpoints.putWorkingHours,
    ({ body: { workingHours } }) => ({
      workingHours,
      timeZone: 'UTC',
      now: openNow,
    }),
  );
  const { user, dialog } = await openItem(words.hours, server);
  await user.click(await dialog.findByRole('button', { name: 'Add a span on Mon' }));
  await fill(user, dialog.getByLabelText('Start on Mon, span 2'), '12:00');
  expect(dialog.getByRole('alert').textContent).toBe(errorSentence('working_hours_overlap', {}, 'en'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: en.shell.save }).disabled).toBe(true);
  await fill(user, dialog.getByLabelText('Start on Mon, span 2'), '14:00');
  await user.click(dialog.getByRole('button', { name: 'Add a span on Tue' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the span Tue' }));
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await expect
    .poll(() => server.asked(endpoints.putWorkingHours)[0]?.body.workingHours.slice(0, 2))
    .toEqual([
      { day: 'monday', enabled: true, start: '09:30', end: '13:00', more: [{ start: '14:00', end: '24:00' }] },
      { day: 'tuesday', enabled: true, start: '18:30', end: '24:00' },
    ]);
});

it.each([
  [{ isOpen: true, until: '2099-05-01T19:30', holiday: null }, /^Open now, closes at 1 May, 19:30$/],
  [{ isOpen: false, until: '2099-05-04T09:30', holiday: null }, /^Closed now\. Opens at 4 May, 09:30\.$/],
  [{ isOpen: false, until: null, holiday: 'Diwali' }, /^Closed now: Diwali\.$/],
  [openNow, /^Open now, with no closing time$/],
])('says what holds now: %o', async (now, sentence) => {
  const server = houseServer().answer(endpoints.getWorkingHours, () => ({
    workingHours: week(),
    timeZone: 'Pacific/Kiritimati',
    now,
  }));
  // What the clock of the client shows is written as it stands, wherever it is read and whatever clock the room goes by.
  server.answer(endpoints.getSettings, () => ({ ...rules, timeZone: 'Pacific/Kiritimati' }));
  const { dialog } = await openItem(words.hours, server);
  expect((await dialog.findByRole('status')).textContent).toMatch(sentence);
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
  server.answer(endpoints.putSettings, changedRules);
  await user.click(dialog.getByRole('button', { name: words.turnOn }));
  await expect.poll(() => dialog.queryByRole('note')).toBeNull();
});

it('says why addresses could not be stored, and keeps them', async () => {
  const server = houseServer().refuse(endpoints.putAllowedIps, 'ip_required');
  const { user, dialog } = await openItem(words.ips, server);
  await user.click(dialog.getByRole('button', { name: 'Remove 203.0.113.7' }));
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  expect((await dialog.findByRole('alert')).textContent).toBe('At least one IP must be provided.');
  expect(server.asked(endpoints.putAllowedIps)).toMatchObject([{ body: { allowedIps: [] } }]);
});

it('stores an address that was typed and not added, and says of one that is none that it is none', async () => {
  const server = houseServer().answer(endpoints.putAllowedIps, ({ body: { allowedIps } }) => ({ allowedIps }));
  const { user, dialog } = await openItem(words.ips, server);
  const field = dialog.getByLabelText<HTMLInputElement>(words.ips);
  const save = () => user.click(dialog.getByRole('button', { name: en.shell.save }));
  await fill(user, field, '192.0.2');
  await save();
  expect(wrongWith(field)).toBe('Please enter a valid IP address.');
  expect(field.value).toBe('192.0.2');
  await fill(user, field, '192.0.2.1');
  await save();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const asked = server.asked(endpoints.putAllowedIps).map(({ body }) => body.allowedIps);
  expect(asked).toEqual([['203.0.113.7', '192.0.2.1']]);
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
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: en.shell.copy }).disabled).toBe(true);
  await fill(user, dialog.getByLabelText(words.newPassword), 'Tana@Bana7');
  await user.click(dialog.getByRole('button', { name: en.shell.copy }));
  await dialog.findByRole('button', { name: en.shell.copied });
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
  expect(screen.getByText(/^In use: 2 of 5 accounts of users, 1 of 2 of administrators$/)).toBeTruthy();
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

it('adds the own address with one click, and once only', async () => {
  const { user, dialog } = await openItem(words.ips, houseServer());
  await dialog.findByText(/^You are here: 198\.51\.100\.4\./);
  await user.click(dialog.getByRole('button', { name: 'Add 198.51.100.4' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['203.0.113.7', '198.51.100.4']);
  expect(dialog.queryByText(/^You are here/)).toBeNull();
});

const meanwhile = (now: string) =>
  `This was changed in the meantime. It is now: ${now}. Look at it, and save again to replace it with yours.`;

it('says which hours somebody else has stored meanwhile, keeps what was typed, and stores it when asked again', async () => {
  const server = hoursServer().refuse(endpoints.putWorkingHours, 'changed_meanwhile', { params: { now: 'theirs' } });
  const { user, dialog } = await openItem(words.hours, server);
  const start = await dialog.findByLabelText<HTMLInputElement>('Start on Mon');
  await fill(user, start, '10:00');
  const theirs = week({ start: '08:00' });
  const stored = { workingHours: theirs, timeZone: 'Asia/Kolkata', now: openNow };
  server.answer(endpoints.getWorkingHours, () => stored);
  const save = () => user.click(dialog.getByRole('button', { name: en.shell.save }));
  await save();
  expect((await dialog.findByRole('alert')).textContent).toBe(meanwhile(hoursInWords(theirs, 'en')));
  expect(start.value).toBe('10:00');
  server.answer(endpoints.putWorkingHours, ({ body: { workingHours } }) => ({ ...stored, workingHours }));
  await save();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const asked = server.asked(endpoints.putWorkingHours).map(({ body }) => body);
  expect(asked.map(({ was }) => was)).toEqual([week(), theirs]);
  expect(asked[1]?.workingHours).toEqual(week({ start: '10:00' }));
});

it('says which addresses somebody else has stored meanwhile, keeps what was entered, and stores it when asked again', async () => {
  const theirs = ['192.0.2.1', '192.0.2.2'];
  const server = houseServer()
    .refuse(endpoints.putAllowedIps, 'changed_meanwhile', { params: { now: 'theirs' } })
    .answer(endpoints.getAllowedIps, () => ({ allowedIps: theirs }));
  const { user, dialog } = await openItem(words.ips, server);
  await user.click(await dialog.findByRole('button', { name: 'Add 198.51.100.4' }));
  const save = () => user.click(dialog.getByRole('button', { name: en.shell.save }));
  await save();
  expect((await dialog.findByRole('alert')).textContent).toBe(meanwhile('192.0.2.1, 192.0.2.2'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  server.answer(endpoints.putAllowedIps, ({ body: { allowedIps } }) => ({ allowedIps }));
  await save();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(endpoints.putAllowedIps).map(({ body }) => body.was)).toEqual([designer.allowedIps, theirs]);
});

it.each([
  [{ now: '50', creditCap: 50 }, '50', 50],
  [{ now: 'None' }, 'None', null],
])('says which limit somebody else has set meanwhile: %o', async (params, now, was) => {
  const server = houseServer().refuse(endpoints.setCreditCap, 'changed_meanwhile', { params });
  const { user, dialog } = await openItem(words.cap, server);
  const field = dialog.getByLabelText<HTMLInputElement>(words.cap);
  await fill(user, field, '40');
  const save = () => user.click(dialog.getByRole('button', { name: en.shell.save }));
  await save();
  expect((await dialog.findByRole('alert')).textContent).toBe(meanwhile(now));
  expect(field.value).toBe('40');
  server.answer(endpoints.setCreditCap, () => ({ ...designer, creditCap: 40 }));
  await save();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(endpoints.setCreditCap).map(({ body }) => body)).toEqual([
    { creditCap: 40, was: designer.creditCap },
    { creditCap: 40, was },
  ]);
});
