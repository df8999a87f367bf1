import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../test/database.ts';
import { requireTimeZone } from '../modules/clients/require-time-zone.ts';
import { rows } from './rows.ts';

test('a zone that either of the two lists lacks is refused, and taken for UTC where it is stored', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const read = async (zone: string) =>
    (await rows(db, z.object({ zone: z.string() }), sql`select known_zone(${zone}) as zone`))[0]?.zone;
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires']) {
    expect(await read(zone)).toBe(zone);
    await requireTimeZone(db, zone);
  }
  // Node knows the first alone; the second is a rule of its own to the database, and no zone to Node.
  expect(await read('US/Pacific-New')).toBe('UTC');
  for (const zone of ['US/Pacific-New', 'Loom/Shed5'])
    await expect(requireTimeZone(db, zone)).rejects.toMatchObject({ code: 'time_zone_unknown' });
});
