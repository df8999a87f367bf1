import { z } from 'zod';
import { id } from './id.ts';
import { instant } from './instant.ts';

/** What a super-admin needs at a glance. `lately` is a day for jobs and `creditDays` for credits. */
export const overview = z.strictObject({
  clients: z.strictObject({ total: z.int(), active: z.int() }),
  sessions: z.int(),
  jobs: z.strictObject({ waiting: z.int(), running: z.int(), doneLately: z.int(), failedLately: z.int() }),
  credits: z.strictObject({ days: z.int(), granted: z.int(), spent: z.int() }),
  /** Active clients whose plan ends soon or has ended, the most urgent first. */
  ending: z.array(z.strictObject({ _id: id, name: z.string(), endsAt: instant.nullable(), timeZone: z.string() })),
  /** Who spent most in these days. */
  spending: z.array(z.strictObject({ _id: id, name: z.string(), credits: z.int() })),
  /** Why jobs failed lately, the most frequent reason first. */
  failures: z.array(z.strictObject({ operation: z.string(), code: z.string(), jobs: z.int() })),
});
export type Overview = z.infer<typeof overview>;

/** What an installation is looked after by: its books and its files are held against each other once a day, and backups are taken of it. */
export const upkeepNames = ['books', 'files', 'backup'] as const;
export type UpkeepName = (typeof upkeepNames)[number];
const upkeepDone = z.strictObject({ doneAt: instant, faults: z.int() });

/** The installation itself. */
export const system = z.strictObject({
  /** The commit the program was started from, where it lies in a repository. */
  revision: z.string().nullable(),
  node: z.string(),
  startedAt: instant,
  database: z.strictObject({
    home: z.enum(['pglite', 'postgres']),
    version: z.string(),
    bytes: z.int(),
    /** Whether the database itself holds requests and jobs to the rows of their client. */
    hasSecondWall: z.boolean(),
  }),
  migrations: z.strictObject({ applied: z.int(), known: z.int(), latest: z.string() }),
  storage: z.strictObject({ freeBytes: z.int(), totalBytes: z.int() }),
  /** Active ones. No screen can help the only one if they cannot sign in. */
  superAdmins: z.int(),
  /** What the daily check of the action log found; null before the first. */
  audit: z.strictObject({ checkedAt: instant, lines: z.int(), faults: z.int() }).nullable(),
  /** When each was last done to its end, and in how many places something was wrong; null before the first. */
  upkeep: z.record(z.enum(upkeepNames), upkeepDone.nullable()),
  /** `words` suggests better prompts; `operations` counts what an engine or model has a part in. */
  engines: z.array(
    z.strictObject({ kind: z.enum(['builtin', 'image', 'words']), name: z.string(), operations: z.int() }),
  ),
  queue: z.strictObject({ waiting: z.int(), running: z.int(), oldestWaitingSeconds: z.int().nullable() }),
});
export type System = z.infer<typeof system>;
