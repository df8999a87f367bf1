import type { Role } from '../session/arrival.ts';

/** Navigation by role, in the specification's order. Rooms not built yet are absent, not dead; those it does not name are in the user menu. */
export const adminNav: Record<Exclude<Role, 'user'>, readonly { to: AdminPath; word: NavWord }[]> = {
  superadmin: [
    { to: '/admin', word: 'dashboard' },
    { to: '/admin/clients', word: 'client' },
    { to: '/admin/support', word: 'support' },
  ],
  admin: [
    { to: '/admin', word: 'dashboard' },
    { to: '/admin/users', word: 'users' },
    { to: '/admin/collection', word: 'collection' },
    { to: '/admin/upload', word: 'upload' },
    { to: '/admin/support', word: 'support' },
  ],
};

type AdminPath =
  | '/admin'
  | '/admin/clients'
  | '/admin/users'
  | '/admin/collection'
  | '/admin/upload'
  | '/admin/support';
type NavWord = 'dashboard' | 'client' | 'users' | 'collection' | 'upload' | 'support';
