import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ DEMO: 'off', PUBLIC_URL: 'https://Naksha.example', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => app.close());

/** Asks under a name; `fetch` asks under that of the address alone. */
async function ask(host: string, path = '/openapi.json', headers = {}) {
  const asked = request(app.url + path, { headers: { ...headers, host } }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  return { status: answer?.statusCode, text: (await answer?.toArray())?.join('') };
}

describe('a public installation', () => {
  test.each(['naksha.example', 'NAKSHA.example:8443', 'naksha.example.', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'answers under its own name and those of its machine, as %s',
    async (host) => {
      expect((await ask(host)).status).toBe(200);
    },
  );

  test.each(['evil.example', 'naksha.example.evil.example', '192.0.2.7', '[2001:db8::1]', 'a@naksha.example', 'a b'])(
    'refuses what is asked under another, screens and what is not there too, as %s',
    async (host) => {
      for (const path of ['/openapi.json', '/login', '/files/file-info', '/nowhere']) {
        expect([path, await ask(host, path)]).toMatchObject([
          path,
          { status: 421, text: expect.stringContaining('host_unknown') },
        ]);
      }
    },
  );

  test('is judged by the name that its proxy was asked under', async () => {
    const asked = (name: string) => ask('app:3000', '/openapi.json', { 'x-forwarded-host': name });
    expect((await asked('naksha.example')).status).toBe(200);
    expect((await asked('evil.example')).status).toBe(421);
  });

  test('answers whoever looks after it how it is, under whatever name', async () => {
    expect((await ask('10.0.0.5:3000', '/health')).status).toBe(200);
    expect((await ask('10.0.0.5:3000', '/ready')).status).toBe(200);
  });
});

test('an installation without a public name answers under any', async () => {
  const alone = await openTestApp();
  try {
    const headers = { host: 'evil.example' };
    const [answer]: IncomingMessage[] = await once(request(`${alone.url}/openapi.json`, { headers }).end(), 'response');
    expect(answer?.resume().statusCode).toBe(200);
  } finally {
    await alone.close();
  }
});
