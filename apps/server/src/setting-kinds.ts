import ipaddr from 'ipaddr.js';
import { z } from 'zod';

// What settings of a kind take, and how it is said what they do not.

/** Shortest secret that is accepted for signing: 256 bits written as hexadecimal are 64 characters, as base64 44. */
const secretLength = 32;

const isStrong = (text: string) => text.length >= secretLength && new Set(text).size >= 10;
const list = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
const isBare = (text: string) => {
  const url = URL.parse(text);
  return url !== null && `${url.username}${url.password}${url.search}${url.hash}` === '';
};
const isAddress = (text: string) => (text.includes('/') ? isRange(text) : ipaddr.isValid(text));
/** Whoever trusts everybody lets everybody choose the address they come from. */
function isRange(text: string): boolean {
  if (!ipaddr.isValidCIDR(text)) return false;
  const [net, bits] = ipaddr.parseCIDR(text);
  // All of IPv4 stands in IPv6 as well, behind 96 bits.
  const holdsIPv4 = net.kind() === 'ipv6' && ipaddr.parse('::ffff:0.0.0.0').match(net, Math.min(bits, 96));
  return bits >= (holdsIPv4 ? 96 + 8 : 8);
}
/** Ranges that are narrow each may hold everybody together. */
function isSmallPart(proxies: readonly string[]): boolean {
  const parts = { ipv4: 0, ipv6: 0 };
  for (const proxy of proxies.filter((each) => each.includes('/'))) {
    const [net, bits] = ipaddr.parseCIDR(proxy);
    const isCarried = net instanceof ipaddr.IPv6 && net.isIPv4MappedAddress() && bits >= 96;
    parts[isCarried ? 'ipv4' : net.kind()] += 2 ** -(isCarried ? bits - 96 : bits);
  }
  return Math.max(parts.ipv4, parts.ipv6) <= 1 / 8;
}
export const isLoopback = (host: string) =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
/** The host of a URL; an address of IPv6 stands there in brackets. */
export const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^\[|\]$/g, '');

export const serverAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' })
  .refine(isBare, 'must have no password, query or fragment')
  .optional();
export const serverKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be visible characters without spaces')
  .optional();
/** Where a service takes secrets and money: in the clear on this machine alone. */
export const serviceAddress = serverAddress.refine(
  (url) => url === undefined || url.startsWith('https:') || isLoopback(hostOf(url) ?? ''),
  'must be https:// beyond this machine',
);
/** One secret, or several while they are exchanged: what any of them signed is accepted. */
export const webhookSecret = z
  .string()
  .transform(list)
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= 8 && !/\s/.test(secret)),
    'must have at least 8 characters each',
  )
  .optional();
/** An address alone, or a name with the address in angle brackets. */
export const sender = z
  .string()
  .regex(/^(?:[^<>"\r\n]{1,100} <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, 'must be an address or Name <address>')
  .optional();
/** What links are signed with: the first signs, any opens. */
export const signingSecrets = z
  .string()
  .transform(list)
  .refine(
    (secrets) => secrets.length > 0 && secrets.every(isStrong),
    `each must be random and have at least ${secretLength} characters`,
  )
  .optional();
/** Which neighbours are believed about whom they pass on. */
export const trustedProxies = z
  .string()
  .transform(list)
  .refine((proxies) => proxies.every(isAddress), 'must be addresses or CIDR ranges no wider than /8, parted by commas')
  .refine(
    (proxies) => !proxies.every(isAddress) || isSmallPart(proxies),
    'must hold no more than an eighth of all addresses together',
  )
  .default([]);
