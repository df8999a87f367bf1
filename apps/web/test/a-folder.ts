import { type Directory, endpoints, type FileRow } from '@naksha/contract';
import { onTestFinished } from 'vitest';
import { FakeServer } from './fake-server.ts';
import { someone } from './open-app.tsx';

export const designer = someone('user');

/** The nth picture of a folder. */
export function picture(n: number, directory: Directory = 'uploaded'): FileRow {
  return {
    _id: `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    clientId: designer.clientId ?? '',
    fileName: `cloth ${n}.png`,
    s3FileName: `cloth-${n}`,
    directory,
    contentType: 'image/png',
    bytes: 1000,
    width: 600,
    height: 400,
    totalPixels: 240_000,
    dpi: 300,
    createdAt: '2026-11-01T08:00:00.000Z',
    createdBy: designer._id,
    saved: true,
    previewUrl: '/files/signed/a-token?size=small',
  };
}

const person = { _id: designer._id, name: designer.name };
const folderId = '0190a000-0000-7000-8000-0000000f01de';

/** What the collection of `folderServer` can be held to. */
export const facets = {
  tags: [{ tag: 'wedding', count: 2 }],
  families: [{ family: 'ajrakh' as const, words: { en: 'Ajrakh', hi: 'अजरख', gu: 'અજરખ' } }],
  operations: ['generate'],
  people: [person],
  folders: [{ _id: folderId, name: 'Diwali', createdBy: designer._id, count: 1 }],
};

/** Answers what the rooms of a designer ask; `rows` lie in the folder of uploads, the newest first. */
export function folderServer(rows: FileRow[]): FakeServer {
  return new FakeServer()
    .answer(endpoints.events, () => new Promise<string>(() => undefined))
    .answer(endpoints.updateLastActive, () => ({ success: true }))
    .answer(endpoints.getBalance, () => ({
      creditsLeft: 7,
      totalCredits: 10,
      currentTotal: 10,
      reserved: 0,
      expiresAt: null,
      expiring: 0,
    }))
    .answer(endpoints.listFileFacets, () => facets)
    .answer(endpoints.getFileRoom, () => ({ room: null }))
    .answer(endpoints.listVersions, () => ({ data: [] }))
    .answer(endpoints.pickFiles, ({ query: { directory, from, count } }) => {
      const found = rows.filter((row) => row.directory === directory);
      return { data: found.slice(from, from + count).map(({ _id }) => ({ _id })), total: found.length };
    })
    .answer(endpoints.listFiles, ({ query: { pageNo, limit, directory, fileName = '', sortDirection } }) => {
      const found = rows.filter((row) => row.directory === directory && row.fileName.includes(fileName));
      if (sortDirection === 'asc') found.reverse();
      return { data: found.slice((pageNo - 1) * limit, pageNo * limit), total: found.length, pageNo, limit };
    });
}

/** Gives every part of the document a size, which it has in a browser and not in jsdom. */
export function measureAs(width: number, height: number): void {
  const undo = Object.entries({ clientWidth: width, clientHeight: height }).map(([name, value]) => {
    const before = Object.getOwnPropertyDescriptor(Element.prototype, name);
    Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
    return () => before && Object.defineProperty(Element.prototype, name, before);
  });
  onTestFinished(() => {
    for (const each of undo) each();
  });
}
