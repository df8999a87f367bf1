import type { Language, SessionUser } from '@naksha/contract';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { clearSession, openSession } from '../src/api/session-store.ts';
import { App } from '../src/app.tsx';
import { changeLanguage } from '../src/i18n/i18n.ts';
import { createAppRouter } from '../src/routes.tsx';
import { FakeServer } from './fake-server.ts';

const clientId = '0190a000-0000-7000-8000-00000000c11e';
const userId = '0190a000-0000-7000-8000-0000000005e1';

/** Who is signed in, by role. */
export function someone(roles: SessionUser['roles'], changes: Partial<SessionUser> = {}): SessionUser {
  return {
    _id: userId,
    clientId: roles === 'superadmin' ? null : clientId,
    name: 'Test Person',
    roles,
    originalRole: roles,
    hasUserAccess: false,
    lang: 'en',
    mustChangePassword: false,
    ...changes,
  };
}

/**
 * Opens the product at an address as a browser does, with its real screens, router and words; only the network is a fake. The test fails
 * when a screen asked for something that `server` does not answer.
 */
export async function openApp(
  address: string,
  {
    as,
    server = new FakeServer(),
    language = 'en',
  }: { as?: SessionUser; server?: FakeServer; language?: Language } = {},
): Promise<{ user: UserEvent; server: FakeServer }> {
  queryClient.clear();
  clearSession();
  if (as) openSession({ authToken: 'token-of-the-test', user: as });
  vi.stubGlobal('fetch', server.fetch);
  await changeLanguage(language);
  window.history.replaceState(null, '', address);
  const user = userEvent.setup();
  render(<App env="test" router={createAppRouter()} />);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.expectNothingUnanswered();
  });
  return { user, server };
}
