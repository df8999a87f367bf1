import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

interface Swift {
  /** Of its S3 layer. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const serve = fileURLToPath(new URL('serve.py', import.meta.url));

/** Starts Debian's Swift with its S3 layer in one process, its files in a temporary folder. Throws where it is not installed. */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'naksha-swift-'));
  // The system's Python: Debian's packages are for that alone. It ends with its standard input, also when this process is killed.
  const child = spawn('/usr/bin/python3', ['-W', 'ignore', serve, folder], { stdio: ['pipe', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await Promise.race([
    new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve)),
    ended.then(() => {
      throw new Error(`Swift did not start (docs/development.md says what it needs): ${complaints}`);
    }),
  ]);
  return {
    url,
    async stop() {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
