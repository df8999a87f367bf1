import ipaddr from 'ipaddr.js';

/** What is counted as one caller: an IPv4 address, or the /64 that a single IPv6 customer is given. */
export function addressBucket(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toNormalizedString()}/64`;
}

/** Neighbours: the /24 of an IPv4 address, or the /48 that a customer with many networks is given. */
export function networkBucket(ip: string): string {
  if (ipaddr.IPv6.isValid(ip)) return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/48`).toNormalizedString()}/48`;
  if (ipaddr.IPv4.isValid(ip)) return `${ipaddr.IPv4.networkAddressFromCIDR(`${ip}/24`).toString()}/24`;
  return ip;
}
