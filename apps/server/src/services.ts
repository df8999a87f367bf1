import type { Config } from './config.ts';
import type { Connection } from './db/database.ts';
import type { EventBus } from './jobs/event-bus.ts';
import type { Queue } from './jobs/queue.ts';
import type { Providers } from './modules/payments/providers/open-providers.ts';
import type { Sealer } from './sealer.ts';
import type { TokenSigner } from './storage/signed-token.ts';
import type { Storage } from './storage/storage.ts';

/** What the program is made of, handed to every handler through its scope. */
export interface Services {
  readonly config: Config;
  readonly links: TokenSigner;
  readonly sealer: Sealer;
  readonly storage: Storage;
  readonly queue: Queue;
  readonly providers: Providers;
  readonly events: EventBus;
  /** A folder for work under way, on the file system of the storage; what lies there may vanish at a restart. */
  readonly workDir: string;
  readonly databaseHome: Connection['home'];
  /** Whether other processes may work on the same database: what holds for all of them is counted there. */
  readonly isDatabaseShared: boolean;
  readonly isDatabaseAnswering: () => Promise<boolean>;
  readonly lifecycle: {
    /** False until everything has started, and again from the first sign of stopping. */
    isReady: boolean;
    /** Requests are still answered, with word that their connection ends. */
    isDraining: boolean;
  };
}
