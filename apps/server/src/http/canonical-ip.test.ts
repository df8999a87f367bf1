import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { canonicalIp, trustProxies } from './canonical-ip.ts';

const proxies = ['10.0.0.0/8', '192.0.2.1', '2001:db8:ffff::/48'];
const serverThat = (trusted: readonly string[]) =>
  fastify({ trustProxy: trustProxies(trusted) }).get('/', (request) => canonicalIp(request.ip));
const behind = serverThat(proxies);
const bare = serverThat([]);
afterAll(() => Promise.all([behind.close(), bare.close()]));

/** What the chain says, and who a proxy that is trusted makes of the caller. */
const chains: readonly (readonly [string, string | null])[] = [
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['198.51.100.1,203.0.113.9', '203.0.113.9'],
  ['127.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['203.0.113.9, 192.0.2.1, 10.9.9.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['10.0.0.7, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.7', '10.0.0.7'],
  ['10.0.0.7, 10.0.0.8', '10.0.0.7'],
  ['192.0.2.2', '192.0.2.2'],
  ['192.0.2.2, 192.0.2.1', '192.0.2.2'],
  ['2001:db8::1', '2001:db8:0:0:0:0:0:1'],
  ['2001:DB8:0::1', '2001:db8:0:0:0:0:0:1'],
  ['2001:db8::1, 2001:db8:ffff::5', '2001:db8:0:0:0:0:0:1'],
  ['2001:db8:ffff::5', '2001:db8:ffff:0:0:0:0:5'],
  ['198.51.100.1, 2001:db8::1', '2001:db8:0:0:0:0:0:1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['203.0.113.9, ::ffff:10.0.0.7', '203.0.113.9'],
  ['203.0.113.9, ::ffff:10.0.0.7, 10.0.0.8', '203.0.113.9'],
  // What is no address stands for no one: it is no address that could be allowed.
  ['unknown', null],
  ['203.0.113.9, unknown', null],
  ['203.0.113.9:443', null],
  ['[2001:db8::1]:443', null],
  ['203.0.113.9;10.0.0.7', null],
  ['<script>', null],
];

const peers = [
  ['a trusted proxy', '10.0.0.1', true],
  ['a proxy that is trusted alone', '192.0.2.1', true],
  ['a trusted proxy in IPv6', '2001:db8:ffff::1', true],
  ['a trusted proxy whose IPv4 is carried in IPv6', '::ffff:10.0.0.1', true],
  ['a stranger', '203.0.113.200', false],
  ['the neighbour of a proxy', '192.0.2.2', false],
  ['a stranger in IPv6', '2001:db8:fffe::1', false],
  ['this machine', '127.0.0.1', false],
] as const;

async function seen(server: typeof bare, remoteAddress: string, headers: Record<string, string>): Promise<string> {
  return (await server.inject({ method: 'GET', url: '/', remoteAddress, headers })).body;
}

test.each(peers)('the address that %s forwards counts only where it is trusted', async (_, peer, isTrusted) => {
  const found = await Promise.all(
    chains.map(async ([chain]) => [chain, await seen(behind, peer, { 'x-forwarded-for': chain })]),
  );
  const expected = chains.map(([chain, caller]) => {
    if (!isTrusted) return [chain, canonicalIp(peer)];
    return [chain, caller ?? expect.not.stringMatching(/^\d+(\.\d+){3}$|^[\da-f:]+$/)];
  });
  expect(found).toEqual(expected);
});

test.each(peers)('without proxies to trust %s is who calls, whatever is forwarded', async (_, peer) => {
  const found = await Promise.all(chains.map(([chain]) => seen(bare, peer, { 'x-forwarded-for': chain })));
  expect(new Set(found)).toEqual(new Set([canonicalIp(peer)]));
});

test.each(['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'])(
  'the header %s says nothing about the caller',
  async (name) => {
    for (const [, peer] of peers)
      expect(await seen(behind, peer, { [name]: name === 'forwarded' ? 'for=203.0.113.9' : '203.0.113.9' })).toBe(
        canonicalIp(peer),
      );
  },
);
