import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sessionUser } from '@naksha/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addressOf, killPrograms, type Program, startProgram } from '../test/program.ts';

// Whole programs start here, some of them for the first time.
vi.setConfig({ testTimeout: 540_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-main-'));
});
afterAll(async () => {
  killPrograms();
  await rm(folder, { recursive: true, force: true });
});

const start = (settings: Record<string, string>, ...parameters: string[]): Program =>
  startProgram('main.ts', { DATA_DIR: folder, ...settings }, ...parameters);

describe('the program', () => {
  test('starts, serves, refuses a second one on its folder, starts again after it was killed, and ends in order', async () => {
    const killed = start({});
    await killed.untilSaid('Naksha is ready');
    expect((await fetch(`${addressOf(killed)}/ready`)).status).toBe(200);
    const second = start({});
    expect(await second.ended).toBe(1);
    expect(second.said()).toBe(
      `The data folder ${folder} is in use by process ${killed.child.pid}. Stop that process, or choose another folder with DATA_DIR.\n`,
    );
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = start({});
    await next.untilSaid('Naksha is ready');
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });

  test('ends at once at a second signal that is no echo of the first, though a request is still under way', async () => {
    const program = start({});
    await program.untilSaid('Naksha is ready');
    const { port, hostname } = new URL(addressOf(program));
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const head = 'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    socket.write(`${head}content-length: 100\r\n\r\n{`);
    await once(socket, 'connect');
    expect((await fetch(`${addressOf(program)}/health`)).status).toBe(200);
    // From its sender, and from the process that started it.
    for (const _ of 'ab') program.child.kill('SIGTERM');
    await sleep(1_200);
    expect(program.child.exitCode).toBeNull();
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(1);
    socket.destroy();
  });

  test('says which settings and words it cannot use, and that its folder cannot be written to', async () => {
    const weak = start({ NODE_ENV: 'production', PORT: 'x' }, '--role', 'worker');
    const unwritable = start({ DATA_DIR: import.meta.filename });
    expect(await weak.ended).toBe(78);
    expect(weak.said()).toMatch(
      /DATABASE_URL: is required with --role worker.*\n.*PORT: .*\n.*SIGNING_SECRETS: is required/,
    );
    expect(await unwritable.ended).toBe(78);
    expect(unwritable.said()).toMatch(
      /^The data folder \S+main\.test\.ts cannot be written to \(EEXIST\)\. .*DATA_DIR\.\n$/,
    );
  });

  test('says that its database cannot be reached, with the code and without its password, and ends', async () => {
    const DATABASE_URL = 'postgres://weaver:secret@127.0.0.1:1/naksha';
    for (const lost of [start({ DATABASE_URL }), start({ DATABASE_URL }, '--role', 'worker')]) {
      expect(await lost.ended).toBe(69);
      expect(lost.said()).toBe(
        'The database cannot be reached (ECONNREFUSED). Check that it is running and that DATABASE_URL is right, then start again.\n',
      );
    }
  });
});

describe('the demonstration', () => {
  const signIn = async (program: Program) => {
    const answers = await Promise.all(
      ['designer_demo', 'admin_demo', 'super_demo'].map((login) =>
        fetch(`${addressOf(program)}/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ login, password: 'Naksha@2026' }),
        }),
      ),
    );
    return answers.map(({ status }) => status);
  };
  const entry = z.object({ authToken: z.string(), user: sessionUser });
  /** Asks under an id of its own; answers it with who asks, and what must stand in no log. */
  const askOnce = async (program: Program, id: string) => {
    const entered = await fetch(`${addressOf(program)}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'designer_demo', password: 'Naksha@2026' }),
    });
    const { authToken, user } = entry.parse(await entered.json());
    const headers = { authorization: `Bearer ${authToken}`, 'x-request-id': id };
    await fetch(`${addressOf(program)}/files/file-info?pageNo=1&directory=uploaded&search=secret-words`, { headers });
    return { user, hidden: [authToken, 'secret-words'] };
  };

  test('ends in order while it is being made; opens nothing once a later start on the same data is without it, and opens again with it', async () => {
    const data = { DATA_DIR: join(folder, 'shown') };
    const withIt = async () => {
      const program = start({ ...data, DEMO: 'on', LOG_LEVEL: 'info' });
      await program.untilSaid('Making the designs');
      expect(await signIn(program)).toEqual([200, 200, 200]);
      const { user, hidden } = await askOnce(program, 'asked-once-0001');
      program.child.kill('SIGTERM');
      expect([await program.ended, program.said()]).toEqual([0, expect.stringMatching(/Stopped\.\n$/)]);
      // A line for each request, which says who asked and nothing that is private.
      const lines = program
        .said()
        .split('\n')
        .filter((line) => line.includes('asked-once-0001'));
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({
          clientId: user.clientId,
          userId: user._id,
          req: { method: 'GET', route: '/files/file-info' },
          res: { statusCode: 200 },
        }),
      ]);
      for (const each of hidden) expect(program.said()).not.toContain(each);
    };
    await withIt();
    // With which settings it is off is tested in config.test.ts.
    const program = start({ ...data, DEMO: 'off', HOST: '0.0.0.0' });
    await program.untilSaid('Naksha is ready');
    expect(program.said()).toContain('The demonstration was on before');
    expect(await signIn(program)).toEqual([400, 400, 400]);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    await withIt();
  });
});

describe('the first account and the first plan', () => {
  test('are made from a line each: who signs in may, and the plan is on offer', async () => {
    const begin = (settings: Record<string, string>, ...words: string[]) =>
      startProgram('create-super-admin.ts', { DATA_DIR: folder, ...settings }, ...words);
    const make = (...given: Parameters<typeof begin>) => begin(...given).ended;
    const slip = begin({}, '--name', 'Root 1', '--username', 'root_one');
    expect(await slip.ended).toBe(64);
    expect(slip.said()).toContain(
      '\n  name: Name can only contain English alphabets and spaces.\n  password: Password',
    );
    expect(await make({ SUPER_ADMIN_PASSWORD: 'Loom@2026' }, '--name', 'Root')).toBe(64);
    expect(await make({ SUPER_ADMIN_PASSWORD: 'Dragon@99' }, '--name', 'Root', '--username', 'root_one')).toBe(64);
    const lost = { SUPER_ADMIN_PASSWORD: 'Loom@2026', DATABASE_URL: 'postgres://127.0.0.1:1/naksha' };
    expect(await make(lost, '--name', 'Root', '--username', 'root_one')).toBe(69);
    expect(await make({ SUPER_ADMIN_PASSWORD: 'Loom@2026' }, '--name', 'Root', '--username', 'root_one')).toBe(0);
    const twin = begin({ SUPER_ADMIN_PASSWORD: 'Loom@2026' }, '--name', 'Root', '--username', 'root_one');
    expect([await twin.ended, twin.said()]).toEqual([64, 'UserName already taken.\n']);
    const plan = (...changes: string[]) => {
      const figures = ['--admins', '2', '--users', '10', '--credits', '3000', '--days', '365', '--currency', 'INR'];
      const words = ['--name', 'Studio', ...figures, '--price', '4999900', ...changes];
      return startProgram('create-plan.ts', { DATA_DIR: folder }, ...words);
    };
    const slips = ['--name', ' ', '--users', '0', '--price', '499.90', '--credits', '9999999999', '--days', '3.5'];
    const wrong = plan(...slips, '--currency', 'EUR', '--operation', '=4', '--operation', 'upscale=few');
    expect(await wrong.ended).toBe(64);
    expect(wrong.said().split('\n\n').at(-1)?.split('\n')).toEqual([
      '  name: Name is required.',
      '  users: Accounts are a whole number from 1 to 100000.',
      '  credits: The credits of a plan are a whole number from 0 to 10000000.',
      '  days: Days are a whole number from 1 to 3660.',
      '  price: A price is a whole number of paise or cents from 0 to 1000000000.',
      '  currency: The value of currency is not accepted: choose one of INR, USD.',
      '  operation: Name is required.',
      '  operation.upscale: The price of an operation is a whole number of credits from 0 to 1000.',
      '',
    ]);
    const unknown = plan('--amdins', '2');
    expect([await unknown.ended, unknown.said()]).toEqual([
      64,
      expect.stringMatching(/^Unknown option '--amdins'.*\n$/),
    ]);
    expect(await plan('--operation', 'Upscale=4').ended).toBe(64);
    expect(await plan('--public', '--operation', 'upscale=4').ended).toBe(0);
    const program = start({});
    await program.untilSaid('Naksha is ready');
    const answer = await fetch(`${addressOf(program)}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'root_one', password: 'Loom@2026' }),
    });
    const signedIn: unknown = await answer.json();
    expect(signedIn).toMatchObject({ user: { roles: 'superadmin', clientId: null } });
    const open = await fetch(`${addressOf(program)}/plans/new`);
    expect(await open.json()).toMatchObject({
      data: [
        { name: 'Studio', usersCount: 10, subscriptionDays: 365, prices: { upscale: 4 }, price: { amount: 4_999_900 } },
      ],
    });
    program.child.kill('SIGTERM');
    await program.ended;
  });
});
