import { readdir } from 'node:fs/promises';
import { endpoints, limits } from '@naksha/contract';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { plainPicture, useUploads } from '../../../test/uploads.ts';
import { fileKeys } from './file-keys.ts';
import { inPictureTurn } from './picture-turn.ts';

const { app, asha, its } = useUploads();
const { smallPictureMaxPixels } = limits;
afterEach(() => {
  Object.assign(limits, { smallPictureMaxPixels });
});

const keep = async () => (await its().keep(await plainPicture().png().toBuffer()))._id;
const ask = (id: string) => app().ask(`GET /files/${id}/layers`, { token: asha().token });
const looks = () => readdir(app().services.workDir);

describe('the layers of a file', () => {
  test('are counted once, and asked for only so often', async () => {
    const id = await keep();
    expect(await ask(id)).toMatchObject({ status: 200, body: { layers: 1 } });
    await app().services.storage.remove(fileKeys.file(asha().clientId, id));
    const again = Array.from({ length: endpoints.countLayers.rate.max - 1 }, () => ask(id));
    for (const answer of await Promise.all(again)) expect(answer).toMatchObject({ status: 200, body: { layers: 1 } });
    expect((await ask(id)).status).toBe(429);
  });

  test('are counted as long as somebody waits for them, and no longer', async () => {
    const [shared, left] = [await keep(), await keep()];
    Object.assign(limits, { smallPictureMaxPixels: 1 });
    const released = Promise.withResolvers<void>();
    // After a failure as well: the program does not end before those who wait.
    onTestFinished(() => released.resolve());
    const weight = { pixels: 2, temporaryBytes: 0, memoryBytes: 0 };
    const holding = inPictureTurn(
      { clientId: asha().clientId, weight, folder: app().services.workDir },
      () => released.promise,
    );
    const leaveSoon = (id: string) => {
      const leaving = new AbortController();
      const headers = { authorization: `Bearer ${asha().token}` };
      const gone = fetch(`${app().url}/files/${id}/layers`, { headers, signal: leaving.signal });
      return () => {
        leaving.abort();
        return expect(gone).rejects.toThrow('aborted');
      };
    };
    const leaveShared = leaveSoon(shared);
    const kept = ask(shared);
    const leave = leaveSoon(left);
    await expect.poll(looks).toHaveLength(2);
    await leaveShared();
    await leave();
    // The place to look is still taken: what is gone has not been waited for.
    await expect.poll(looks).toHaveLength(1);
    released.resolve();
    await holding;
    expect(await kept).toMatchObject({ status: 200, body: { layers: 1 } });
    expect(await ask(left)).toMatchObject({ status: 200, body: { layers: 1 } });
    expect(await looks()).toEqual([]);
  });
});
