import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { type Fault, verifyChain } from './modules/logs/verify-chain.ts';
import { sayProblem } from './say-problem.ts';

/** Faults that are named one by one. */
const shown = 100;

/** Walks the chain over the action log and says what in it is not as it was sealed; ends with 1 if anything is not. */
async function verifyAudit(): Promise<void> {
  const { head: known } = parseArgs({ options: { head: { type: 'string' } } }).values;
  const config = readConfig(process.env);
  const connection = await connect({ databaseUrl: config.databaseUrl?.reveal(), dataDir: config.dataDir });
  try {
    const { lines, seals, waiting, head, faults } = await verifyChain(connection.db, known);
    process.stdout.write(`${lines} lines, ${seals} seals, ${waiting} lines wait for theirs. Head: ${head}\n`);
    for (const fault of faults.slice(0, shown)) process.stdout.write(`${describe(fault)}\n`);
    if (faults.length > shown) process.stdout.write(`and ${faults.length - shown} more\n`);
    if (faults.length === 0) process.stdout.write('Nothing was changed, removed, inserted or reordered.\n');
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await connection.close();
  }
}

function describe({ what, actionId, position, seal }: Fault): string {
  if (what === 'seal')
    return seal === undefined
      ? 'HEAD      the given head is not in the chain: it was cut or made again'
      : `SEAL      ${seal} is missing or is not as it was put`;
  const line = actionId === undefined ? 'a line' : `line ${actionId}`;
  const place = position === undefined ? 'without a seal' : `at position ${position}`;
  return `${what.toUpperCase().padEnd(9)} ${line} ${place}`;
}

await verifyAudit().catch(sayProblem);
