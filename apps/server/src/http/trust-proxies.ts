/** Whose word about a caller's address is taken: that of these proxies, and without any of none. The address is the last one in the chain that is no proxy. */
export function trustProxies(proxies: readonly string[]): string[] | false {
  return proxies.length > 0 ? [...proxies] : false;
}
