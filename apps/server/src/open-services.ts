import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Connection } from './db/database.ts';
import { openEventBus } from './jobs/event-bus.ts';
import { openQueue } from './jobs/queue.ts';
import { sweepWork } from './jobs/sweep-work.ts';
import { openProviders } from './modules/payments/providers/open-providers.ts';
import { createSealer } from './sealer.ts';
import type { Services } from './services.ts';
import { signingSecrets } from './signing-secrets.ts';
import { claimBucket } from './storage/claim-bucket.ts';
import { openStorage } from './storage/open-storage.ts';
import { createTokenSigner } from './storage/signed-token.ts';

/** A holder of a job is dead when it has been silent for so long, and on PostgreSQL noticed by the next look, within thirty seconds; no attempt lasts longer than the second figure. */
const patience = { silenceSeconds: 23, expireSeconds: 15 * 60 };

/** Opens everything the handlers work with. */
export async function openServices(
  config: Config,
  connection: Connection,
  onError: (error: unknown) => void,
): Promise<Services> {
  const workDir = join(config.dataDir, 'work');
  // The embedded database lets no second process in.
  await sweepWork(workDir, connection.home === 'pglite');
  const secrets = await signingSecrets(config);
  const storage = await openStorage(config);
  // A data folder stands beside its database; a bucket may be named by anybody.
  if (config.s3 !== undefined) await claimBucket(connection.db, storage);
  return {
    config,
    links: createTokenSigner(secrets),
    sealer: createSealer(secrets),
    storage,
    queue: await openQueue(connection, { onError, ...patience }),
    providers: openProviders(config),
    events: await openEventBus(connection, onError),
    workDir,
    databaseHome: connection.home,
    isDatabaseShared: connection.home === 'postgres',
    isDatabaseAnswering: connection.isAnswering,
    lifecycle: { isReady: false, isDraining: false },
  };
}
