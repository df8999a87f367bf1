import ipaddr from 'ipaddr.js';

/** Whether an address is one of the allowed ones or lies in one of the allowed ranges. */
export function isIpAllowed(address: string, allowed: readonly string[]): boolean {
  // The library's own validity takes shorthand such as 10.1 as well.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return allowed.some((entry) => {
    const [range, prefix] = entry.includes('/') ? rangeOf(entry) : [ipaddr.process(entry), undefined];
    if (range.kind() !== ip.kind()) return false;
    return prefix === undefined ? ip.toNormalizedString() === range.toNormalizedString() : ip.match(range, prefix);
  });
}

/** IPv4 carried in IPv6 is IPv4: its prefix counts from behind the 96 bits that say so. */
function rangeOf(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const [range, prefix] = ipaddr.parseCIDR(entry);
  const isCarried = range instanceof ipaddr.IPv6 && range.isIPv4MappedAddress() && prefix >= 96;
  return isCarried ? [range.toIPv4Address(), prefix - 96] : [range, prefix];
}
