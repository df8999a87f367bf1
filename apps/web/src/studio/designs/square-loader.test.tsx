import { endpoints, limits } from '@naksha/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { someone } from '../../../test/open-app.tsx';
import { aDesign } from '../../../test/studio-rows.ts';
import { clearSession, openSession } from '../../api/session-store.ts';
import { createSquareLoader } from './square-loader.ts';

const { _id } = aDesign('cloth');
const cloth = aDesign('cloth', { previewUrl: `/files/${_id}/preview?token=signed` });
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer()
    .answer(endpoints.getFile, () => ({ data: cloth }))
    .answer(endpoints.getSquare, () => 'pixels');
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => ({ width: blob.size }));
  openSession({ authToken: 'token-of-the-test', user: someone('user') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearSession();
});

it('asks for a link once, and again before it runs out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const load = createSquareLoader(cloth._id);
  await load(1, 0, 0);
  await load(1, 1, 0);
  expect(server.asked(endpoints.getFile)).toHaveLength(1);
  vi.advanceTimersByTime(limits.signedReadSeconds * 1000 - 1);
  await load(1, 0, 1);
  expect(server.asked(endpoints.getFile)).toHaveLength(2);
});

it('reports a square that was refused to support, and tries a fresh link once', async () => {
  server.refuse(endpoints.getSquare, 'link_expired');
  await expect(createSquareLoader(cloth._id)(1, 0, 0)).rejects.toMatchObject({ code: 'link_expired' });
  expect(server.asked(endpoints.getSquare)).toHaveLength(2);
  const reports = server.asked(endpoints.sendEmail).map(({ body }) => body.subject);
  expect(reports).toEqual(['GET /files/{id}/tile: link_expired']);
});
