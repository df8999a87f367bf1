import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (problem) {
    if (!isErrno(problem, 'EEXIST')) throw problem;
  }
  return readFile(path, 'utf8');
}
