import type { ComponentType } from 'react';
import type { Role } from './session/guard.ts';

interface Screen {
  readonly path: `/${string}`;
  readonly layout: 'marketing' | 'admin' | 'bare';
  /** Who may see it; everybody when absent. Held again, and really, by the server. */
  readonly roles?: readonly Role[];
  readonly load: () => Promise<ComponentType>;
}

/** Every screen of the product: one row a route. */
export const screens: readonly Screen[] = [
  { path: '/', layout: 'marketing', load: async () => (await import('./site/home.tsx')).Home },
  { path: '/features', layout: 'marketing', load: async () => (await import('./site/home.tsx')).Home },
  {
    path: '/forgot-password',
    layout: 'marketing',
    load: async () => (await import('./site/forgot-password.tsx')).ForgotPassword,
  },
  {
    path: '/privacy-policy',
    layout: 'marketing',
    load: async () => (await import('./site/policies.tsx')).PrivacyPolicy,
  },
  { path: '/cookie-policy', layout: 'marketing', load: async () => (await import('./site/policies.tsx')).CookiePolicy },
  { path: '/login', layout: 'marketing', load: async () => (await import('./site/login.tsx')).Login },
  {
    path: '/admin',
    layout: 'admin',
    roles: ['admin', 'superadmin'],
    load: async () => (await import('./admin/dashboard/dashboard.tsx')).Dashboard,
  },
  {
    path: '/admin/users',
    layout: 'admin',
    roles: ['admin'],
    load: async () => (await import('./admin/users/users.tsx')).Users,
  },
  {
    path: '/admin/credits',
    layout: 'admin',
    roles: ['admin'],
    load: async () => (await import('./admin/credits/credits.tsx')).Credits,
  },
  {
    path: '/admin/settings',
    layout: 'admin',
    roles: ['admin'],
    load: async () => (await import('./admin/settings/settings.tsx')).Settings,
  },
  {
    path: '/studio',
    layout: 'bare',
    roles: ['user'],
    load: async () => (await import('./studio/studio.tsx')).Studio,
  },
  {
    path: '/studio/$tool',
    layout: 'bare',
    roles: ['user'],
    load: async () => (await import('./studio/studio.tsx')).Studio,
  },
  {
    path: '/collection',
    layout: 'bare',
    roles: ['user'],
    load: async () => (await import('./collection/collection.tsx')).Collection,
  },
  {
    path: '/upload',
    layout: 'bare',
    roles: ['user'],
    load: async () => (await import('./upload/upload.tsx')).Upload,
  },
];
