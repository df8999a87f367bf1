import { setImmediate as turn } from 'node:timers/promises';

/** When nothing has been answered for so long the database is asked whether it is there, which has a limit of its own. */
const quietMs = 2_000;
const lookMs = 250;

/** Thrown at whoever wants or awaits something of a database that answers nothing. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT';
  constructor() {
    super('The database answers nothing at the moment.');
    this.name = 'DatabaseSilent';
  }
}

interface Door {
  /**
   * Does what asks something of the database. Throws DatabaseSilent while it is silent, and as soon as it turns out to be.
   */
  readonly unlessSilent: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;
  /** The same of what the pool hands over, which is no sign of the database: it may lie ready. `giveBack` is given what comes too late. */
  readonly handedOver: <Lent>(borrow: () => Promise<Lent>, giveBack: (late: Lent) => void) => Promise<Lent>;
  readonly close: () => void;
}

/**
 * A door before a database that may go silent. What waits for it has limits, but a request may wait several times, one after
 * the other; here all of it ends with the first sign. Silent is a database that answered nothing to anyone for two seconds and then not
 * `isAnswering` either: one that is busy, or a statement that takes long, is waited for. `isAnswering` must not reject.
 */
export function refuseWhileSilent(isAnswering: () => Promise<boolean>): Door {
  const waiting = new Set<(problem: DatabaseSilent) => void>();
  let answeredAt = performance.now();
  let isSilent = false;
  const hear = () => {
    isSilent = false;
    answeredAt = performance.now();
  };
  const isQuiet = () => performance.now() - answeredAt >= quietMs;

  async function look(): Promise<void> {
    if (!isSilent && (waiting.size === 0 || !isQuiet())) return;
    if (await isAnswering()) return hear();
    // What came in while this process was busy is read first.
    await turn();
    if (!isQuiet()) return;
    isSilent = true;
    for (const giveUp of waiting) giveUp(new DatabaseSilent());
  }
  const looking = setInterval(() => void look(), lookMs).unref();

  async function awaited<Answer>(ask: () => Promise<Answer>, discard: (late: Answer) => void): Promise<Answer> {
    if (isSilent) throw new DatabaseSilent();
    // Until now it was not asked for anything.
    if (waiting.size === 0) answeredAt = performance.now();
    const silence = Promise.withResolvers<never>();
    waiting.add(silence.reject);
    const asked = ask();
    try {
      return await Promise.race([asked, silence.promise]);
    } catch (problem) {
      if (problem instanceof DatabaseSilent) asked.then(discard, () => undefined);
      throw problem;
    } finally {
      waiting.delete(silence.reject);
    }
  }

  return {
    async unlessSilent(ask) {
      const answer = await awaited(ask, () => undefined);
      answeredAt = performance.now();
      return answer;
    },
    handedOver: awaited,
    close: () => clearInterval(looking),
  };
}
