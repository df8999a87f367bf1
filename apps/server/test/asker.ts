import { type CreditBalance, type Job, jobRequest } from '@naksha/contract';
import { expect } from 'vitest';
import type { ClientScope } from '../src/http/scope.ts';
import { readBalance } from '../src/modules/credits/balance.ts';
import { getJob } from '../src/modules/designs/get-job.ts';
import { submitDesign } from '../src/modules/designs/submit-design.ts';
import { eventually } from './eventually.ts';
import { patiently } from './patiently.ts';

/** Somebody who asks for designs and watches what becomes of them. */
export function askerOf(scope: ClientScope) {
  const look = async (id: string): Promise<Job> => (await getJob(scope, { id })).job;
  return {
    look,
    /** Asks for a design, or several in one job; answers the job's id. */
    async ask(count = 1): Promise<string> {
      const request = jobRequest.parse({ operation: 'generate', params: { prompt: 'vines', count } });
      return (await patiently(() => submitDesign(scope, request))).job._id;
    },
    ended: (id: string): Promise<Job> =>
      eventually(async () => {
        const job = await look(id);
        expect(['done', 'failed', 'cancelled']).toContain(job.state);
        return job;
      }),
    running: (id: string): Promise<void> => eventually(async () => expect((await look(id)).state).toBe('running')),
    balance: (): Promise<CreditBalance> => readBalance(scope),
    async storedKeys(): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of scope.services.storage.list(`files/${scope.clientId}`)) keys.push(key);
      return keys;
    },
  };
}
