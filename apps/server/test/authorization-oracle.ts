import type { Access, Endpoint } from '@naksha/contract';

/** The kinds of caller the authorization test plays, with the access words each of them answers to. */
export const callers = {
  anonymous: { words: [], isLive: false, home: null },
  'a dead token': { words: [], isLive: false, home: null },
  'a made-up token': { words: [], isLive: false, home: null },
  'a designer': { words: ['any', 'user'], isLive: true, home: 'here' },
  'an administrator': { words: ['any', 'admin'], isLive: true, home: 'here' },
  'an administrator in user mode': { words: ['any', 'admin', 'user'], isLive: true, home: 'here' },
  'a super-admin': { words: ['any', 'super'], isLive: true, home: 'everywhere' },
  'a designer of another client': { words: ['any', 'user'], isLive: true, home: 'there' },
  'an administrator of another client': { words: ['any', 'admin'], isLive: true, home: 'there' },
  'a designer with a given password': { words: ['any', 'user'], isLive: true, home: 'here', isGiven: true },
  'an inactive designer': { words: [], isLive: false, home: null },
  'a designer of an inactive client': { words: [], isLive: false, home: null },
  'a designer at an address that is not allowed': { words: [], isLive: false, home: null },
  'a designer outside of working hours': { words: [], isLive: false, home: null },
  'a key': { words: ['key'], isLive: false, home: 'here' },
  'a revoked key': { words: [], isLive: false, home: null },
  'a link': { words: ['signed'], isLive: false, home: 'here' },
} as const satisfies Record<
  string,
  { words: readonly Access[]; isLive: boolean; home: 'here' | 'there' | 'everywhere' | null; isGiven?: true }
>;
export type Caller = keyof typeof callers;

/** What the id in a path names: something of the one client, of the other, nothing, or no id at all. */
export const objects = ['here', 'there', 'absent', 'malformed'] as const;
export type ObjectKind = (typeof objects)[number];

/** What must come of a call, computed from the row's access words and nothing else. */
export function expected(row: Endpoint, caller: Caller, object: ObjectKind): 'done' | 401 | 403 | 404 {
  const wanted: readonly Access[] = typeof row.access === 'string' ? [row.access] : row.access;
  const { words, isLive, home } = callers[caller];
  const given: readonly Access[] = words;
  if (wanted.includes('public')) return 'done';
  if (!wanted.some((word) => given.includes(word))) {
    // A link is not a session: a bad one is refused, and its holder stays signed in.
    if (wanted.includes('signed')) return 403;
    return isLive ? 403 : 401;
  }
  // Whoever must replace the password that they were given first does only that.
  if ('isGiven' in callers[caller] && !row.withGivenPassword) return 403;
  if (row.owns === undefined) return 'done';
  if (object === 'absent' || object === 'malformed') return 404;
  // Here is the caller's own; there is that of somebody else.
  if (row.owns === 'session') return object === 'here' ? 'done' : 404;
  return home === 'everywhere' || home === object ? 'done' : 404;
}
