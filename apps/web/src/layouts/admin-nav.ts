import type { Role } from '../session/guard.ts';

/** Navigation by role, in the specification's order. Rooms not built yet are absent, not dead. */
export const adminNav: Record<Exclude<Role, 'user'>, readonly { to: AdminPath; word: NavWord }[]> = {
  superadmin: [{ to: '/admin', word: 'dashboard' }],
  admin: [
    { to: '/admin', word: 'dashboard' },
    { to: '/admin/users', word: 'users' },
    { to: '/admin/credits', word: 'credits' },
  ],
};

type AdminPath = '/admin' | '/admin/users' | '/admin/credits';
type NavWord = 'dashboard' | 'users' | 'credits';
