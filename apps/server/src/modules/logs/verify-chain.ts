import { asc, between, count, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import { sealedActions, seals, unsealedActions } from '../../db/schema/seals.ts';
import { beginning, isDigestOf, linkOf, sealOf } from './chain.ts';

/** What is wrong, and with which line; `position` is its place in the chain. */
export interface Fault {
  readonly what: 'changed' | 'removed' | 'inserted' | 'reordered' | 'unsealed' | 'seal';
  readonly actionId?: string;
  readonly position?: number;
  readonly seal?: number;
}

export interface Verdict {
  readonly lines: number;
  readonly seals: number;
  /** Written too recently for a seal to cover them yet. */
  readonly waiting: number;
  /** The last seal's number and hash: written down elsewhere, they show later that the chain was not cut or made again. */
  readonly head: string;
  readonly faults: readonly Fault[];
}

type Link = typeof sealedActions.$inferSelect;
type Seal = typeof seals.$inferSelect;

/** No transaction stays open this long. A line that was sealed later than that bears a time earlier than its own, and a line that waits longer gets no seal. */
const longestMs = 15 * 60_000;
const sealsAtOnce = 20;

/**
 * Walks the chain of seals from its beginning, also while lines are written and sealed: each statement sees whole seals. `knownHead` is a head
 * that was written down earlier.
 */
export async function verifyChain(tx: Runner, knownHead?: string): Promise<Verdict> {
  const faults: Fault[] = [];
  let before: Seal | undefined;
  let completeAt = 0;
  const heads = new Set<string>();
  for (;;) {
    const page = await tx
      .select()
      .from(seals)
      .where(gt(seals.number, before?.number ?? 0))
      .orderBy(asc(seals.number))
      .limit(sealsAtOnce);
    if (page.length === 0) break;
    for (const seal of page) {
      const expected = (before?.number ?? 0) + 1;
      for (let number = expected; number < seal.number; number++) faults.push({ what: 'seal', seal: number });
      const { links, times, found } = await walk(tx, seal, seal.number === expected ? (before ?? start) : undefined);
      faults.push(...found);
      // A seal that took all there was leaves nothing older to those after it.
      for (const link of links) {
        const written = times.get(link.actionId);
        if (written !== undefined && written < completeAt - longestMs)
          faults.push({ what: 'inserted', actionId: link.actionId, position: link.position });
      }
      if (seal.isComplete) completeAt = seal.sealedAt.getTime();
      heads.add(headOf(seal));
      before = seal;
    }
  }
  if (knownHead !== undefined && !heads.has(knownHead)) faults.push({ what: 'seal' });
  faults.push(...(await beyondSeals(tx)));
  const { unsealed, waiting } = await unsealedLines(tx, completeAt - longestMs);
  faults.push(...unsealed);
  const [all] = await across(tx, 'seal').actionLogs.pick({ lines: count() });
  return {
    lines: all?.lines ?? 0,
    seals: before?.number ?? 0,
    waiting,
    head: before ? headOf(before) : '0:',
    faults,
  };
}

const headOf = ({ number, hash }: Seal) => `${number}:${hash}`;

const start = { last: 0, hash: beginning };

/** The lines under one seal, held against what was written down when it was put; `before` is not known where it is gone. */
async function walk(tx: Runner, seal: Seal, before: Pick<Seal, 'last' | 'hash'> | undefined) {
  const { first, last } = seal;
  const isUnder = between(sealedActions.position, first, last);
  const links = await tx.select().from(sealedActions).where(isUnder).orderBy(asc(sealedActions.position));
  const ids = links.map(({ actionId }) => actionId);
  const isLinked = inArray(fields.actionLogs.id, ids);
  const lines = new Map(
    (ids.length === 0 ? [] : await across(tx, 'seal').actionLogs.where(isLinked)).map((line) => [line.id, line]),
  );
  const found: Fault[] = links.flatMap(({ actionId, position, digest }): Fault[] => {
    const line = lines.get(actionId);
    if (!line) return [{ what: 'removed', actionId, position }];
    return isDigestOf(digest, line) ? [] : [{ what: 'changed', actionId, position }];
  });
  const { end, moved } = follow(links, seal, before?.hash);
  const known = new Set(found.map(({ position }) => position));
  found.push(...moved.filter(({ position }) => !known.has(position)));
  const isRight = !before || (first === before.last + 1 && sealOf(before.hash, seal, end) === seal.hash);
  if (!isRight && found.length === 0) found.push({ what: 'seal', seal: seal.number });
  const times = new Map([...lines].map(([id, { createdAt }]) => [id, createdAt.getTime()]));
  return { links, times, found };
}

/** Follows the links from one seal to the next. Where one does not fit, the one that does is looked for beneath the same seal. */
function follow(links: readonly Link[], { first, last }: Seal, start?: string): { end: string; moved: Fault[] } {
  const at = new Map(links.map((link) => [link.position, link]));
  const moved: Fault[] = [];
  const proper: string[] = [];
  let hash = start ?? beginning;
  let isKnown = start !== undefined;
  for (let position = first; position <= last; position++) {
    const link = at.get(position);
    const fits = ({ actionId, digest }: Link, wanted: string | undefined) =>
      linkOf(hash, position, actionId, digest) === wanted;
    if (link && (!isKnown || fits(link, link.hash))) {
      proper.push(link.actionId);
      hash = link.hash;
      isKnown = true;
      continue;
    }
    const swapped = links.find((each) => fits(each, each.hash));
    const renamed = swapped ? undefined : links.find((each) => fits(each, link?.hash));
    const right = swapped ?? renamed;
    if (right) {
      proper.push(right.actionId);
      hash = swapped?.hash ?? link?.hash ?? '';
      continue;
    }
    moved.push({ what: link ? 'changed' : 'removed', position, ...(link && { actionId: link.actionId }) });
    if (link) proper.push(link.actionId);
    // What comes after a link that is gone cannot be held against it.
    isKnown = link !== undefined;
    hash = link?.hash ?? hash;
  }
  const isProper = new Set(proper);
  moved.push(
    ...links
      .filter(({ actionId }) => !isProper.has(actionId))
      .map(({ actionId, position }): Fault => ({ what: 'inserted', actionId, position })),
  );
  const present = links.filter(({ actionId }) => isProper.has(actionId));
  const wanted = proper.filter((actionId) => present.some((link) => link.actionId === actionId));
  moved.push(
    ...present
      .filter(({ actionId }, index) => actionId !== wanted[index])
      .map(({ actionId, position }): Fault => ({ what: 'reordered', actionId, position })),
  );
  return { end: hash, moved };
}

/** Links behind the last seal, looked for in one statement: one that is put meanwhile comes with its links. */
async function beyondSeals(tx: Runner): Promise<Fault[]> {
  const last = tx.select({ last: sql`coalesce(max(${seals.last}), 0)` }).from(seals);
  const links = await tx
    .select()
    .from(sealedActions)
    .where(gt(sealedActions.position, sql`(${last})`));
  return links.map(({ actionId, position }) => ({ what: 'inserted', actionId, position }));
}

/** Lines without a seal: those in line for one, also for too long, and those that never stood there or are older than a seal that took all. */
async function unsealedLines(tx: Runner, before: number): Promise<{ unsealed: Fault[]; waiting: number }> {
  const shape = z.object({ id: z.string(), at: z.coerce.number(), waits: z.boolean(), isLate: z.boolean() });
  const found = await across(tx, 'seal').query(
    shape,
    sql`select log.id, extract(epoch from log.created_at) * 1000 as at, queued.action_id is not null as waits,
        log.created_at < now() - ${longestMs} * interval '1 millisecond' as "isLate"
      from action_logs log
      left join ${sealedActions} sealed on sealed.action_id = log.id
      left join ${unsealedActions} queued on queued.action_id = log.id
      where sealed.action_id is null order by log.id`,
  );
  const strange = found.filter(({ at, waits }) => !waits || at < before);
  const late = found.filter((line) => line.isLate && !strange.includes(line));
  return {
    unsealed: [
      ...strange.map(({ id }): Fault => ({ what: 'inserted', actionId: id })),
      ...late.map(({ id }): Fault => ({ what: 'unsealed', actionId: id })),
    ],
    waiting: found.length - strange.length,
  };
}
