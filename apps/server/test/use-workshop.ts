import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { ClientScope } from '../src/http/scope.ts';
import type { Worker } from '../src/jobs/start-worker.ts';
import { askerOf } from './asker.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/** The workshop of a file of tests, in which each test is a designer of a new client; whatever it did, the books are right after it. */
export function useWorkshop(credits = 100) {
  let shop: Workshop;
  let asha: ClientScope;
  let workers: Worker[] = [];
  beforeAll(async () => {
    shop = await openWorkshop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    asha = await shop.designer(credits);
  });
  afterEach(async () => {
    for (const worker of workers) await worker.stop(0);
    workers = [];
    shop.errors.length = 0;
    shop.errorJobs.length = 0;
    expect(await shop.checkBooks()).toEqual([]);
  });
  return {
    shop: () => shop,
    asha: () => asha,
    hers: () => askerOf(asha),
    async work(...given: Parameters<Workshop['work']>): Promise<Worker> {
      const worker = await shop.work(...given);
      workers.push(worker);
      return worker;
    },
  };
}
