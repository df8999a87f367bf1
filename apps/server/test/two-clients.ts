import { randomUUID } from 'node:crypto';
import { area } from '@naksha/contract';
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import type { Connection, Transaction } from '../src/db/database.ts';
import { across, own } from '../src/db/own.ts';
import { rows } from '../src/db/rows.ts';
import { type NewRow, type TenantName, tenantKey, tenantTable } from '../src/db/tables.ts';
import { makeCoupon } from './authorization-shop.ts';
import { addTestClient } from './client.ts';
import { openTestDatabase } from './database.ts';
import { addSoldPlan } from './sold.ts';

export type Side = 'here' | 'there';
/** The helper without the types that would keep a test from misusing it. */
export interface Loose {
  readonly where: (condition?: SQL) => Promise<object[]>;
  readonly pick: (picked: object, condition?: SQL) => Promise<Record<string, unknown>[]>;
  readonly rows: () => SQL;
  readonly insert: (values: object) => Returning & { onConflictDoNothing: () => Returning };
  readonly update: (values: object, condition?: SQL) => Returning & { where: (condition: SQL) => unknown };
  readonly delete: (condition?: SQL) => Returning;
}
interface Returning {
  readonly returning: () => Promise<Record<string, unknown>[]>;
}

/** The first ticket of each, to which others hang their rows. */
const ticketOf = { here: '', there: '' };
/** What payments and coupons hang on: a plan, a coupon, and payments of each, for one holds one coupon at most. */
const sold = { planId: '', couponId: '' };
const paymentsOf: Record<Side, string[]> = { here: [], there: [] };
/** Jobs of each that no one has asked about yet. */
const jobsOf: Record<Side, string[]> = { here: [], there: [] };
/** What traits hang on, of which a file has one row. */
const filesOf: Record<Side, string[]> = { here: [], there: [] };
const sides = { here: { clientId: '', userId: '' }, there: { clientId: '', userId: '' } };

/** A row for each table in which a new client has none yet. */
export const samples = {
  actionLogs: (side) => ({ userId: sides[side].userId, userName: 'Asha Rao', action: 'a.test' }),
  apiKeys: () => ({ name: 'a key', keyHash: randomUUID() }),
  creditLogs: () => ({ holdId: randomUUID(), feature: 'generate', imagesGenerated: 1, creditsDeducted: 1 }),
  deductions: () => ({ requestId: randomUUID(), bodyHash: '-' }),
  payments(side) {
    const id = newId();
    paymentsOf[side].push(id);
    const { planId } = sold;
    // What they hold is of no concern here.
    const held = { terms: {}, quote: {}, parties: {} } as Pick<NewRow<'payments'>, 'terms' | 'quote' | 'parties'>;
    const bought = {
      planId,
      planVersion: 1,
      purpose: 'purchase',
      total: 1,
      currency: 'INR',
      method: 'transfer',
    } as const;
    return { id, ...held, ...bought, createdBy: sides[side].userId, expiresAt: new Date() };
  },
  couponRedemptions(side) {
    return { couponId: sold.couponId, paymentId: paymentsOf[side].shift() ?? '' };
  },
  disputes: (side) => ({
    ...{ paymentId: paymentsOf[side][0] ?? '', amount: 1, reason: 'a reason', state: 'open' },
    providerDisputeId: randomUUID(),
  }),
  refunds: (side) => ({ paymentId: paymentsOf[side][0] ?? '', amount: 1, reason: 'a reason' }),
  invoices(side) {
    const number = randomUUID();
    const numbered = { kind: 'invoice', series: number, year: '26-27', sequence: 1, number } as const;
    return { paymentId: paymentsOf[side][0] ?? '', ...numbered, document: {} as NewRow<'invoices'>['document'] };
  },
  files(side) {
    const id = newId();
    filesOf[side].push(id);
    return {
      id,
      createdBy: sides[side].userId,
      fileName: 'a.png',
      s3FileName: randomUUID(),
      storageKey: `files/${sides[side].clientId}/${id}`,
      contentType: 'image/png',
      bytes: 1,
      width: 1,
      height: 1,
      totalPixels: 1,
      isSaved: false,
    };
  },
  fileAreas: (side) => ({
    fileId: filesOf[side][0] ?? '',
    createdBy: sides[side].userId,
    name: randomUUID(),
    area: area.parse({ strokes: [{ radius: 0.1, points: [[0.5, 0.5]] }] }),
  }),
  filePreviews: (side) => ({ fileId: filesOf[side][0] ?? '', key: randomUUID(), bytes: 1 }),
  fileTraits: (side) => ({ fileId: filesOf[side].shift() ?? '', traits: [] }),
  fileWords: (side) => ({ fileId: filesOf[side][0] ?? '', word: randomUUID() }),
  folders: (side) => ({ createdBy: sides[side].userId, name: randomUUID() }),
  jobs(side) {
    const id = newId();
    jobsOf[side].push(id);
    return {
      id,
      userId: sides[side].userId,
      operation: 'generate',
      params: {},
      inputs: [],
      engine: 'builtin',
      cost: 1,
      priority: 1,
    };
  },
  jobAsks: (side) => ({ jobId: jobsOf[side].shift() ?? '', userId: sides[side].userId, note: 'a note' }),
  ledgerHolds: () => ({ id: randomUUID(), amount: 1, lots: [] }),
  tickets(side) {
    const id = newId();
    ticketOf[side] ||= id;
    return { id, authorId: sides[side].userId, authorName: 'Asha Rao', title: 'a title', description: 'a text' };
  },
  ticketEntries: (side) => ({
    ticketId: ticketOf[side],
    authorId: sides[side].userId,
    authorName: 'Asha Rao',
    isSupport: false,
  }),
  ticketAttachments: (side) => ({
    createdBy: sides[side].userId,
    fileName: 'a.png',
    contentType: 'image/png',
    bytes: 1,
  }),
  uploads: (side) => ({
    userId: sides[side].userId,
    fileName: 'a.png',
    s3FileName: randomUUID(),
    contentType: 'image/png',
    expiresAt: new Date(),
  }),
  users: () => ({ name: 'Somebody', username: randomUUID(), passwordHash: '-', role: 'user' }),
} satisfies { [Name in TenantName]?: (side: Side) => Omit<NewRow<Name>, 'clientId'> };
export type Sample = keyof typeof samples;
export const isSample = (name: string): name is Sample => name in samples;

/** What is written once and never changed: the database itself refuses. */
export const books: readonly TenantName[] = ['actionLogs', 'ledgerEntries', 'invoices'];

export function loose(reach: unknown): Loose {
  return reach as Loose;
}

export function keyOf(name: TenantName): PgColumn {
  const columns: Record<string, PgColumn> = getTableColumns(tenantTable(name));
  const column = columns[tenantKey(tenantTable(name))];
  if (!column) throw new Error(`${name} does not say whose it is.`);
  return column;
}

/** Undoes what was done, so that every test begins with the same rows. */
class Undo extends Error {}

type Reader = Connection['db'] | Transaction;

/** A database with two clients, each of which has a row in every table of clients. */
export function useTwoClients() {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openTestDatabase();
    sold.planId = (await addSoldPlan(connection.db)).id;
    sold.couponId = await makeCoupon(connection.db);
    for (const side of ['here', 'there'] as const) {
      ticketOf[side] = '';
      paymentsOf[side] = [];
      jobsOf[side] = [];
      filesOf[side] = [];
      sides[side] = await addTestClient(connection.db);
      const all = across(connection.db, 'foundation');
      const many = [
        ...Array<'payments'>(4).fill('payments'),
        ...Array<'jobs'>(2).fill('jobs'),
        ...Array<'files'>(2).fill('files'),
      ];
      for (const name of [...many, ...Object.keys(samples).filter(isSample)]) {
        await loose(all[name])
          .insert({ ...samples[name](side), clientId: sides[side].clientId })
          .returning();
      }
    }
  });
  afterAll(() => connection.close());
  return {
    sides,
    db: () => connection.db,
    mine: (name: TenantName, db: Reader = connection.db): Loose =>
      loose(own({ db, clientId: sides.here.clientId })[name]),
    /** The rows of one side as the database has them, read without the helper. */
    async rowsOf(name: TenantName, side: Side, db: Reader = connection.db) {
      const whose = sql`${sql.identifier(keyOf(name).name)} = ${sides[side].clientId}`;
      const table = sql.identifier(getTableName(tenantTable(name)));
      const found = await rows(
        db,
        z.object({ line: z.string() }),
        sql`select t::text as line from ${table} t where ${whose} order by 1`,
      );
      return found.map(({ line }) => line);
    },
    async undone(work: (tx: Transaction) => Promise<void>): Promise<void> {
      const done = connection.db.transaction(async (tx) => {
        await work(tx);
        throw new Undo();
      });
      await expect(done).rejects.toBeInstanceOf(Undo);
    },
  };
}
