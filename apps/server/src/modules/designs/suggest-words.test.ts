import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import type { Services } from '../../services.ts';
import { installation } from '../health/installation.ts';
import { suggestWords } from './suggest-words.ts';

const wish = { prompt: 'lotus in red, shimmer, butterflyish', language: 'en' } as const;
const better = 'lotus in red, royal, butterfly';
let status = 200;
let said = '';
const chat = createServer((request, response) => {
  request.resume();
  response.writeHead(status).end(JSON.stringify({ choices: [{ message: { content: said } }] }));
});
let settings: NodeJS.ProcessEnv;

beforeAll(async () => {
  await once(chat.listen(0, '127.0.0.1'), 'listening');
  const { port } = chat.address() as AddressInfo;
  settings = { CHAT_BASE_URL: `http://127.0.0.1:${port}/v1`, CHAT_MODEL: 'small', CHAT_API_KEY: 'canary' };
});
afterAll(() => {
  chat.closeAllConnections();
  chat.close();
});

async function suggest(config: Config) {
  const lines: unknown[] = [];
  const services = { config } as Services;
  const { data } = await suggestWords({ services, log: { warn: (...line: unknown[]) => lines.push(line) } }, wish);
  return { ...data, lines };
}

test('it is said that words are sent to a model, where one is set that proposes better ones', async () => {
  const sent = (config: Config) => installation({ services: { config } as Services });
  const nothing = { sendsWords: false, sendsPictures: false, sendsMail: false };
  expect(await sent(readConfig(settings))).toEqual({ ...nothing, sendsWords: true });
  expect(await sent(readConfig({}))).toEqual(nothing);
});

test('takes what the chat endpoint proposes where the rules find it better', async () => {
  [status, said] = [200, JSON.stringify({ prompt: better })];
  expect(await suggest(readConfig(settings))).toEqual({ prompt: better, by: 'chat', lines: [] });
});

test('falls back to the rules with one line in the log, which holds neither key nor wish', async () => {
  const faults: [number, string, string][] = [
    [200, JSON.stringify({ prompt: 'royal butterfly in red' }), 'chat_refused'],
    [200, 'Sure! Here are your words:', 'chat_unreadable'],
    [500, '', 'chat_status'],
  ];
  for (const [answered, words, code] of faults) {
    [status, said] = [answered, words];
    const { prompt, by, lines } = await suggest(readConfig(settings));
    expect({ prompt, by }).toEqual({ prompt: 'lotus in red, shimmer, butterfly', by: 'rules' });
    expect(lines).toMatchObject([[{ code }, expect.any(String)]]);
    expect(JSON.stringify(lines)).not.toMatch(/canary|lotus/);
  }
});

test('goes by the rules alone where no chat endpoint is set', async () => {
  expect(await suggest(readConfig({}))).toMatchObject({ by: 'rules', lines: [] });
});
