import type { Handlers } from '../../http/handler.ts';
import { demonstration } from '../demo/demonstration.ts';
import { describeContract } from './describe-contract.ts';
import { health } from './health.ts';
import { installation } from './installation.ts';
import { ready } from './ready.ts';

export const healthHandlers = {
  health,
  ready,
  openapi: describeContract,
  installation,
  demonstration,
} satisfies Partial<Handlers>;
