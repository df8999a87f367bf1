import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Family } from '@naksha/contract';

/** The hash of each cloth's designs as another process draws them. */
export async function hashElsewhere(families: readonly Family[]): Promise<Map<string, string>> {
  const script = fileURLToPath(new URL('../quality-hashes.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...families]);
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [family = '', hash = ''] = line.split(' ');
        return [family, hash];
      }),
  );
}
