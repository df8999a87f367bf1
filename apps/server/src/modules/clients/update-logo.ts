import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@naksha/contract';
import { encodePicture, openPicture, PictureError, sniffType } from '@naksha/imaging';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { pictureProblem } from '../files/picture-problem.ts';
import { logAction } from '../logs/log-action.ts';

/** Wide enough for the head of a page on any screen. */
const widestPx = 1024;
const dpi = 96;

interface Logo {
  readonly clientId: string;
  readonly logo: string | null;
}

/**
 * Sets the logo of the caller's client, or takes it away. Its bytes say what it is, whatever the data URL calls it. What
 * is kept is drawn again from its pixels, so that nothing else in the file is ever shown to anyone.
 */
export async function updateLogo(scope: ClientScope, { clientId, logo }: Logo): Promise<Logo> {
  if (clientId !== scope.clientId) throw new AppError('not_found', { field: 'clientId' });
  const kept = logo === null ? null : await redraw(bytesOf(logo), scope.services.workDir);
  await scope.db.transaction(async (tx) => {
    await own(scope, tx).clients.update({ logo: kept });
    await logAction(tx, scope, 'client.logo', clientId, { removed: kept === null });
  });
  return { clientId, logo: kept };
}

function bytesOf(logo: string): Buffer {
  const comma = logo.indexOf(',');
  const head = /^data:([a-z]+\/[a-z]+);base64$/i.exec(logo.slice(0, comma === -1 ? 0 : comma));
  const type = head?.[1]?.toLowerCase();
  if (!limits.logoTypes.some((allowed) => allowed === type)) throw typeProblem();
  const letters = logo.slice(comma + 1);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(letters)) throw typeProblem();
  const bytes = Buffer.from(letters, 'base64');
  if (bytes.length > limits.logoMaxBytes) {
    throw new AppError('logo_too_large', { field: 'logo', params: { limit: limits.logoMaxMegabytes } });
  }
  return bytes;
}

async function redraw(bytes: Buffer, workDir: string): Promise<string> {
  const type = sniffType(bytes);
  if (type !== 'image/png' && type !== 'image/jpeg') throw typeProblem();
  const format = type === 'image/png' ? 'png' : 'jpeg';
  const folder = join(workDir, `logo-${randomUUID()}`);
  const [given, drawn] = [join(folder, 'given'), join(folder, 'drawn')];
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(given, bytes);
    await openPicture(given);
    await encodePicture(given, drawn, { format, dpi, width: widestPx, quality: 90, compression: 'none' });
    return `data:${type};base64,${await readFile(drawn, 'base64')}`;
  } catch (error) {
    throw error instanceof PictureError ? pictureProblem(error) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function typeProblem(): AppError {
  return new AppError('logo_type_not_allowed', { field: 'logo' });
}
