import type { Verbs } from '../../http/verb.ts';
import { demonstration } from '../demo/demonstration.ts';
import { describeContract } from './describe-contract.ts';
import { health } from './health.ts';
import { ready } from './ready.ts';

export const healthVerbs = { health, ready, openapi: describeContract, demonstration } satisfies Partial<Verbs>;
