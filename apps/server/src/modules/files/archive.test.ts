import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { endpoints, limits } from '@naksha/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { plainPart as good, hostileArchives, hostileParts } from '../../../test/hostile-archives.ts';
import { hostilePictures } from '../../../test/hostile-pictures.ts';
import { plainPicture, useUploads } from '../../../test/uploads.ts';
import { type ZipPart, zipOf } from '../../../test/zip.ts';
import { AppError } from '../../http/app-error.ts';
import { withArchive } from './archive.ts';
import type { ReceivedBytes } from './received-bytes.ts';

/** An archive that lies in quarantine. */
function lying(bytes: Uint8Array): ReceivedBytes {
  return {
    isInParts: false,
    isThere: async () => true,
    bytes: async () => bytes.length,
    open: async (range) => Readable.from([bytes.subarray(range?.start ?? 0, (range?.end ?? bytes.length) + 1)]),
    writeTo: async () => undefined,
    remove: async () => undefined,
  };
}

/** Why an archive is refused, or each of its files; of a file that may be taken, what becomes of it when it is. */
async function judge(bytes: Uint8Array): Promise<string[]> {
  try {
    return await withArchive(lying(bytes), async ({ entries, read }) => {
      const found: string[] = [];
      for (const { index, problem } of entries) {
        if (problem) found.push(problem.code);
        else {
          const taken = await read(index)
            .then(({ stream }) => buffer(stream))
            .then(
              (body) => `${body.length} bytes`,
              () => 'breaks off',
            );
          found.push(taken);
        }
      }
      return found;
    });
  } catch (error) {
    if (error instanceof AppError) return [`all: ${error.code}`];
    throw error;
  }
}

test('what a system lays beside each picture is not counted among the files of an archive', async () => {
  const pairs = Array.from({ length: limits.archiveEntries }, (_, n) => [
    { ...good, name: `scans/${n}.png` },
    { ...good, name: `__MACOSX/scans/._${n}.png` },
  ]).flat();
  const { count, last } = await withArchive(lying(zipOf(pairs)), async ({ entries }) => ({
    count: entries.length,
    last: entries.at(-1)?.index,
  }));
  expect(count).toBe(limits.archiveEntries);
  // It can be asked for by its place.
  const { body } = endpoints.saveArchiveEntry;
  expect(body.safeParse({ s3FileName: 'scans.zip', index: last })).toMatchObject({ success: true });
  expect(await judge(zipOf([...pairs, { ...good, name: 'one-more.png' }]))).toEqual(['all: archive_too_many']);
});

test('names of files are cleaned as those are that people give, and cut to their length at their beginning', async () => {
  const names = ['a\u202Egnp.exe.png', `\u200b\u0085b.png`, `${'क😀'.repeat(120)}.png`];
  const archive = zipOf(names.map((name) => ({ ...good, name })));
  const found = await withArchive(lying(archive), async ({ entries }) => entries.map(({ fileName }) => fileName));
  expect(found.slice(0, 2)).toEqual(['agnp.exe.png', 'b.png']);
  expect(found[2]?.isWellFormed()).toBe(true);
  expect(found[2]).toMatch(/क😀\.png$/);
  expect(found[2]?.length).toBeLessThanOrEqual(limits.fileNameMaxLength);
});

const taken = `${good.bytes?.length} bytes`;
const beside = (part: ZipPart) => zipOf([good, part, { ...good, name: 'last.png' }]);
describe('an archive', () => {
  test('gives its pictures, however they are packed, and neither folders nor what systems put beside them', async () => {
    const parts = [
      good,
      { ...good, name: 'stored.jpg', isStored: true },
      { name: 'folder/' },
      { ...good, name: 'folder/बेल.TIFF' },
      { ...good, name: '__MACOSX/._vines.png' },
      { ...good, name: 'folder/.DS_Store' },
      { ...good, name: 'Thumbs.db' },
      // A plain ground packs well, and is no bomb.
      { name: 'plain.png', bytes: Buffer.alloc(500_000) },
    ];
    expect(await judge(zipOf(parts))).toEqual([taken, taken, taken, '500000 bytes']);
    const names = await withArchive(lying(zipOf(parts)), async ({ entries }) =>
      entries.map(({ fileName }) => fileName),
    );
    expect(names).toEqual(['vines.png', 'stored.jpg', 'बेल.TIFF', 'plain.png']);
  });

  test.each(Object.entries(hostileParts))('refuses %s one by one, and the rest goes on', async (_, { parts, code }) => {
    for (const part of parts)
      expect(await judge(beside(part)), JSON.stringify(part.name)).toEqual([taken, code, taken]);
  });

  test.each(hostileArchives)('%s is refused as a whole', async (_, bytes, code) => {
    expect(await judge(bytes)).toEqual([`all: ${code}`]);
  });

  test('was tried with two hundred of ten families', () => {
    const ofThree = Object.values(hostileParts).reduce((sum, { parts }) => sum + parts.length, 0);
    expect(Object.keys(hostileParts).length + 1).toBe(10);
    expect(ofThree + hostileArchives.length).toBeGreaterThanOrEqual(200);
  });
});

describe('an archive that was uploaded', () => {
  const { app, asha, its } = useUploads();
  const post = (path: string, body: unknown) => app().ask(`POST ${path}`, { token: asha().token, body });
  const entry = (s3FileName: string, index: number) => post('/files/save-archive-entry', { s3FileName, index });
  async function bring(bytes: Uint8Array): Promise<string> {
    const { signedUrl, s3fileName } = await its().allow('cloths.zip', 'application/zip');
    expect((await its().put(signedUrl, bytes)).status).toBe(200);
    return s3fileName;
  }

  test('says so where it holds nothing that could be taken', async () => {
    const s3FileName = await bring(zipOf([{ ...good, name: '__MACOSX/._vines.png' }, { name: 'cloths/' }]));
    const error = { code: 'archive_empty' };
    expect(await post('/files/open-archive', { s3FileName })).toMatchObject({ status: 422, body: { error } });
  });

  test('holds what is hostile, of ten families: each is refused for its own reason, nothing of it is stored, and what lies beside it is taken', async () => {
    const ruled = z.object({ entries: z.array(z.object({ problem: z.object({ code: z.string() }).optional() })) });
    const refused = z.object({ error: z.object({ code: z.string() }) });
    let [refusals, families] = [0, 1];
    for (const [at, [family, { parts, code }]] of Object.entries(hostileParts).entries()) {
      const beside = {
        name: 'vines.png',
        bytes: await plainPicture(30 + at, 9)
          .png()
          .toBuffer(),
      };
      // Seen only when it is unpacked, so each of these needs a name of its own.
      const isSeenLate = code === 'breaks off';
      const wrong = parts.map((each, place) => (isSeenLate ? { ...each, name: `${place}/${each.name}` } : each));
      const s3FileName = await bring(zipOf([beside, ...wrong]));
      const { entries } = ruled.parse((await post('/files/open-archive', { s3FileName })).body);
      expect(
        entries.map(({ problem }) => problem?.code),
        family,
      ).toEqual([undefined, ...parts.map(() => (isSeenLate ? undefined : code))]);
      const answers = await Promise.all(wrong.map((_, place) => entry(s3FileName, place + 1)));
      const codes = answers.map(({ body }) => refused.parse(body).error.code);
      expect(codes, family).toEqual(parts.map(() => (isSeenLate ? 'archive_damaged' : code)));
      expect((await entry(s3FileName, 0)).status, family).toBe(200);
      refusals += parts.length;
      families++;
    }
    // Of those that are only cut at another place, every eighth: they are all judged above.
    const sent = hostileArchives.filter(([what], at) => !what.startsWith('cut') || at % 8 === 0);
    for (const [what, bytes, code] of sent) {
      const s3FileName = await bring(bytes);
      expect(refused.parse((await post('/files/open-archive', { s3FileName })).body).error.code, what).toBe(code);
    }
    refusals += sent.length;
    const otherwise: string[] = [];
    for (const [family, { files, code }] of Object.entries(await hostilePictures())) {
      const s3FileName = await bring(zipOf(files));
      const { entries } = ruled.parse((await post('/files/open-archive', { s3FileName })).body);
      expect(
        entries.map(({ problem }) => problem),
        family,
      ).toEqual(files.map(() => undefined));
      const answers = await Promise.all(files.map((_, place) => entry(s3FileName, place)));
      const codes = answers.map(({ body }) => refused.safeParse(body).data?.error.code);
      for (const [place, { name }] of files.entries())
        if (codes[place] !== code) otherwise.push(`${family}, ${name}: ${codes[place]}`);
      refusals += files.length;
      families++;
    }
    expect(otherwise).toEqual([]);
    expect(families).toBeGreaterThanOrEqual(10);
    expect(refusals).toBeGreaterThanOrEqual(200);
    expect(await its().keys('files')).toHaveLength(Object.keys(hostileParts).length);
    expect(await readdir(app().services.workDir)).toEqual([]);
    expect(app().errors).toEqual([]);
  });
});

test('folders are parted by the sign of Windows too, and such a name leads nowhere else', async () => {
  const names = [
    'cloths\\red\\one.png',
    'cloths/red/one.png',
    'cloths\\',
    '__MACOSX\\x.png',
    'cloths\\..\\..\\two.png',
  ];
  const archive = zipOf(names.map((name) => ({ ...good, name })));
  const found = await withArchive(lying(archive), async ({ entries }) =>
    entries.map(({ fileName, problem }) => [fileName, problem?.code]),
  );
  expect(found).toEqual([
    ['one.png', undefined],
    ['one.png', 'archive_twice'],
    ['two.png', 'archive_path'],
  ]);
});

test('a file is taken that an archive says lies where it was made, but not from beneath that', async () => {
  const names = ['./one.png', './cloths/./two.png', './.hidden.png', './', './../three.png', './/four.png'];
  const found = await withArchive(lying(zipOf(names.map((name) => ({ ...good, name })))), async ({ entries }) =>
    entries.map(({ fileName, problem }) => [fileName, problem?.code]),
  );
  expect(found).toEqual([
    ['one.png', undefined],
    ['two.png', undefined],
    ['three.png', 'archive_path'],
    ['four.png', 'archive_path'],
  ]);
});

test('names in Hindi and Gujarati are read from an archive that does not say how they are written', async () => {
  const names = ['बूटी.png', 'વેલ.png', 'caf\u00e9.png'];
  const archive = zipOf(names.map((name) => ({ ...good, name, isSilent: true })));
  const found = await withArchive(lying(archive), async ({ entries }) => entries.map(({ fileName }) => fileName));
  expect(found).toEqual(names);
});

test('an archive behind whose end another stands is refused, for it would open as empty', async () => {
  const archive = zipOf([good]);
  const nothing = zipOf([]);
  const pointing = Buffer.from(nothing);
  pointing.writeUInt32LE(archive.length, 16);
  for (const end of [nothing, pointing])
    expect(await judge(Buffer.concat([archive, end]))).toEqual(['all: archive_unreadable']);
  expect(await judge(nothing)).toEqual([]);
});

test('what is refused for itself neither makes an archive too large nor stands in the way of a file of its name', async () => {
  const film = { ...good, name: 'film.mov', claims: { bytes: limits.archiveMaxBytes + 1 } };
  const huge = { ...good, name: 'huge.tif', claims: { bytes: 0xfffffffe } };
  const locked = { ...good, name: 'one.png', flags: 1, claims: { bytes: limits.archiveMaxBytes } };
  const nested = { ...good, name: 'more.zip', claims: { bytes: limits.archiveMaxBytes } };
  expect(
    await judge(zipOf([film, huge, nested, locked, { ...good, name: 'one.png' }, { ...good, name: 'one.png' }])),
  ).toEqual([
    'upload_type_not_allowed',
    'upload_too_large',
    'archive_nested',
    'archive_encrypted',
    taken,
    'archive_twice',
  ]);
});
