import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BackupProblem } from './backup-problem.ts';
import { ConfigError } from './config.ts';
import { eraseClient } from './modules/leaving/erase-client.ts';
import { writeArchive } from './modules/leaving/write-archive.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run leave -- --client ID --archive FILE.zip  everything that the client owns, with a manifest of lengths and hashes
npm run leave -- --client ID --erase             what it made and who its people are; the books and the log stay`;

/** When a client leaves: what is theirs goes with them, and is erased here. */
await runCommand(async ({ connection, storage }) => {
  const text = { type: 'string' } as const;
  const {
    client,
    archive: path,
    erase,
  } = parseArgs({ options: { client: text, archive: text, erase: { type: 'boolean' } } }).values;
  const id = z.uuid().safeParse(client);
  if (!id.success || (path === undefined && !erase)) throw new ConfigError(usage);
  const said: string[] = [];
  if (path !== undefined) said.push(await writeArchive(connection.db, storage, id.data, path));
  if (erase) {
    const { before, rows, objects, left } = await eraseClient(connection.db, storage, id.data);
    const counted = Object.entries({ ...rows, 'objects in storage': objects }).map(
      ([name, count]) => `  ${count} ${name}`,
    );
    said.push(
      before
        ? `It was erased on ${before.toISOString().slice(0, 10)}. Nothing was left to erase, and nothing was changed.`
        : [
            'Erased:',
            ...counted,
            'What stays, with the names in it:',
            '  the ledger, payments, invoices, the action log, requests to sales, and every backup',
          ].join('\n'),
    );
    if (left > 0)
      throw new BackupProblem(
        `${said.join('\n')}\n${left} were left when it was looked for them again: begin it again.`,
      );
  }
  return said.join('\n');
});
