import { randomUUID } from 'node:crypto';
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { operations, ownEngine, type System } from '@naksha/contract';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fields } from '../../db/fields.ts';
import { migrationsFolder } from '../../db/migrations-folder.ts';
import { across } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import { auditChecks } from '../../db/schema/audit-checks.ts';
import { upkeep } from '../../db/schema/upkeep.ts';
import { asClient, clientRole } from '../../db/second-wall.ts';
import type { SuperScope } from '../../http/scope.ts';
import { countOpenJobs } from './count-open-jobs.ts';
import { readRevision } from './read-revision.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** What runs here, and whether it has room and gets on with its work. */
export async function getSystem(scope: SuperScope): Promise<System> {
  const { config, databaseHome } = scope.services;
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return {
    revision: await readRevision(),
    node: process.version,
    startedAt,
    database: { home: databaseHome, ...(await describeDatabase(scope)), hasSecondWall: await isHeld(scope) },
    migrations: await describeMigrations(scope),
    storage: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
    superAdmins: await countSuperAdmins(scope),
    audit: await latestCheck(scope),
    upkeep: await latestUpkeep(scope),
    engines: enginesOf(scope),
    queue: await countOpenJobs(scope.db),
  };
}

async function describeDatabase({ db }: SuperScope): Promise<{ version: string; bytes: number }> {
  const [database] = await rows(
    db,
    z.object({ version: z.string(), bytes: z.coerce.number() }),
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  );
  if (!database) throw new Error('The database does not say what it is.');
  return database;
}

/** Looked at as a request of a client would find it, whatever was said at the start. */
async function isHeld({ db }: SuperScope): Promise<boolean> {
  const role = z.object({ role: z.string() });
  const [found] = await asClient(randomUUID(), () => rows(db, role, sql`select current_user as role`));
  return found?.role === clientRole;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

async function describeMigrations({ db }: SuperScope): Promise<System['migrations']> {
  const text = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = journal.parse(JSON.parse(text));
  const [applied] = await rows(
    db,
    z.object({ count: z.coerce.number() }),
    sql`select count(*) as count from drizzle.__drizzle_migrations`,
  );
  return { applied: applied?.count ?? 0, known: entries.length, latest: entries.at(-1)?.tag ?? '' };
}

async function countSuperAdmins({ db }: SuperScope): Promise<number> {
  const { id, role, isActive } = fields.users;
  const found = await across(db, 'superAdmin').users.pick({ id }, and(eq(role, 'superadmin'), eq(isActive, true)));
  return found.length;
}

async function latestCheck({ db }: SuperScope): Promise<System['audit']> {
  const [latest] = await db.select().from(auditChecks);
  const { endedAt, lines, faults } = latest ?? {};
  if (!endedAt || lines == null || faults == null) return null;
  return { checkedAt: endedAt.toISOString(), lines, faults };
}

async function latestUpkeep({ db }: SuperScope): Promise<System['upkeep']> {
  const latest: System['upkeep'] = { books: null, files: null, backup: null };
  for (const { name, doneAt, faults } of await db.select().from(upkeep))
    latest[name] = { doneAt: doneAt.toISOString(), faults };
  return latest;
}

/** Our own engine, and the models that are set up beside it. */
function enginesOf({ services }: SuperScope): System['engines'] {
  const { image, chat } = services.config;
  const built = Object.values(operations).filter(({ status }) => status === 'on');
  const modelled = built.filter((row) => row.asksModel);
  return [
    { kind: 'builtin' as const, name: ownEngine, operations: built.length },
    ...(image ? [{ kind: 'image' as const, name: image.model, operations: modelled.length }] : []),
    ...(chat ? [{ kind: 'words' as const, name: chat.model, operations: 1 }] : []),
  ];
}
