import { endpoints, errorSentence, type OperationRow } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyPage, quiet } from '../../../test/a-house.ts';
import { clientNo, clientsServer, operator, system } from '../../../test/all-clients.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.installation;
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('shows a super-admin at a glance how clients, jobs and credits are doing, and leads on', async () => {
  const [first, second] = [clientNo(1), clientNo(2)];
  const server = clientsServer().answer(endpoints.getOverview, () => ({
    clients: { total: 12, active: 9 },
    sessions: 34,
    jobs: { waiting: 5, running: 2, doneLately: 1200, failedLately: 3 },
    credits: { days: 28, granted: 5000, spent: 4321 },
    ending: [
      { _id: first._id, name: first.name, endsAt: null, timeZone: 'Asia/Kolkata' },
      { _id: second._id, name: second.name, endsAt: '2026-11-30T20:00:00.000Z', timeZone: 'Asia/Kolkata' },
    ],
    spending: [
      { _id: second._id, name: second.name, credits: 4000 },
      { _id: first._id, name: first.name, credits: 321 },
    ],
    failures: [
      { operation: 'upscale', code: 'job_timed_out', jobs: 2 },
      { operation: 'repeat', code: 'too_many_pixels', jobs: 2 },
      { operation: 'generate', code: 'unheard_of', jobs: 1 },
    ],
  }));
  const waiting = (count: number) => (asked: Parameters<typeof emptyPage>[0] & { query: { status?: unknown } }) => ({
    ...emptyPage(asked),
    total: asked.query.status === 'new' ? count : 99,
  });
  server.answer(endpoints.listSignUps, waiting(4)).answer(endpoints.listSales, waiting(2));
  await openApp('/admin', { as: operator, server });
  await screen.findByRole('heading', { level: 1, name: /Test$/ });
  await expect.poll(() => screen.queryByText(words.overview.clients)).toBeTruthy();
  expect(fact(words.overview.clients)).toBe('9of 12');
  expect(fact(words.overview.sessions)).toBe('34');
  expect(fact(words.overview.waiting)).toBe('52 running');
  expect(fact('Jobs failed in 24 hours')).toBe('31,200 done');
  expect(fact('Credits spent in 28 days')).toBe('4,3215,000 granted');
  await expect.poll(() => fact(words.overview.signUps)).toBe(`${words.overview.signUps} 42 for sales`);
  expect(screen.getByRole('link', { name: `${words.overview.signUps} 4` })).toHaveProperty('search', '?tab=signUps');
  expect(rowsOf('Plans that end within 30 days')).toEqual(['Mill 1Has no plan', 'Mill 21 Dec 2026']);
  expect(rowsOf('Credits by client in 28 days')).toEqual(['Mill 24,000', 'Mill 1321']);
  expect(rowsOf(words.overview.failures)).toEqual([
    'UpscaleThis design took too long and was stopped.2',
    'RepeatThe design is larger than the limit of … megapixels: it has … megapixels (… × …).2',
    'Generateunheard_of1',
  ]);
  const [way] = screen.getAllByRole('link', { name: 'Mill 2' });
  expect(way).toHaveProperty('pathname', `/admin/clients/${second._id}`);
  expect(screen.getByRole('link', { name: words.overview.allClients })).toHaveProperty('pathname', '/admin/clients');
  expect(screen.getByRole('link', { name: en.shell.user.system })).toHaveProperty('pathname', '/admin/system');
  // Nothing is asked of a client that a super-admin has not.
  for (const endpoint of [endpoints.getMyPlan, endpoints.getBalance, endpoints.getCreditUsage, endpoints.getLogo]) {
    expect(server.asked(endpoint)).toEqual([]);
  }
});

it('says of an installation in which nothing happens that nothing does', async () => {
  await openApp('/admin', { as: operator, server: clientsServer().answer(endpoints.getOverview, () => quiet) });
  for (const sentence of [words.overview.endingNone, words.overview.spendingNone]) await screen.findByText(sentence);
  expect(screen.getByText('No job failed in the last 24 hours.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says why the figures could not be read, and asks again', async () => {
  const server = clientsServer().refuse(endpoints.getOverview, 'load_issue');
  const { user } = await openApp('/admin', { as: operator, server });
  const alert = within(await screen.findByRole('alert'));
  server.answer(endpoints.getOverview, () => quiet);
  await user.click(alert.getByRole('button', { name: en.shell.retry }));
  await screen.findByText(words.overview.endingNone);
});

const operation = (name: string, changes: Partial<OperationRow> = {}): OperationRow => ({
  name,
  params: {},
  inputs: { min: 0, max: 1 },
  cost: 2,
  limits: { maxPixels: 1 },
  engine: 'builtin',
  model: null,
  status: 'on',
  ...changes,
});

/** The room about the installation, in which one tool is on, one can be switched, one is not built. */
async function openSystem() {
  let status: OperationRow['status'] = 'on';
  const server = clientsServer()
    .answer(endpoints.getSystem, () => system)
    .answer(endpoints.listOperations, () => ({
      data: [
        operation('generate', { status }),
        operation('edit', { model: { engine: 'openai', name: 'some-model' } }),
        operation('mix', { engine: null, status: 'comingSoon' }),
      ],
    }))
    .answer(endpoints.setOperation, ({ body }) => {
      status = body.status;
      return { data: operation('generate', { status }) };
    });
  const { user } = await openApp('/admin/system', { as: operator, server });
  await screen.findByRole('switch', { name: 'Generate: On' });
  return { user, server };
}

it('says what runs here, how much room is left and how long the line waits', async () => {
  await openSystem();
  await expect.poll(() => fact(words.system.database)).toBe('PostgreSQL');
  expect(fact(words.system.migrations)).toBe('12of 12 applied');
  expect(fact(words.system.free)).toBe('12.3 GBof 64 GB');
  expect(fact(words.system.queue)).toBe('72 running');
  expect(fact(words.system.oldest)).toBe('3 min');
  expect(fact(words.system.version)).toBe('1a2b3c4');
  expect(fact(words.system.databaseSize)).toBe('52 MB');
  expect(fact(words.system.engines)).toBe('Built in, some-model (image model)');
  expect(fact(words.system.audit)).toMatch(/^1,23,456 lines as they were sealed, 23 Nov 2026/);
  expect(fact(words.system.books)).toMatch(/^They agree, 23 Nov 2026/);
  expect(fact(words.system.files)).toMatch(/^All there, 23 Nov 2026/);
  expect(fact(words.system.backup)).toMatch(/^23 Nov 2026/);
});

it('says of books, files and backups what was found and when', async () => {
  const found = { books: { doneAt: '2026-11-23T03:30:00.000Z', faults: 3 }, files: null, backup: null };
  const server = clientsServer()
    .answer(endpoints.getSystem, () => ({ ...system, upkeep: found }))
    .answer(endpoints.listOperations, () => ({ data: [] }));
  await openApp('/admin/system', { as: operator, server });
  await expect.poll(() => fact(words.system.books)).toMatch(/^They do not agree in 3 places, 23 Nov 2026/);
  expect(fact(words.system.files)).toBe('Not checked yet');
  expect(fact(words.system.backup)).toBe('None yet: npm run backup makes one');
});

it.each([
  [null, /^Not checked yet$/],
  [{ checkedAt: '2026-11-23T03:30:00.000Z', lines: 12, faults: 2 }, /^Not as it was sealed in 2 places, 23 Nov 2026/],
])('says of a check of the action log what it found: %o', async (audit, sentence) => {
  const server = clientsServer()
    .answer(endpoints.getSystem, () => ({ ...system, audit }))
    .answer(endpoints.listOperations, () => ({ data: [] }));
  await openApp('/admin/system', { as: operator, server });
  await expect.poll(() => fact(words.system.audit)).toMatch(sentence);
});

it.each([
  [1, words.system.onlyOne],
  [3, '3'],
])('says how many super-admins there are, and asks for a second where there is %i', async (superAdmins, sentence) => {
  const server = clientsServer()
    .answer(endpoints.getSystem, () => ({ ...system, superAdmins }))
    .answer(endpoints.listOperations, () => ({ data: [] }));
  await openApp('/admin/system', { as: operator, server });
  await expect.poll(() => fact(words.system.superAdmins)).toBe(sentence);
});

it.each([
  [true, words.system.heldTwice],
  [false, words.system.heldOnce],
])('says whether the database holds clients apart as well: %o', async (hasSecondWall, sentence) => {
  const server = clientsServer()
    .answer(endpoints.getSystem, () => ({ ...system, database: { ...system.database, hasSecondWall } }))
    .answer(endpoints.listOperations, () => ({ data: [] }));
  await openApp('/admin/system', { as: operator, server });
  await expect.poll(() => fact(words.system.clients)).toBe(sentence);
});

it('switches a tool off only when that is confirmed by its name, and on again at once', async () => {
  const { user, server } = await openSystem();
  const ask = async () => {
    await user.click(screen.getByRole('switch', { name: 'Generate: On' }));
    return within(await screen.findByRole('dialog', { name: 'Switch Generate off?' }));
  };
  await user.click((await ask()).getByRole('button', { name: en.shell.cancel }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(endpoints.setOperation)).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: words.system.off }));
  await user.click(await screen.findByRole('switch', { name: 'Generate: Coming soon' }));
  await screen.findByRole('switch', { name: 'Generate: On' });
  expect(server.asked(endpoints.setOperation)).toMatchObject([
    { params: { name: 'generate' }, body: { status: 'comingSoon' } },
    { params: { name: 'generate' }, body: { status: 'on' } },
  ]);
});

it('has no switch for what is only announced, and says why one could not be turned', async () => {
  const { user, server } = await openSystem();
  const mix = screen.getByRole('row', { name: /^Mix/ });
  expect(within(mix).queryByRole('switch')).toBeNull();
  expect(within(mix).getByText(words.system.announced)).toBeTruthy();
  server.refuse(endpoints.setOperation, 'unavailable');
  await user.click(screen.getByRole('switch', { name: 'Edit: On' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.system.off }));
  await screen.findByText(errorSentence('unavailable', {}, 'en'));
  await user.click(screen.getByRole('button', { name: en.session.error.okay }));
});
