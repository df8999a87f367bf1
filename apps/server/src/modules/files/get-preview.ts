import { Readable } from 'node:stream';
import { makePreview, type PreviewSize, previewSizes } from '@naksha/imaging';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import { withLocalFile } from '../../storage/with-local-file.ts';
import { countPreview, noteUse } from './count-preview.ts';
import { decodePicture } from './decode-picture.ts';
import { doneAside } from './done-aside.ts';
import { fileKeys } from './file-keys.ts';
import { findBinned, findLinkedFile } from './find-file.ts';
import { keepTraitsOnce } from './keep-traits.ts';
import { pictureKey } from './picture-key.ts';
import { pictureProblem } from './picture-problem.ts';
import { putWhileOwned } from './put-while-owned.ts';
import { sendStored } from './send-stored.ts';
import { createSingleFlight } from './single-flight.ts';
import { useMade } from './use-made.ts';

const once = createSingleFlight<void>();
const daySeconds = 86_400;

/** A small picture of a file, made when it is first asked for and kept. Sizes are few, so that few are kept. */
export async function getPreview(scope: LinkScope & Wire, input: { id: string; size: number }): Promise<void> {
  const { db, grant, log, services } = scope;
  const isOfBin = grant.kind === 'binPreview';
  if (!(isOfBin || grant.kind === 'preview') || grant.id !== input.id) throw new AppError('link_expired');
  const file = isOfBin ? await findBinned(db, grant.id) : await findLinkedFile(db, grant.id);
  const size = previewSizes.find((offered) => offered >= input.size) ?? 2048;
  const key = fileKeys.preview(file.clientId, grant.id, size);
  const owner = { db, clientId: file.clientId };
  async function make(): Promise<void> {
    const wanted = { clientId: file.clientId, fileId: file.id, from: pictureKey(file), key, size };
    await once(key, (signal) => keepPreview(scope, wanted, signal), scope.gone);
    // What it is found by is measured where its pixels are at hand anyhow; the answer does not wait for it.
    void doneAside(log, 'to measure a picture', keepTraitsOnce(services, owner, file));
  }
  const stored = { key, tag: `${grant.id}-${size}`, contentType: 'image/webp', maxAgeSeconds: daySeconds };
  await useMade(() => sendStored(scope, services.storage, stored), make);
  void doneAside(log, 'to note that a preview was looked at', noteUse(owner, key));
}

interface Wanted {
  readonly clientId: string;
  readonly fileId: string;
  readonly from: string;
  readonly key: string;
  readonly size: PreviewSize;
}

async function keepPreview(scope: LinkScope, wanted: Wanted, signal: AbortSignal): Promise<void> {
  const { clientId, fileId, from, key, size } = wanted;
  const parts = scope.services;
  try {
    const { bytes } = await withLocalFile(parts, from, (path) => {
      const wish = { clientId, path, folder: parts.workDir, temporaryBytes: 0, signal };
      return decodePicture(wish, (inTime) => makePreview(path, size, 'webp', inTime));
    });
    const put = () => parts.storage.put(key, Readable.from([bytes]));
    const count = () => countPreview(scope, clientId, { key, fileId, bytes: bytes.length });
    if (!(await putWhileOwned(parts.storage, key, put, count))) throw new AppError('not_found');
  } catch (error) {
    throw pictureProblem(error);
  }
}
