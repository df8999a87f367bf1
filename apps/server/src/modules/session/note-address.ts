const often = 60_000;
/** An address that was not used for so long, while another was, is one that somebody has left. */
const leftAfter = 2 * often;
/** Of those that change with each call, as behind a gateway of many, so many say enough. */
const most = 4;

type Addresses = Readonly<Record<string, string>>;

/**
 * The addresses that a session is used from, with when each was noted, and `ip` among them: noted once a minute, so that a session of two
 * addresses by turns does not have it written with each call. The same object where there is nothing to note.
 */
export function noteAddress(addresses: Addresses, ip: string, at: Date): Addresses {
  const age = (noted: string) => at.getTime() - Date.parse(noted);
  const noted = addresses[ip];
  if (noted !== undefined && age(noted) < often) return addresses;
  const others = Object.entries(addresses).filter(([each, when]) => each !== ip && age(when) < leftAfter);
  if (others.filter(([, when]) => age(when) < often).length >= most) return addresses;
  const newest = others.toSorted(([, one], [, other]) => Date.parse(other) - Date.parse(one)).slice(0, most - 1);
  return Object.fromEntries([...newest, [ip, at.toISOString()]]);
}

/** The addresses that are side by side in use with the one that was noted last. */
export function addressesInUse({
  ip,
  addresses,
}: {
  readonly ip: string | null;
  readonly addresses: Addresses;
}): string[] {
  const latest = Math.max(...Object.values(addresses).map(Date.parse));
  const others = Object.entries(addresses).filter(([, noted]) => latest - Date.parse(noted) < leftAfter);
  return [...new Set([...(ip === null ? [] : [ip]), ...others.map(([each]) => each)])].sort();
}
