import { expect, test, vi } from 'vitest';
import { useUploads } from '../../../test/uploads.ts';
import { across } from '../../db/own.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { countPart } from './put-part.ts';

const { app, its } = useUploads();

test('a part that is too short is refused for that, and the log says that it could not be thrown away', async () => {
  const { s3fileName } = await its().allow();
  const { services, connection } = app();
  const [upload] = await across(connection.db, 'link').uploads.where();
  if (!upload) throw new Error(`An upload called ${s3fileName} was expected.`);
  const error = new StorageError('away', 'a part');
  const storage = { ...services.storage, remove: () => Promise.reject(error) };
  const warn = vi.fn();
  const came = { db: connection.db, log: { warn }, services: { ...services, storage }, upload, key: 'parts/a' };
  const part = { start: 0, end: 9, total: 10 };
  await expect(countPart({ ...came, part, bytes: 5 })).rejects.toMatchObject({ code: 'upload_incomplete' });
  expect(warn.mock.calls).toEqual([[{ err: error }, 'Failed beside an answer: to throw away a part.']]);
});
