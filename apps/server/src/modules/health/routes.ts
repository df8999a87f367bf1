import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { openapi } from '../../http/openapi.ts';
import type { PublicScope } from '../../http/scope.ts';
import { demoLogIns } from '../demo/log-ins.ts';
import { installation } from './installation.ts';

let document: Record<string, unknown> | undefined;

export const healthHandlers = {
  health,
  ready,
  openapi: describeContract,
  installation,
  demonstration,
} satisfies Partial<Handlers>;

/** The process answers. */
async function health(): Promise<{ status: 'ok' }> {
  return { status: 'ok' };
}

/** The contract as an OpenAPI document. */
async function describeContract(): Promise<Record<string, unknown>> {
  document ??= openapi();
  return document;
}

/** Says that the product can be used: it has started, is not about to stop, and its database answers. */
async function ready({ services }: PublicScope): Promise<{ status: 'ready' }> {
  if (!services.lifecycle.isReady || !(await services.isDatabaseAnswering())) throw new AppError('unavailable');
  return { status: 'ready' };
}

/** The log-ins that the login page offers as buttons; none when there is no demonstration. */
async function demonstration({ services }: PublicScope) {
  const { isDemonstration, demoPassword } = services.config;
  if (!isDemonstration) return { logins: [] };
  const password = demoPassword.reveal();
  return { logins: demoLogIns.map(({ login, roles }) => ({ login, password, roles })) };
}
