import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { openapi } from '../../http/openapi.ts';
import type { PublicScope } from '../../http/scope.ts';
import { demonstration } from '../demo/demonstration.ts';
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
