import { failedWork, ticketStatuses } from '@naksha/contract';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { z } from 'zod';
import { Missing } from './addresses/missing.tsx';
import { isToolPath, startLink, type ToolPath } from './addresses/tool-paths.ts';
import { readSession } from './api/session-store.ts';
import { askFirstPage } from './collection/file-pages.ts';
import { AdminLayout } from './layouts/admin.tsx';
import { Broken } from './layouts/broken.tsx';
import { MarketingLayout } from './layouts/marketing.tsx';
import { Nowhere } from './layouts/nowhere.tsx';
import { RootLayout } from './layouts/root.tsx';
import { guard, guardOwnPassword } from './session/guard.ts';

/** An unknown section opens the top of the page. */
const homeSearch = z.object({ section: z.enum(['features', 'plans']).optional().catch(undefined) });
/** A link may show one file. */
const collectionSearch = z.object({ file: z.uuid().optional().catch(undefined) });
/** Any other value becomes a text that names no design, so that the studio reports it as missing. */
const studioSearch = z.object({
  design: z
    .string()
    .optional()
    .catch(({ value }) => String(value)),
});

/** A plan that is not on offer is none. */
const signUpSearch = z.object({ plan: z.uuid().optional().catch(undefined) });
/** Anything else in the address opens the first room. */
const requestsSearch = z.object({ tab: z.enum(['signUps', 'pages']).optional().catch(undefined) });

/** Anything else in the address shows all tickets, the newest step first. */
const ticketsSearch = z.object({
  pageNo: z.int().min(1).optional().catch(undefined),
  search: z.string().optional().catch(undefined),
  status: z.enum(ticketStatuses).optional().catch(undefined),
  sortBy: z.enum(['createdAt', 'title', 'clientName']).optional().catch(undefined),
  sortDirection: z.enum(['asc']).optional().catch(undefined),
  about: failedWork.optional().catch(undefined),
});

/** What is bought, with which coupon, or what is paid; anything else in the address shows the plan. */
const myPlanSearch = z.object({
  buy: z.uuid().optional().catch(undefined),
  coupon: z.string().max(32).optional().catch(undefined),
  payment: z.uuid().optional().catch(undefined),
});
/** The payment with which somebody comes back from the pages of a provider. */
const paymentsSearch = z.object({ paid: z.uuid().optional().catch(undefined) });

const root = createRootRoute({ component: RootLayout, notFoundComponent: Nowhere });
const marketing = createRoute({ getParentRoute: () => root, id: 'marketing', component: MarketingLayout });
const admin = createRoute({ getParentRoute: () => root, id: 'administration', component: AdminLayout });
/** The whole window belongs to the screen: studio, collection, upload. */
const bare = createRoute({ getParentRoute: () => root, id: 'bare' });

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
  resetPassword: createRoute({
    getParentRoute: () => marketing,
    path: '/reset-password',
    component: lazyRouteComponent(() => import('./site/reset-password.tsx'), 'ResetPassword'),
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
  credits: createRoute({
    getParentRoute: () => marketing,
    path: '/credits',
    component: lazyRouteComponent(() => import('./site/credits.tsx'), 'Credits'),
  }),
  signUp: createRoute({
    getParentRoute: () => marketing,
    path: '/sign-up',
    validateSearch: signUpSearch,
    component: lazyRouteComponent(() => import('./site/sign-up.tsx'), 'SignUp'),
  }),
  locations: createRoute({
    getParentRoute: () => marketing,
    path: '/locations',
    component: lazyRouteComponent(() => import('./site/locations.tsx'), 'Locations'),
  }),
  contact: createRoute({
    getParentRoute: () => marketing,
    path: '/contact',
    component: lazyRouteComponent(() => import('./site/contact.tsx'), 'Contact'),
  }),
  login: createRoute({
    getParentRoute: () => marketing,
    path: '/login',
    component: lazyRouteComponent(() => import('./site/login.tsx'), 'Login'),
  }),
  ownPassword: createRoute({
    getParentRoute: () => marketing,
    path: '/own-password',
    beforeLoad: guardOwnPassword,
    component: lazyRouteComponent(() => import('./site/own-password.tsx'), 'OwnPassword'),
  }),
};

const adminScreens = {
  dashboard: createRoute({
    getParentRoute: () => admin,
    path: '/admin',
    beforeLoad: () => guard(['admin', 'superadmin']),
    component: lazyRouteComponent(() => import('./admin/home.tsx'), 'AdminHome'),
  }),
  clients: createRoute({
    getParentRoute: () => admin,
    path: '/admin/clients',
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/clients/clients.tsx'), 'Clients'),
  }),
  client: createRoute({
    getParentRoute: () => admin,
    path: '/admin/clients/$id',
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/clients/client.tsx'), 'Client'),
  }),
  plans: createRoute({
    getParentRoute: () => admin,
    path: '/admin/plans',
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/plans/plans.tsx'), 'Plans'),
  }),
  coupons: createRoute({
    getParentRoute: () => admin,
    path: '/admin/coupons',
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/coupons/coupons.tsx'), 'Coupons'),
  }),
  resellers: createRoute({
    getParentRoute: () => admin,
    path: '/admin/resellers',
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/resellers/resellers.tsx'), 'Resellers'),
  }),
  reports: createRoute({
    getParentRoute: () => admin,
    path: '/admin/reports',
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/reports/reports.tsx'), 'Reports'),
  }),
  seller: createRoute({
    getParentRoute: () => admin,
    path: '/admin/seller',
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/seller/seller.tsx'), 'Seller'),
  }),
  requests: createRoute({
    getParentRoute: () => admin,
    path: '/admin/requests',
    validateSearch: requestsSearch,
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/requests/requests.tsx'), 'Requests'),
  }),
  system: createRoute({
    getParentRoute: () => admin,
    path: '/admin/system',
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/installation/system.tsx'), 'System'),
  }),
  users: createRoute({
    getParentRoute: () => admin,
    path: '/admin/users',
    beforeLoad: () => guard(['admin']),
    component: lazyRouteComponent(() => import('./admin/users/users.tsx'), 'Users'),
  }),
  adminCollection: createRoute({
    getParentRoute: () => admin,
    path: '/admin/collection',
    validateSearch: collectionSearch,
    // A link that a colleague copied leads to the room of whoever follows it.
    beforeLoad: ({ search }) => {
      if (search.file !== undefined && readSession()?.user.roles === 'user')
        throw redirect({ to: '/collection', search, replace: true });
      return guard(['admin']);
    },
    loader: ({ cause }) => cause === 'enter' && askFirstPage(),
    component: lazyRouteComponent(() => import('./admin/collection/collection.tsx'), 'AdminCollection'),
  }),
  adminBin: createRoute({
    getParentRoute: () => admin,
    path: '/admin/collection/bin',
    beforeLoad: () => guard(['admin']),
    component: lazyRouteComponent(() => import('./admin/collection/collection.tsx'), 'AdminBin'),
  }),
  adminUpload: createRoute({
    getParentRoute: () => admin,
    path: '/admin/upload',
    beforeLoad: () => guard(['admin']),
    component: lazyRouteComponent(() => import('./admin/upload/upload.tsx'), 'AdminUpload'),
  }),
  credits: createRoute({
    getParentRoute: () => admin,
    path: '/admin/credits',
    beforeLoad: () => guard(['admin']),
    component: lazyRouteComponent(() => import('./admin/credits/credits.tsx'), 'Credits'),
  }),
  myPlan: createRoute({
    getParentRoute: () => admin,
    path: '/admin/my-plan',
    validateSearch: myPlanSearch,
    beforeLoad: () => guard(['admin']),
    component: lazyRouteComponent(() => import('./admin/my-plan/my-plan.tsx'), 'MyPlan'),
  }),
  payments: createRoute({
    getParentRoute: () => admin,
    path: '/admin/payments',
    validateSearch: paymentsSearch,
    beforeLoad: async ({ search: { paid } }) => {
      await guard(['admin', 'superadmin']);
      if (paid !== undefined) throw redirect({ to: '/admin/my-plan', search: { payment: paid }, replace: true });
    },
    component: lazyRouteComponent(() => import('./admin/payments/payments.tsx'), 'Payments'),
  }),
  support: createRoute({
    getParentRoute: () => admin,
    path: '/admin/support',
    validateSearch: ticketsSearch,
    beforeLoad: () => guard(['admin', 'superadmin']),
    component: lazyRouteComponent(() => import('./admin/support/tickets.tsx'), 'Tickets'),
  }),
  ticket: createRoute({
    getParentRoute: () => admin,
    path: '/admin/support/$ticket',
    beforeLoad: () => guard(['admin', 'superadmin']),
    component: lazyRouteComponent(() => import('./admin/support/ticket-page.tsx'), 'TicketPage'),
  }),
  logs: createRoute({
    getParentRoute: () => admin,
    path: '/admin/logs',
    beforeLoad: () => guard(['admin', 'superadmin']),
    component: lazyRouteComponent(() => import('./admin/logs/logs.tsx'), 'Logs'),
  }),
  settings: createRoute({
    getParentRoute: () => admin,
    path: '/admin/settings',
    beforeLoad: () => guard(['admin']),
    component: lazyRouteComponent(() => import('./admin/settings/settings.tsx'), 'Settings'),
  }),
  outbox: createRoute({
    getParentRoute: () => admin,
    path: '/admin/outbox',
    beforeLoad: () => guard(['superadmin']),
    component: lazyRouteComponent(() => import('./admin/outbox/outbox.tsx'), 'Outbox'),
  }),
  adminAccount: createRoute({
    getParentRoute: () => admin,
    path: '/admin/account',
    beforeLoad: () => guard(['admin', 'superadmin']),
    component: lazyRouteComponent(() => import('./account/account.tsx'), 'Account'),
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
    // Loaded beside the screen, and asked when the address is there: a link that is only hovered over opens nothing.
    loader: async () => (await import('./studio/follow-address.ts')).followAddress,
    staleTime: Number.POSITIVE_INFINITY,
    onEnter: ({ loaderData, params }) => loaderData?.enter(params.tool),
    onStay: ({ loaderData, params }) => loaderData?.enter(params.tool),
    onLeave: ({ loaderData }) => loaderData?.leave(),
    component: lazyRouteComponent(() => import('./studio/studio.tsx'), 'Studio'),
    notFoundComponent: () => <Missing what="tool" />,
  }),
  collection: createRoute({
    getParentRoute: () => bare,
    path: '/collection',
    validateSearch: collectionSearch,
    beforeLoad: ({ search }) => {
      if (search.file !== undefined && readSession()?.user.roles === 'admin')
        throw redirect({ to: '/admin/collection', search, replace: true });
      return guard(['user']);
    },
    loader: ({ cause }) => cause === 'enter' && askFirstPage(),
    component: lazyRouteComponent(() => import('./collection/collection.tsx'), 'Collection'),
  }),
  bin: createRoute({
    getParentRoute: () => bare,
    path: '/collection/bin',
    beforeLoad: () => guard(['user']),
    component: lazyRouteComponent(() => import('./collection/collection.tsx'), 'Bin'),
  }),
  account: createRoute({
    getParentRoute: () => bare,
    path: '/account',
    beforeLoad: () => {
      const role = readSession()?.user.roles;
      if (role === 'admin' || role === 'superadmin') throw redirect({ to: '/admin/account', replace: true });
      return guard(['user']);
    },
    component: lazyRouteComponent(() => import('./account/designer-account.tsx'), 'DesignerAccount'),
  }),
  upload: createRoute({
    getParentRoute: () => bare,
    path: '/upload',
    beforeLoad: () => guard(['user']),
    component: lazyRouteComponent(() => import('./collection/upload.tsx'), 'Upload'),
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
    // The studio's window is never scrolled, and where one tool's panel stood says nothing of the next one's.
    scrollRestoration: ({ location }) => !location.pathname.startsWith('/studio'),
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
