import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newcomer, plainPicture, uploadsOf, useUploads } from '../../../test/uploads.ts';
import { zipOf } from '../../../test/zip.ts';
import { clients } from '../../db/schema/clients.ts';
import { files } from '../../db/schema/files.ts';

const { app, asha, its } = useUploads();
const post = (path: string, body: unknown, token = asha().token) => app().ask(`POST ${path}`, { token, body });
const saved = z.object({ data: z.object({ _id: z.string() }), isDuplicate: z.boolean().optional() });

async function bring(
  bytes: Uint8Array,
  fileName: string,
  { type = 'image/png', ...more }: { type?: string; sourceSha256?: string } = {},
  token = asha().token,
) {
  const body = { fileName, type, ...more };
  const { s3fileName, signedUrl } = z
    .object({ s3fileName: z.string(), signedUrl: z.string() })
    .parse((await post('/files/create-secure-url', body, token)).body);
  expect((await its().put(signedUrl, bytes)).status).toBe(200);
  return s3fileName;
}
const save = async (s3FileName: string, token = asha().token) =>
  saved.parse((await post('/files/save-file-info', { fileName: 'a.png', s3FileName, unlessThere: true }, token)).body);
const entry = (s3FileName: string, index: number) => post('/files/save-archive-entry', { s3FileName, index });
const zip = (bytes: Buffer) => bring(bytes, 'a.zip', { type: 'application/zip' });
const rows = () => app().connection.db.select().from(files).where(eq(files.clientId, asha().clientId));

describe('the same picture, that is not to be kept twice,', () => {
  test('is kept once, though it comes several times at the same moment, of two people and in an archive too', async () => {
    const bytes = await plainPicture(41, 23).png().toBuffer();
    const bina = await newcomer(app(), 'user', asha().clientId);
    const archive = await zip(zipOf([{ name: 'in a zip.png', bytes }]));
    const [one, two, three] = [
      await bring(bytes, 'one.png'),
      await bring(bytes, 'two.png'),
      await bring(bytes, 'three.png', {}, bina.token),
    ];
    const answers = await Promise.all([
      save(one),
      save(two),
      save(three, bina.token),
      entry(archive, 0).then(({ body }) => saved.parse(body)),
    ]);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(new Set(answers.map(({ data }) => data._id))).toEqual(new Set([row?.id]));
    expect(answers.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(3);
    expect(await its().keys('files')).toEqual([row?.storageKey]);
    expect(await save(two)).toEqual(answers[1]);
    const stranger = uploadsOf(app(), await newcomer(app()));
    expect((await stranger.keep(bytes))._id).not.toBe(row?.id);
  });

  test('is recognised as a TIFF that became a PNG in the page and as the same TIFF in an archive, whichever is first', async () => {
    for (const isZipFirst of [true, false]) {
      const tiff = await plainPicture(30, isZipFirst ? 21 : 22)
        .tiff({ compression: 'lzw' })
        .toBuffer();
      const png = await plainPicture(30, isZipFirst ? 21 : 22)
        .png()
        .toBuffer();
      const sourceSha256 = createHash('sha256').update(tiff).digest('hex');
      const archive = await zip(zipOf([{ name: 'a.tif', bytes: tiff }]));
      const alone = async () => save(await bring(png, 'a.png', { sourceSha256 }));
      const inside = async () => saved.parse((await entry(archive, 0)).body);
      const [first, second] = isZipFirst ? [await inside(), await alone()] : [await alone(), await inside()];
      expect(second).toMatchObject({ data: { _id: first?.data._id }, isDuplicate: true });
      expect(first?.isDuplicate).toBeUndefined();
    }
    expect(await its().keys('files')).toHaveLength(2);
  });
});

test('files that come at the same moment are let in as long as there is room, and the rest leaves no bytes', async () => {
  const pictures = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      plainPicture(20 + n, 30)
        .png()
        .toBuffer(),
    ),
  );
  const archive = await zip(zipOf(pictures.map((bytes, n) => ({ name: `${n}.png`, bytes }))));
  const smallest = Math.min(...pictures.map(({ length }) => length));
  const quotaBytes = smallest * 2 - 1;
  await app().connection.db.update(clients).set({ quotaBytes }).where(eq(clients.id, asha().clientId));
  const answers = await Promise.all(pictures.map((_, index) => entry(archive, index)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 507, 507, 507]);
  const kept = await rows();
  expect(await its().keys('files')).toEqual(kept.map(({ storageKey }) => storageKey));
});
