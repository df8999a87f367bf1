import { type FileRow, fileRow } from '@naksha/contract';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import type { Database } from '../src/db/database.ts';
import { clients } from '../src/db/schema/clients.ts';
import { files } from '../src/db/schema/files.ts';
import { type Answer, openTestApp, type SignedIn, type TestApp } from './app.ts';
import { putOnPlan } from './put-on-plan.ts';

export type Designer = SignedIn & { readonly clientId: string };

const secureUrl = z.object({ signedUrl: z.string(), s3fileName: z.string(), fileName: z.string() });
const saved = z.object({ data: fileRow });

/** Somebody new, of a client of their own or of one that is there. */
export async function newcomer(app: TestApp, role: 'user' | 'admin' = 'user', clientId?: string): Promise<Designer> {
  const id = clientId ?? newId();
  if (!clientId) {
    await app.connection.db.insert(clients).values({ id, name: 'A client' });
    await putOnPlan(app.connection.db, id);
  }
  return { ...(await app.signIn({ clientId: id, role })), clientId: id };
}

/** The calls of an upload, over HTTP. */
export function uploadsOf(app: TestApp, { token, clientId }: Designer) {
  async function allow(fileName = 'vines.png', type = 'image/png') {
    const answer = await app.ask('POST /files/create-secure-url', { token, body: { fileName, type } });
    return secureUrl.parse(answer.body);
  }
  async function put(signedUrl: string, bytes: Uint8Array) {
    const answer = await fetch(app.url + signedUrl, { method: 'PUT', body: new Uint8Array(bytes) });
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  }
  function save(fileName: string, s3FileName: string, as = token): Promise<Answer> {
    return app.ask('POST /files/save-file-info', { token: as, body: { fileName, s3FileName } });
  }
  async function upload(bytes: Uint8Array, fileName = 'vines.png'): Promise<Answer> {
    const { signedUrl, s3fileName } = await allow(fileName);
    const { status } = await put(signedUrl, bytes);
    if (status !== 200) throw new Error(`An upload was answered with ${status}.`);
    return save(fileName, s3fileName);
  }
  return {
    allow,
    put,
    save,
    upload,
    /** Uploads what will be accepted, and answers its row. */
    async keep(bytes: Uint8Array, fileName?: string): Promise<FileRow> {
      return saved.parse((await upload(bytes, fileName)).body).data;
    },
    /** What lies in storage for the client. */
    async keys(prefix: 'uploads' | 'files'): Promise<string[]> {
      const found: string[] = [];
      for await (const { key } of app.services.storage.list(`${prefix}/${clientId}`)) found.push(key);
      return found;
    },
  };
}

/** A plain picture at 150 dpi, to be encoded. */
export const plainPicture = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } }).withMetadata({ density: 150 });

/** The program of a file of tests about uploads, with a designer of a new client before each. */
export function useUploads() {
  let app: TestApp;
  let asha: Designer;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    asha = await newcomer(app);
  });
  return { app: () => app, asha: () => asha, its: () => uploadsOf(app, asha) };
}

/** A file as the database knows it, without a picture in storage: of any size, also one that would be absurd to make. */
export async function keepRow(
  db: Database,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  { width, height, operation }: { readonly width: number; readonly height: number; readonly operation?: string },
): Promise<string> {
  const id = newId();
  await db.insert(files).values({
    id,
    clientId,
    createdBy: userId,
    fileName: 'a.png',
    s3FileName: `${id}.png`,
    storageKey: `files/${clientId}/${id}`,
    directory: 'uploaded',
    contentType: 'image/png',
    bytes: 1,
    width,
    height,
    totalPixels: width * height,
    isSaved: true,
    operation,
  });
  return id;
}
