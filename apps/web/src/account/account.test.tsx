import { endpoints, errorSentence, type OwnSession } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { houseServer, rules } from '../../test/a-house.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.account;
const here: OwnSession = {
  _id: '0190a000-0000-7000-8000-00000000aaaa',
  isCurrent: true,
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/143.0 Safari/537.36',
  createdAt: '2026-11-22T08:00:00.000Z',
  lastActiveAt: '2026-11-22T09:00:00.000Z',
};
const elsewhere: OwnSession = {
  ...here,
  _id: '0190a000-0000-7000-8000-00000000bbbb',
  isCurrent: false,
  ip: null,
  userAgent: null,
};
type Who = ReturnType<typeof someone>;

function accountServer(as: Who, email: string | null = 'asha@mill.example', sessions = [here, elsewhere]) {
  let preferences: Record<string, string | number | boolean> = { hint: 'kept' };
  let open = sessions;
  const me = () => ({ ...as, email, username: 'asha', preferences });
  return houseServer()
    .answer(endpoints.getMe, me)
    .answer(endpoints.getBalance, () => ({
      creditsLeft: 7,
      totalCredits: 10,
      currentTotal: 10,
      reserved: 0,
      expiresAt: null,
      expiring: 0,
    }))
    .answer(endpoints.getSecondStep, () => ({ isOn: false, recoveryCodesLeft: 0 }))
    .answer(endpoints.listSessions, () => ({ data: open }))
    .answer(endpoints.events, () => new Promise<string>(() => undefined))
    .answer(endpoints.endSession, ({ params }) => {
      open = open.filter(({ _id }) => _id !== params.id);
    })
    .answer(endpoints.endOtherSessions, () => {
      const ended = open.filter(({ isCurrent }) => !isCurrent).length;
      open = open.filter(({ isCurrent }) => isCurrent);
      return { ended };
    })
    .answer(endpoints.updateMe, ({ body }) => {
      preferences = { ...preferences, ...body.preferences };
      return me();
    });
}

async function openAccount(role: 'user' | 'admin' | 'superadmin' = 'user', server = accountServer(someone(role))) {
  const { user } = await openApp('/account', { as: someone(role), server });
  await screen.findByRole('heading', { name: words.title });
  return { user, server };
}

it.each([
  ['user', '/account'],
  ['admin', '/admin/account'],
  ['superadmin', '/admin/account'],
] as const)('is where a %s finds it', async (role, pathname) => {
  await openAccount(role);
  expect(window.location.pathname).toBe(pathname);
  expect(await screen.findByLabelText(en.settings.current)).toBeTruthy();
});

it('says when sessions began by the clock of the company, which it names where it is another than the browser’s', async () => {
  const server = accountServer(someone('admin')).answer(endpoints.getSettings, () => ({
    ...rules,
    timeZone: 'Pacific/Kiritimati',
  }));
  await openApp('/admin/account', { as: someone('admin'), server });
  const table = within(await screen.findByRole('region', { name: words.parts.sessions }));
  await table.findAllByText(/22 Nov 2026, (22|10):00/);
  expect(screen.getByText(/Pacific\/Kiritimati/)).toBeTruthy();
});

it('lists the own sessions, ends one after it was confirmed by name, and says when no other is left', async () => {
  const { user, server } = await openAccount();
  const table = within(await screen.findByRole('region', { name: words.parts.sessions }));
  expect(table.getAllByText('Chrome, Windows')).toHaveLength(1);
  table.getByText(words.sessions.current);
  // How many there may be, and how long each lasts.
  screen.getByText(/in at most 5 places.*30 minutes without activity, and after 12 hours/);
  const ask = async () => {
    await user.click(table.getByRole('button', { name: `${words.sessions.end} Unknown, Unknown` }));
    return within(await screen.findByRole('dialog', { name: 'End the session Unknown, Unknown?' }));
  };
  await user.click((await ask()).getByRole('button', { name: en.shell.cancel }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(endpoints.endSession)).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: words.sessions.end }));
  await screen.findByText(words.sessions.none);
  expect(server.asked(endpoints.endSession)).toMatchObject([{ params: { id: elsewhere._id } }]);
  expect(screen.queryByRole('button', { name: words.sessions.endOthers })).toBeNull();
});

it('ends all others only after it was confirmed', async () => {
  const { user, server } = await openAccount();
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: words.sessions.endOthers }));
    return within(await screen.findByRole('dialog', { name: words.sessions.endOthersTitle }));
  };
  await user.click((await ask()).getByRole('button', { name: en.shell.cancel }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(endpoints.endOtherSessions)).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: words.sessions.endOthers }));
  await screen.findByText('1 session has ended.');
  await screen.findByText(words.sessions.none);
});

it('switches a notice off and sends that choice alone, for another tab may have made others', async () => {
  const { user, server } = await openAccount();
  const notice = () => screen.getByRole<HTMLInputElement>('switch', { name: words.notices.psdReady });
  await screen.findByRole('switch', { name: words.notices.psdReady });
  expect(notice().checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: words.notices.designReady }).checked).toBe(true);
  await user.click(notice());
  await expect.poll(() => [notice().checked, notice().disabled]).toEqual([false, false]);
  expect(server.asked(endpoints.updateMe).map(({ body }) => body)).toEqual([
    { preferences: { 'mail.psdReady': false } },
  ]);
});

it.each([
  ['user', ['newSignIn', 'designReady', 'psdReady']],
  ['admin', ['newSignIn', 'designReady', 'psdReady', 'ticketAnswered', 'creditsLow', 'planEnding']],
  ['superadmin', ['newSignIn']],
] as const)('offers to a %s the notices that concern them', async (role, kinds) => {
  await openAccount(role);
  await screen.findByRole('switch', { name: words.notices.newSignIn });
  const offered = screen.getAllByRole('switch').map((each) => each.closest('div')?.textContent);
  expect(offered).toHaveLength(kinds.length);
  for (const kind of kinds) screen.getByRole('switch', { name: words.notices[kind] });
});

it('says that an account without an address gets no mail, instead of switches', async () => {
  await openAccount('user', accountServer(someone('user'), null));
  await screen.findByText(words.notices.noAddress);
  expect(screen.queryAllByRole('switch')).toEqual([]);
});

it('changes the language for the account', async () => {
  const { user, server } = await openAccount();
  await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }));
  await expect.poll(() => server.asked(endpoints.updateMe)).toMatchObject([{ body: { lang: 'hi' } }]);
});

it('changes the appearance for this browser', async () => {
  const { user } = await openAccount();
  await user.click(await screen.findByRole('radio', { name: en.shell.user.dark }));
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
  await user.click(screen.getByRole('radio', { name: en.shell.user.light }));
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light');
});

it('promises no mail where none is sent, and takes the choice all the same', async () => {
  const sends = { sendsWords: false, sendsPictures: false, sendsMail: false };
  await openAccount(
    'user',
    accountServer(someone('user')).answer(endpoints.installation, () => sends),
  );
  await screen.findByText(words.notices.unsent);
  expect(screen.queryByText(new RegExp(`^${words.notices.lead.split(' ')[0]} to`))).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: words.notices.psdReady }).disabled).toBe(false);
});

it('says why sessions and notices did not come, and asks again', async () => {
  const as = someone('user');
  const server = accountServer(as).refuse(endpoints.listSessions, 'load_issue').refuse(endpoints.getMe, 'unavailable');
  const { user } = await openAccount('user', server);
  await screen.findByText(errorSentence('load_issue', {}, 'en'));
  await screen.findByText(errorSentence('unavailable', {}, 'en'));
  server.answer(endpoints.listSessions, () => ({ data: [here] }));
  for (const again of screen.getAllByRole('button', { name: en.shell.retry })) await user.click(again);
  await screen.findByText(words.sessions.current);
});

it('says why a session did not end, and looks again at what is open', async () => {
  const server = accountServer(someone('user')).refuse(endpoints.endSession, 'not_found');
  const { user } = await openAccount('user', server);
  const before = server.asked(endpoints.listSessions).length;
  await user.click(await screen.findByRole('button', { name: `${words.sessions.end} Unknown, Unknown` }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: words.sessions.end }));
  await screen.findByText(errorSentence('not_found', {}, 'en'));
  await expect.poll(() => server.asked(endpoints.listSessions).length).toBeGreaterThan(before);
  await user.click(screen.getByRole('button', { name: en.session.error.okay }));
});

it('shows a notice as it was when its change was not stored', async () => {
  const server = accountServer(someone('user')).refuse(endpoints.updateMe, 'unavailable');
  const { user } = await openAccount('user', server);
  const notice = () => screen.getByRole<HTMLInputElement>('switch', { name: words.notices.psdReady });
  await user.click(await screen.findByRole('switch', { name: words.notices.psdReady }));
  await screen.findByText(errorSentence('unavailable', {}, 'en'));
  await user.click(screen.getByRole('button', { name: en.session.error.okay }));
  await expect.poll(() => [notice().checked, notice().disabled]).toEqual([true, false]);
});
