import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newcomer, plainPicture, uploadsOf, useUploads } from '../../../test/uploads.ts';
import { clients } from '../../db/schema/clients.ts';

const { app, asha } = useUploads();

test('a designer sees what the files of the whole company take of their room, and nothing where there is no limit', async () => {
  const colleague = await newcomer(app(), 'user', asha().clientId);
  const file = await uploadsOf(app(), colleague).keep(await plainPicture().png().toBuffer());
  const stranger = await newcomer(app());
  await uploadsOf(app(), stranger).keep(await plainPicture(200, 200).png().toBuffer());
  const room = async () => (await app().ask('GET /files/room', { token: asha().token })).body;
  expect(await room()).toEqual({ room: null });
  await app().connection.db.update(clients).set({ quotaBytes: 4.5e9 }).where(eq(clients.id, asha().clientId));
  expect(await room()).toEqual({ room: { usedBytes: file.bytes, limitBytes: 4.5e9, gigabytes: 5 } });
});
