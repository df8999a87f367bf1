import type { Access, Endpoint } from '@naksha/contract';

/**
 * The kinds of caller the authorization test plays, with the access words each of them answers to. That a plan has ended is no
 * state of a caller: its credits are gone, and no one is shut out by that.
 */
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
  'an administrator in user mode who names another client': { words: [], isLive: true, home: 'here' },
  'an administrator in user mode who names another user': { words: [], isLive: true, home: 'here' },
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
const objects = ['here', 'there', 'absent', 'malformed'] as const;
/** Of what belongs to one person, that of another one of the caller's client. */
const ofColleague = 'of a colleague';
export type ObjectKind = (typeof objects)[number] | typeof ofColleague;

const personal: readonly unknown[] = [
  'session',
  'file',
  'area',
  'binnedFile',
  'ownBinned',
  'design',
  'job',
  'failedJob',
];

/** What the id in the path of a row can name; where it names nothing there is but one kind of object. */
export function objectsOf({ owns }: Endpoint): readonly ObjectKind[] {
  if (owns === undefined) return ['here'];
  return personal.includes(owns) ? [...objects, ofColleague] : objects;
}

/** What must come of a call, computed from the row alone. */
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
  if (object === ofColleague) return ofColleagues(row, given);
  // Here is the caller's own; there is that of somebody else.
  if (row.owns === 'session') return object === 'here' ? 'done' : 404;
  return home === 'everywhere' || home === object ? 'done' : 404;
}

/** A designer works with what is kept, an administrator looks at all and changes what is kept in user mode; a draft, and what is to go for ever, stays with its maker. */
function ofColleagues({ owns, method }: Endpoint, given: readonly Access[]): 'done' | 403 | 404 {
  if (owns === 'session') return 404;
  const isKept = owns === 'file' || owns === 'binnedFile' || owns === 'area';
  // What lies in the bin is seen by everybody, and goes for ever by its maker's hand alone.
  const isSeen = isKept || owns === 'ownBinned';
  if (!isSeen && !given.includes('admin')) return 404;
  if (method === 'GET' || owns === 'job' || owns === 'failedJob') return 'done';
  return isKept && given.includes('user') ? 'done' : 403;
}
