import { z } from 'zod';

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
    // IPv4 written as IPv6, whose last 32 bits are the address.
    const least = /^[0:]*:ffff:[^:]*(:[^:]*)?\//i.test(text) ? 104 : 32;
    return z.cidrv6().safeParse(text).success && prefix >= least;
  }, 'ip_invalid');

export const ipRanges = z.array(ipRange).max(100);
