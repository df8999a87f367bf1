import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../test/database.ts';

// Whole programs start here, some of them for the first time.
vi.setConfig({ testTimeout: 180_000 });

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let folder: string;
let home: Record<string, string>;
let close = async () => {};
const children = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-main-'));
  home = { DATA_DIR: folder };
  if (process.env.NAKSHA_TEST_DB !== 'postgres') return;
  const connection = await openTestDatabase();
  if (connection.home === 'postgres') home.DATABASE_URL = connection.url;
  close = connection.close;
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await close();
  await rm(folder, { recursive: true, force: true });
});

interface Program {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
  /** Waits for words, or for the end. */
  readonly untilSaid: (words: string) => Promise<void>;
}

function start(environment: Record<string, string>, ...parameters: string[]): Program {
  const settings = { PATH: process.env.PATH, PORT: '0', DEMO: 'off', ...home, ...environment };
  const child = spawn(process.execPath, [script('./main.ts'), ...parameters], { env: settings, stdio: 'pipe' });
  children.add(child);
  let said = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit').then(([code]) => {
    for (const listener of listeners) listener();
    return code;
  });
  return {
    child,
    said: () => said,
    ended,
    async untilSaid(words) {
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          if (said.includes(words)) resolve();
          else if (child.exitCode !== null) reject(new Error(`It ended with: ${said}`));
        };
        listeners.add(look);
        look();
      });
    },
  };
}

const addressOf = (program: Program) => /http:\S+/.exec(program.said())?.[0] ?? '';

describe('the program', () => {
  test('starts, serves, refuses a second one on its folder, and ends in order', async () => {
    const program = start({});
    await program.untilSaid('Naksha is ready');
    expect((await fetch(`${addressOf(program)}/ready`)).status).toBe(200);
    if (home.DATABASE_URL === undefined) {
      const second = start({});
      expect(await second.ended).toBe(1);
      expect(second.said()).toBe(
        `The data folder ${folder} is in use by process ${program.child.pid}. Stop that process, or choose another folder with DATA_DIR.\n`,
      );
    }
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  test('starts again after it was killed', async () => {
    const killed = start({});
    await killed.untilSaid('Naksha is ready');
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = start({});
    await next.untilSaid('Naksha is ready');
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });

  test('says which settings it cannot use, and what a port in use is', async () => {
    const weak = start({ NODE_ENV: 'production', PORT: 'x' });
    expect(await weak.ended).toBe(78);
    expect(weak.said()).toMatch(/PORT: .*\n.*SIGNING_SECRETS: is required/);
    const role = start({}, '--role', 'cook');
    expect(await role.ended).toBe(78);
    expect(role.said()).toContain('--role is all, api or worker');
    const unwritable = start({ DATA_DIR: script('./main.ts') });
    expect(await unwritable.ended).toBe(78);
    expect(unwritable.said()).toMatch(/^The data folder \S+main\.ts cannot be written to \(EEXIST\)\. .*DATA_DIR\.\n$/);
  });

  test('says that its database cannot be reached, with the code and without its password, and ends', async () => {
    const DATABASE_URL = 'postgres://weaver:secret@127.0.0.1:1/naksha';
    for (const parameters of [[], ['--role', 'api'], ['--role', 'worker']]) {
      const lost = start({ DATABASE_URL }, ...parameters);
      expect(await lost.ended).toBe(69);
      expect(lost.said()).toBe(
        'The database cannot be reached (ECONNREFUSED). Check that it is running and that DATABASE_URL is right, then start again.\n',
      );
    }
  });

  test('can be parted into one that serves and one that works, on PostgreSQL only', async () => {
    const worker = start({}, '--role', 'worker');
    if (home.DATABASE_URL === undefined) {
      expect(await worker.ended).toBe(78);
      expect(worker.said()).toContain('--role worker needs DATABASE_URL');
      return;
    }
    const api = start({}, '--role', 'api');
    await api.untilSaid('Naksha is ready');
    expect((await fetch(`${addressOf(api)}/ready`)).status).toBe(200);
    for (const program of [worker, api]) program.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    await worker.ended;
  });
});

describe('the first account', () => {
  test('is made from a line, with the password from the environment, and can sign in', async () => {
    const make = async (environment: Record<string, string>, ...words: string[]) => {
      const settings = { PATH: process.env.PATH, ...home, ...environment };
      const child = spawn(process.execPath, [script('./create-super-admin.ts'), ...words], {
        env: settings,
        stdio: 'ignore',
      });
      const [code] = await once(child, 'exit');
      return code;
    };
    expect(await make({}, '--name', 'Root', '--username', 'root_one')).toBe(64);
    expect(await make({ SUPER_ADMIN_PASSWORD: 'Loom@2026' }, '--name', 'Root')).toBe(64);
    const lost = { SUPER_ADMIN_PASSWORD: 'Loom@2026', DATABASE_URL: 'postgres://127.0.0.1:1/naksha' };
    expect(await make(lost, '--name', 'Root', '--username', 'root_one')).toBe(69);
    expect(await make({ SUPER_ADMIN_PASSWORD: 'Loom@2026' }, '--name', 'Root', '--username', 'root_one')).toBe(0);
    const program = start({});
    await program.untilSaid('Naksha is ready');
    const answer = await fetch(`${addressOf(program)}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'root_one', password: 'Loom@2026' }),
    });
    expect(await answer.json()).toMatchObject({ user: { roles: 'superadmin', clientId: null } });
    program.child.kill('SIGTERM');
    await program.ended;
  });
});
