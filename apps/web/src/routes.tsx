import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { z } from 'zod';
import { AdminLayout } from './layouts/admin.tsx';
import { BareLayout } from './layouts/bare.tsx';
import { Broken } from './layouts/broken.tsx';
import { MarketingLayout } from './layouts/marketing.tsx';
import { Missing } from './layouts/missing.tsx';
import { RootLayout } from './layouts/root.tsx';
import { guard } from './session/guard.ts';
import { isToolPath, startLink, type ToolPath } from './studio/tools/tool-paths.ts';

/** An unknown section opens the top of the page. */
const homeSearch = z.object({ section: z.enum(['features', 'plans']).optional().catch(undefined) });
/** Any other value becomes a text that names no design, so that the studio reports it as missing. */
const studioSearch = z.object({
  design: z
    .string()
    .optional()
    .catch(({ value }) => String(value)),
});

const root = createRootRoute({ component: RootLayout, notFoundComponent: () => <Missing what="page" /> });
const marketing = createRoute({ getParentRoute: () => root, id: 'marketing', component: MarketingLayout });
const admin = createRoute({ getParentRoute: () => root, id: 'administration', component: AdminLayout });
const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: BareLayout });

// Every screen of the product, one row a route; the server decides again who may see what.
const publicScreens = {
  home: createRoute({
    getParentRoute: () => marketing,
    path: '/',
    validateSearch: homeSearch,
    component: lazyRouteComponent(() => import('./site/home.tsx'), 'Home'),
  }),
  features: createRoute({
    getParentRoute: () => marketing,
    path: '/features',
    beforeLoad: () => {
      throw redirect({ to: '/', search: { section: 'features' }, replace: true });
    },
  }),
  pricing: createRoute({
    getParentRoute: () => marketing,
    path: '/pricing',
    beforeLoad: () => {
      throw redirect({ to: '/', search: { section: 'plans' }, replace: true });
    },
  }),
  forgotPassword: createRoute({
    getParentRoute: () => marketing,
    path: '/forgot-password',
    component: lazyRouteComponent(() => import('./site/forgot-password.tsx'), 'ForgotPassword'),
  }),
  privacyPolicy: createRoute({
    getParentRoute: () => marketing,
    path: '/privacy-policy',
    component: lazyRouteComponent(() => import('./site/policies.tsx'), 'PrivacyPolicy'),
  }),
  cookiePolicy: createRoute({
    getParentRoute: () => marketing,
    path: '/cookie-policy',
    component: lazyRouteComponent(() => import('./site/policies.tsx'), 'CookiePolicy'),
  }),
  login: createRoute({
    getParentRoute: () => marketing,
    path: '/login',
    component: lazyRouteComponent(() => import('./site/login.tsx'), 'Login'),
  }),
};

const adminScreens = {
  dashboard: createRoute({
    getParentRoute: () => admin,
    path: '/admin',
    beforeLoad: () => guard(['admin', 'superadmin']),
    component: lazyRouteComponent(() => import('./admin/dashboard/dashboard.tsx'), 'Dashboard'),
  }),
  users: createRoute({
    getParentRoute: () => admin,
    path: '/admin/users',
    beforeLoad: () => guard(['admin']),
    component: lazyRouteComponent(() => import('./admin/users/users.tsx'), 'Users'),
  }),
  credits: createRoute({
    getParentRoute: () => admin,
    path: '/admin/credits',
    beforeLoad: () => guard(['admin']),
    component: lazyRouteComponent(() => import('./admin/credits/credits.tsx'), 'Credits'),
  }),
  settings: createRoute({
    getParentRoute: () => admin,
    path: '/admin/settings',
    beforeLoad: () => guard(['admin']),
    component: lazyRouteComponent(() => import('./admin/settings/settings.tsx'), 'Settings'),
  }),
};

const bareScreens = {
  studio: createRoute({
    getParentRoute: () => bare,
    path: '/studio',
    validateSearch: studioSearch,
    beforeLoad: ({ search }) => {
      throw redirect({ ...startLink, search, replace: true });
    },
  }),
  studioTool: createRoute({
    getParentRoute: () => bare,
    path: '/studio/$tool',
    params: { parse: ({ tool }) => ({ tool: toToolPath(tool) }), stringify: ({ tool }) => ({ tool }) },
    validateSearch: studioSearch,
    beforeLoad: () => guard(['user']),
    component: lazyRouteComponent(() => import('./studio/studio.tsx'), 'Studio'),
    notFoundComponent: () => <Missing what="tool" />,
  }),
  collection: createRoute({
    getParentRoute: () => bare,
    path: '/collection',
    beforeLoad: () => guard(['user']),
    component: lazyRouteComponent(() => import('./collection/collection.tsx'), 'Collection'),
  }),
  upload: createRoute({
    getParentRoute: () => bare,
    path: '/upload',
    beforeLoad: () => guard(['user']),
    component: lazyRouteComponent(() => import('./upload/upload.tsx'), 'Upload'),
  }),
};

/** The router of one page load: it follows the address of the window. */
export function createAppRouter() {
  return createRouter({
    routeTree: root.addChildren([
      marketing.addChildren(publicScreens),
      admin.addChildren(adminScreens),
      bare.addChildren(bareScreens),
    ]),
    defaultErrorComponent: Broken,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

function toToolPath(path: string): ToolPath {
  if (!isToolPath(path)) throw notFound();
  return path;
}
