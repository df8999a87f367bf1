import { z } from 'zod';
import { limits } from '../limits.ts';

/**
 * An IPv4 or IPv6 address, or a CIDR range no wider than /8 (IPv4) or /32 (IPv6). No zone ids, ports, leading zeros or
 * shorthand: what one parser would read as another address is refused.
 */
export const ipRange = z
  .string({ error: 'ip_invalid' })
  .trim()
  .min(1, 'ip_invalid')
  // The longest: an IPv6 address that ends in an IPv4 one, with its prefix.
  .max(49, 'ip_invalid')
  .refine((text) => {
    const cidr = text.includes('/');
    if (!cidr) return z.ipv4().safeParse(text).success || z.ipv6().safeParse(text).success;
    const prefix = Number(text.slice(text.indexOf('/') + 1));
    if (z.cidrv4().safeParse(text).success) return prefix >= 8;
    if (!z.cidrv6().safeParse(text).success) return false;
    return prefix >= (touchesIPv4(text.slice(0, text.indexOf('/')), prefix) ? 96 + 8 : 32);
  }, 'ip_invalid');

export const ipRanges = z.array(ipRange).max(limits.allowedIps, 'ips_too_many');

/** Where all of IPv4 stands in IPv6: in the last 32 bits behind these. */
const carrier = [0, 0, 0, 0, 0, 0xffff];

/** Whether a range of IPv6 holds all of IPv4, or is a part of it. */
function touchesIPv4(address: string, prefix: number): boolean {
  const groups = groupsOf(address);
  return carrier.every((expected, at) => {
    const spare = 16 - Math.min(16, Math.max(0, prefix - 16 * at));
    return (groups[at] ?? 0) >> spare === expected >> spare;
  });
}

/** The eight groups of a valid address of IPv6. */
function groupsOf(address: string): number[] {
  // The last two may be written as an address of IPv4; here they do not matter.
  const [head = [], tail = []] = address
    .replace(/[\d.]+\.\d+$/, '0:0')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const left = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...left, ...tail].map((group) => Number.parseInt(group, 16));
}
