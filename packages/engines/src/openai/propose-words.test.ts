import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ChatError } from './chat-error.ts';
import { nearestWords } from './nearest-words.ts';
import { proposeWords } from './propose-words.ts';

const wish = { prompt: 'lotus on cream with shimmer, no birds', language: 'en' } as const;
const better = 'lotus on cream, royal and festive, no birds';
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A chat endpoint on a port of its own. */
async function openChat(answer: (response: ServerResponse, request: IncomingMessage, body: string) => void) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    answer(response, request, body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, model: 'small' };
}

const say = (content: string) => JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] });
const sayWords = (prompt: string) => say(JSON.stringify({ prompt }));
const soon = () => AbortSignal.timeout(10_000);

describe('words proposed by a chat endpoint', () => {
  test('are asked for by the protocol, with the vocabulary and the key', async () => {
    const asked: { url?: string | undefined; key?: string | undefined; body: string }[] = [];
    const chat = await openChat((response, { url, headers }, body) => {
      asked.push({ url, key: headers.authorization, body });
      response.end(sayWords(better));
    });
    const settings = { ...chat, baseUrl: `${chat.baseUrl}/`, apiKey: 'canary' };
    expect(await proposeWords(wish, settings, soon())).toBe(better);
    expect(asked).toMatchObject([{ url: '/v1/chat/completions', key: 'Bearer canary' }]);
    const body = JSON.parse(asked[0]?.body ?? '');
    expect(body).toMatchObject({
      model: 'small',
      temperature: 0,
      messages: [{ role: 'system' }, { role: 'user', content: wish.prompt }],
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: { required: ['prompt'] } } },
    });
    expect(body.messages[0].content).toMatch(/English[\s\S]*Ajrakh[\s\S]*lotus[\s\S]*indigo/);
  });

  test('come without a key where none is set, and without control characters', async () => {
    let key: string | undefined = 'none was asked for';
    const chat = await openChat((response, { headers }) => {
      key = headers.authorization;
      response.end(sayWords(` ${better.replace(', ', ',\n\u0000')} `));
    });
    expect(await proposeWords(wish, chat, soon())).toBe(better);
    expect(key).toBeUndefined();
  });

  test.each([
    ['drop a motif', 'royal and festive peacock on cream, no birds'],
    ['drop an exclusion', 'lotus on cream, royal and festive'],
    ['drop a colour', 'lotus, royal and festive, no birds'],
    ['change the ground', 'lotus on red ground with cream, royal and festive, no birds'],
    ['exclude what was wished for', 'lotus on cream, royal, festive, luxurious, no birds, no lotus'],
    ['say no more than was understood', 'lotus on cream, no birds'],
    ['say more that is not known', 'royal lotus on cream, shimmer glimmerings, no birds'],
    ['say nothing', ''],
  ])('are not taken when they %s', async (_, prompt) => {
    const chat = await openChat((response) => response.end(sayWords(prompt)));
    await expect(proposeWords(wish, chat, soon())).rejects.toMatchObject({ code: 'chat_refused' });
  });

  test.each([
    ['a page instead of JSON', '<html>'],
    ['another form', '{"choices":[]}'],
    ['a refusal', JSON.stringify({ choices: [{ message: { content: null, refusal: 'No.' } }] })],
    ['content that is no JSON', say(better)],
    ['content of another form', say('{"prompt":["lotus"]}')],
    ['a prompt that is too long', sayWords(`${better}, ${'royal '.repeat(400)}`)],
    ['no end', 'x'.repeat(1024 * 1024)],
  ])('are not read from %s', async (_, text) => {
    const chat = await openChat((response) => response.end(text));
    await expect(proposeWords(wish, chat, soon())).rejects.toMatchObject({ code: 'chat_unreadable' });
  });

  test('fail by a code that says nothing of what was sent', async () => {
    const broken = await openChat((response) => response.writeHead(500).end('boom'));
    const silent = await openChat(() => undefined);
    const elsewhere = await openChat((response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end());
    const failure = (baseUrl: string, signal = soon()) =>
      proposeWords(wish, { baseUrl, model: 'small', apiKey: 'canary' }, signal).catch((problem: unknown) => problem);
    const failures = [
      await failure(broken.baseUrl),
      await failure(silent.baseUrl, AbortSignal.timeout(100)),
      await failure('http://127.0.0.1:1/v1'),
      await failure(elsewhere.baseUrl),
    ];
    expect(failures).toMatchObject([
      { code: 'chat_status', status: 500 },
      { code: 'chat_timeout' },
      { code: 'chat_unreachable' },
      { code: 'chat_unreachable' },
    ]);
    for (const each of failures) {
      expect(each).toBeInstanceOf(ChatError);
      expect(`${each}${JSON.stringify(each)}${(each as Error).stack}`).not.toMatch(/canary|lotus/);
    }
  });
});

test('without a chat endpoint, words that are not known become the known ones that look like them', () => {
  expect(nearestWords({ prompt: 'red shimmer, strips, butterflyish', language: 'en' })).toBe(
    'red shimmer, stripe, butterfly',
  );
  expect(nearestWords({ prompt: 'red paisley', language: 'en' })).toBe('red paisley');
});
