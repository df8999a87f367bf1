import type { NavigateOptions } from '@tanstack/react-router';
import { z } from 'zod';
import type { Session } from '../api/session-store.ts';
import { startLink } from './tool-paths.ts';

export type Role = Session['user']['roles'];

/** Where a role lands after signing in. */
export const landing = {
  superadmin: { to: '/admin' },
  admin: { to: '/admin' },
  user: startLink,
} as const satisfies Record<Role, NavigateOptions>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that somebody asked for before they had to sign in or to choose a password. */
    wanted?: string | undefined;
    /** They come from there: what is not open to them leads to their own first room. */
    isArrival?: boolean;
  }
}

/** A path of ours: neither another host nor a script. */
const kept = z.object({ wanted: z.string().regex(/^\/(?![/\\])/) });

/** Keeps where somebody wanted to go while they are sent elsewhere first; what is kept already comes before. */
export function keepWanted(): { wanted: string } {
  const { pathname, search, hash } = window.location;
  return { wanted: readWanted() ?? pathname + search + hash };
}

/** Where somebody goes on: to what they wanted, else to the first room of their role. */
export function arrivalOf(role: Role): NavigateOptions {
  const wanted = readWanted();
  return wanted === undefined ? landing[role] : { href: wanted, state: { isArrival: true } };
}

export const isArrival = (): boolean =>
  z.object({ isArrival: z.literal(true) }).safeParse(window.history.state).success;

const readWanted = (): string | undefined => kept.safeParse(window.history.state).data?.wanted;
