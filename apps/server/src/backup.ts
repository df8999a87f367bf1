import { parseArgs } from 'node:util';
import { type BackupReport, makeBackup, restoreBackup } from './backup/make-backup.ts';
import { ConfigError } from './config.ts';
import { noteUpkeep } from './modules/installation/note-upkeep.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run backup -- --to FOLDER          writes a snapshot of the database, and the files that are not there yet
npm run restore -- --from FOLDER [--snapshot NAME]   fills the empty installation that the settings name`;

/** `npm run backup` and `npm run restore`. */
await runCommand(async ({ connection, storage }) => {
  const text = { type: 'string' } as const;
  const { to, from, snapshot } = parseArgs({ options: { to: text, from: text, snapshot: text } }).values;
  if (to !== undefined) {
    const report = await makeBackup({ connection, storage }, to);
    await noteUpkeep(connection.db, 'backup', 0);
    return sentence('Kept', report);
  }
  if (from === undefined) throw new ConfigError(usage);
  return sentence('Restored', await restoreBackup({ connection, storage }, from, snapshot));
});

function sentence(done: string, { snapshot, rows, objects, bytes }: BackupReport): string {
  return `${done} snapshot ${snapshot}: ${rows} rows and ${objects} files of ${Math.ceil(bytes / 1e6)} MB, each held against its hash.`;
}
