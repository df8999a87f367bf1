import { BackupProblem } from './backup-problem.ts';
import { CommandFault } from './command-faults.ts';
import { ConfigError } from './config.ts';
import { DatabaseUnreachable } from './db/database-unreachable.ts';
import { DatabaseHeld } from './db/give-way.ts';
import { codeOf } from './db/is-errno.ts';
import { FolderInUse } from './db/lock-folder.ts';
import { AppError } from './http/app-error.ts';
import { StorageError } from './storage/storage-error.ts';

/** Ends a command whose work went wrong: what is known to go wrong is a sentence and an exit code, all else is thrown on. */
export function sayProblem(problem: unknown): void {
  const exitCode = exitCodeOf(problem);
  if (exitCode === undefined || !(problem instanceof Error)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = exitCode;
}

/** The codes of sysexits.h: wrong usage, a service that is away, wrong settings. */
function exitCodeOf(problem: unknown): number | undefined {
  const isMisspelt = codeOf(problem).startsWith('ERR_PARSE_ARGS_');
  if (isMisspelt || problem instanceof CommandFault || problem instanceof AppError) return 64;
  const isBucketAway = problem instanceof StorageError && problem.fault === 'away';
  const isDatabaseAway = problem instanceof DatabaseUnreachable || problem instanceof DatabaseHeld;
  if (isBucketAway || isDatabaseAway || problem instanceof FolderInUse) return 69;
  if (problem instanceof ConfigError) return 78;
  return problem instanceof BackupProblem ? 1 : undefined;
}
