import ipaddr from 'ipaddr.js';

/** One spelling for one address: IPv4 carried in IPv6 is IPv4, and a zone id is no part of it. */
export function canonicalIp(address: string): string {
  const plain = address.split('%')[0] ?? '';
  return ipaddr.isValid(plain) ? ipaddr.process(plain).toNormalizedString() : address;
}
