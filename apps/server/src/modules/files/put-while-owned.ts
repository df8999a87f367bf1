import type { Storage } from '../../storage/storage.ts';

/**
 * Puts bytes that belong to a row which may be gone by the time they lie there. Rows go before their bytes: where the row is there after the put,
 * whoever deletes it later finds the bytes, and where it is not, they are taken away here. Answers whether they stay.
 */
export async function putWhileOwned<Stored>(
  storage: Storage,
  key: string,
  put: () => Promise<Stored>,
  isOwned: (stored: Stored) => Promise<boolean>,
): Promise<Stored | undefined> {
  const stored = await put();
  if (await isOwned(stored)) return stored;
  await storage.remove(key);
  return undefined;
}
