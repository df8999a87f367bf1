import ipaddr from 'ipaddr.js';

/** One spelling for one address: IPv4 carried in IPv6 is IPv4, and a zone id is no part of it. */
export function canonicalIp(address: string): string {
  const plain = address.split('%')[0] ?? '';
  return ipaddr.isValid(plain) ? ipaddr.process(plain).toNormalizedString() : address;
}

/** Whose word about a caller's address is taken: that of these proxies, and without any of none. The address is the last one in the chain that is no proxy. */
export function trustProxies(proxies: readonly string[]): string[] | false {
  return proxies.length > 0 ? [...proxies] : false;
}
