import ipaddr from 'ipaddr.js';

/** Whether an address is one of the allowed ones or lies in one of the allowed ranges. */
export function isIpAllowed(address: string, allowed: readonly string[]): boolean {
  // The library's own validity takes shorthand such as 10.1 as well.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return allowed.some((entry) => {
    const [range, prefix] = entry.includes('/') ? ipaddr.parseCIDR(entry) : [ipaddr.process(entry), undefined];
    if (range.kind() !== ip.kind()) return false;
    return prefix === undefined ? ip.toNormalizedString() === range.toNormalizedString() : ip.match(range, prefix);
  });
}
