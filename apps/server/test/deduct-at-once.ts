import type { Connection } from '../src/db/database.ts';
import { AppError } from '../src/http/app-error.ts';
import type { KeyScope } from '../src/http/scope.ts';
import { deductImages } from '../src/modules/billing/deduct-images.ts';
import type { Services } from '../src/services.ts';

interface Rush {
  readonly connection: Connection;
  readonly services: Services;
  readonly clientId: string;
  readonly userId: string;
  /** How many pictures each of them charges for, at a credit each. */
  readonly sizes: readonly number[];
  /** From how many connections of that system. */
  readonly connections?: number;
}

/** Deductions from many connections at once, as an outside system with a key would send them; answers what came of them. */
export async function deductAtOnce({ connection, services, clientId, userId, sizes, connections = 50 }: Rush) {
  const scope: KeyScope = {
    ...{ kind: 'key', db: connection.db, services, clientId, keyId: clientId, scopes: ['deduct'] },
    ...{ requestId: 'a-rush', ip: '127.0.0.1' },
  };
  const started = performance.now();
  const outcomes: unknown[] = [];
  const queue = sizes.entries();
  const lane = async () => {
    for (const [at, images] of queue) {
      const charge = { clientId, userId, feature: 'upload', images, requestId: `rush ${at}` };
      try {
        outcomes.push((await deductImages(scope, charge)).creditsDeducted);
      } catch (error) {
        const isRefused = error instanceof AppError && error.code === 'quota_insufficient';
        outcomes.push(isRefused ? 'refused' : error);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const taken = outcomes.filter((outcome) => typeof outcome === 'number');
  return {
    granted: taken.length,
    spent: taken.reduce((sum, each) => sum + each, 0),
    refused: outcomes.filter((outcome) => outcome === 'refused').length,
    faults: outcomes.filter((outcome) => typeof outcome !== 'number' && outcome !== 'refused'),
    seconds: (performance.now() - started) / 1000,
  };
}
