import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { AdminLayout } from './layouts/admin.tsx';
import { BareLayout } from './layouts/bare.tsx';
import { MarketingLayout } from './layouts/marketing.tsx';
import { Missing } from './layouts/missing.tsx';
import { screens } from './screens.ts';
import { ErrorModal } from './session/error-modal.tsx';
import { guard } from './session/guard.ts';
import { SessionEndedModal } from './session/session-ended-modal.tsx';

const root = createRootRoute({ component: Root, notFoundComponent: Missing });

const layouts = {
  marketing: createRoute({ getParentRoute: () => root, id: 'marketing', component: MarketingLayout }),
  admin: createRoute({ getParentRoute: () => root, id: 'administration', component: AdminLayout }),
  bare: createRoute({ getParentRoute: () => root, id: 'bare', component: BareLayout }),
};

function routesOf(layout: keyof typeof layouts) {
  return screens
    .filter((screen) => screen.layout === layout)
    .map(({ path, roles, load }) =>
      createRoute({
        getParentRoute: () => layouts[layout],
        path,
        ...(roles ? { beforeLoad: () => guard(roles) } : {}),
        component: lazyRouteComponent(async () => ({ default: await load() })),
      }),
    );
}

export const router = createRouter({
  routeTree: root.addChildren([
    layouts.marketing.addChildren(routesOf('marketing')),
    layouts.admin.addChildren(routesOf('admin')),
    layouts.bare.addChildren(routesOf('bare')),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

function Root() {
  return (
    <>
      <Outlet />
      <ErrorModal />
      <SessionEndedModal />
    </>
  );
}
