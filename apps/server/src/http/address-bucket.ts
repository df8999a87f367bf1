import ipaddr from 'ipaddr.js';

/** What is counted as one caller: an IPv4 address, or the /64 that a single IPv6 customer is given. */
export function addressBucket(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toNormalizedString()}/64`;
}
