import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import type { Connection } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { type EventBus, openEventBus } from './event-bus.ts';
import { type DomainEvent, publishEvent } from './publish-event.ts';

let connection: Connection;
let bus: EventBus;
const errors: unknown[] = [];
beforeAll(async () => {
  connection = await openTestDatabase();
  bus = await openEventBus(connection, (error) => errors.push(error));
});
afterAll(async () => {
  await bus.close();
  await connection.close();
});

const credits = (): DomainEvent => ({ kind: 'credits', clientId: newId() });

describe('the event bus', () => {
  test('passes an event on when its transaction commits, and not before', async () => {
    const heard: DomainEvent[] = [];
    const end = bus.subscribe((event) => heard.push(event));
    const event = credits();
    await connection.db.transaction(async (tx) => {
      await publishEvent(tx, event);
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(heard).toEqual([]);
    });
    await eventually(() => expect(heard).toEqual([event]));
    end();
  });

  test('swallows the events of a transaction that rolled back', async () => {
    const heard: DomainEvent[] = [];
    const end = bus.subscribe((event) => heard.push(event));
    const rolledBack = connection.db.transaction(async (tx) => {
      await publishEvent(tx, credits());
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const after = credits();
    await publishEvent(connection.db, after);
    await eventually(() => expect(heard).toEqual([after]));
    end();
  });

  test('lets a listener use the database although the event came out of a transaction', async () => {
    const found = new Promise((resolve, reject) => {
      bus.subscribe(() => connection.db.select().from(users).then(resolve, reject));
    });
    await connection.db.transaction((tx) => publishEvent(tx, credits()));
    await expect(found).resolves.toEqual([]);
  });

  test('passes over what it does not understand', async () => {
    const heard: DomainEvent[] = [];
    const end = bus.subscribe((event) => heard.push(event));
    const event = credits();
    for (const payload of ['not json', '{"kind":"of tomorrow"}', '', JSON.stringify(event)]) {
      await connection.db.execute(sql`select pg_notify('naksha', ${payload})`);
    }
    await eventually(() => expect(heard).toEqual([event]));
    end();
  });

  test('goes on after a listener that throws', async () => {
    const heard: DomainEvent[] = [];
    const ends = [
      bus.subscribe(() => {
        throw new Error('a listener of its own mind');
      }),
      bus.subscribe((event) => heard.push(event)),
    ];
    const event = credits();
    await publishEvent(connection.db, event);
    await eventually(() => expect(heard).toEqual([event]));
    expect(errors).toHaveLength(1);
    for (const end of ends) end();
  });

  test('listens again when its connection was lost, and says that something may have been missed', async () => {
    if (connection.home === 'postgres') {
      const gap = new Promise<void>((resolve) => {
        bus.onGap(resolve);
      });
      await connection.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'naksha-events' and datname = current_database()`,
      );
      await gap;
    }
    const heard: DomainEvent[] = [];
    bus.subscribe((event) => heard.push(event));
    const event = credits();
    await publishEvent(connection.db, event);
    await eventually(() => expect(heard).toEqual([event]));
  });
});
