import { type SessionUser, sessionUser } from '@naksha/contract';
import { z } from 'zod';
import { create } from 'zustand';

/** What the browser keeps for the time of a tab (specification, section 3). The server never trusts it. */
const storedSession = z.object({ authToken: z.string().min(1), user: sessionUser });
export interface Session {
  readonly authToken: string;
  readonly user: SessionUser;
}

interface SessionState {
  session: Session | null;
  /** A call was answered 401: the modal counts down, then logs out. */
  isEnded: boolean;
  /** The administrators' poll failed: the overlay counts down, then logs out. */
  isExpired: boolean;
}

const keys = { session: 'naksha.session', isLogout: 'isLogout', lang: 'lang', clientId: 'clientId' } as const;

export const useSession = create<SessionState>(() => ({ session: restore(), isEnded: false, isExpired: false }));

export const readSession = (): Session | null => useSession.getState().session;

export function openSession(session: Session): void {
  sessionStorage.setItem(keys.session, JSON.stringify(session));
  sessionStorage.setItem(keys.clientId, session.user.clientId ?? '');
  sessionStorage.setItem(keys.lang, session.user.lang);
  sessionStorage.removeItem(keys.isLogout);
  useSession.setState({ session, isEnded: false, isExpired: false });
}

/** Replaces what changed (name, language, role in user mode) and keeps the token. */
export function updateSession(change: Partial<Session['user']>): void {
  const session = readSession();
  if (session) openSession({ ...session, user: { ...session.user, ...change } });
}

export function endSession(): void {
  if (!readSession()) return;
  sessionStorage.setItem(keys.isLogout, 'true');
  useSession.setState({ isEnded: true });
}

export function expireSession(): void {
  if (!readSession()) return;
  sessionStorage.setItem(keys.isLogout, 'true');
  useSession.setState({ isExpired: true });
}

/** What one person has begun; each piece names whose it is, and is shown to no one else. */
const begun = /^naksha\.(words$|texts$|tray\.|form\.own\.|uploads\.)/;

/** Forgets the session. Someone whose session ended meanwhile finds what was begun after logging in again; logging out leaves nothing. */
export function clearSession(): void {
  const { isEnded, isExpired } = useSession.getState();
  const kept = isEnded || isExpired ? Object.entries(sessionStorage).filter(([key]) => begun.test(key)) : [];
  sessionStorage.clear();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  useSession.setState({ session: null, isEnded: false, isExpired: false });
}

function restore(): Session | null {
  const text = sessionStorage.getItem(keys.session);
  if (text === null || sessionStorage.getItem(keys.isLogout) === 'true') return null;
  try {
    return storedSession.parse(JSON.parse(text));
  } catch {
    // Written by an older version or by hand: signing in again is the safe answer.
    sessionStorage.removeItem(keys.session);
    return null;
  }
}
