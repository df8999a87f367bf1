import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { isErrno } from './db/is-errno.ts';

/** The configured secrets; where none are demanded, one that is made at the first start and kept in the data folder. */
export async function signingSecrets(config: Config): Promise<readonly [string, ...string[]]> {
  const [first, ...others] = (config.signingSecrets?.reveal() ?? (await keptSecret(config.dataDir))).split(',');
  if (!first) throw new Error('There is no secret to sign links with.');
  return [first, ...others];
}

async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'signing-secret');
  await mkdir(dataDir, { recursive: true });
  // Whole before it bears the name: a start that is cut short, or has no room, must not leave half a secret to the next.
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    await link(draft, path);
  } catch (problem) {
    if (!isErrno(problem, 'EEXIST')) throw problem;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}
