import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BuiltinOperation } from '@naksha/engines';
import type { Taken } from './run-peer.ts';

const script = fileURLToPath(new URL('./ours.ts', import.meta.url));

/** What an operation of ours took, done as the server does it, in a process of its own, warm. */
export async function runOurs(
  operation: BuiltinOperation,
  input: string,
  params: object,
  output: string,
): Promise<Taken & { report: Record<string, unknown> }> {
  const args = [script, operation, input, JSON.stringify(params), output];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}
