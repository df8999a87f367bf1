import { readConfig } from '../../apps/server/src/config.ts';
import { checkLedger } from '../../apps/server/src/modules/credits/check-ledger.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { addTestClient } from '../../apps/server/test/client.ts';
import { deductAtOnce } from '../../apps/server/test/deduct-at-once.ts';
import { makeHome } from '../../e2e/kill/home.ts';
import { printTable } from '../print-table.ts';

/** Twice as many deductions at once as there are credits, on both databases; true when exactly those were spent and the books agree. */
export async function runMoney(deductions = 10_000): Promise<boolean> {
  const credits = Math.floor(deductions / 2);
  const rows: string[][] = [];
  let isGood = true;
  for (const name of ['pglite', 'postgres'] as const) {
    const home = await makeHome(name);
    try {
      const connection = await home.open();
      const config = readConfig({ NODE_ENV: 'test', ...home.settings });
      const services = await openServices(config, connection, (error) => console.error(error));
      const { clientId, userId } = await addTestClient(connection.db, { credits });
      const sizes = Array<number>(deductions).fill(1);
      const { spent, refused, faults, seconds } = await deductAtOnce({
        ...{ connection, services, clientId, userId, sizes, connections: 200 },
      });
      const wrong = await checkLedger(connection.db);
      isGood &&= spent === credits && refused === deductions - credits && faults.length === 0 && wrong.length === 0;
      const counts = [deductions, credits, spent, refused, faults.length, wrong.length].map(String);
      rows.push([name, ...counts, seconds.toFixed(1), (deductions / seconds).toFixed(0)]);
      await services.events.close();
      await services.queue.close();
      await connection.close();
    } finally {
      await home.remove();
    }
  }
  const counted = ['deductions', 'credits', 'spent', 'refused', 'faults', 'wrong in the books'];
  printTable(['database', ...counted, 'seconds', 'per second'], rows);
  return isGood;
}
