import { randomUUID } from 'node:crypto';
import { addAccount } from '../../apps/server/src/modules/users/add-account.ts';
import { addTestClient } from '../../apps/server/test/client.ts';
import { startMailServer } from '../../apps/server/test/mail-server.ts';
import { makeHome } from '../../e2e/kill/home.ts';
import { startProduct } from '../../e2e/kill/product.ts';
import { printTable } from '../print-table.ts';

/** More than that between the medians, and a clock could show who has an account. */
const goalMs = 5;

/**
 * A thousand known and a thousand unknown log-ins, mixed, ask for a new password; true when their answers take as long. The known are a
 * client's people, to whom links go through a mail server: while answers are measured the line makes and sends them.
 */
export async function runForgot(count = 1000): Promise<boolean> {
  let isGood = true;
  for (const name of ['pglite', 'postgres'] as const) {
    const home = await makeHome(name);
    const post = await startMailServer();
    try {
      const connection = await home.open();
      const known = Array.from({ length: count }, () => `${randomUUID()}@mill.example`);
      const { clientId } = await addTestClient(connection.db);
      for (const email of known) {
        const account = {
          clientId,
          name: 'Asha Rao',
          email,
          passwordHash: '-',
          mustChangePassword: false,
          role: 'user',
        } as const;
        await addAccount(connection.db, account);
      }
      await connection.close();
      const product = await startProduct({
        ...home.settings,
        TRUSTED_PROXIES: '127.0.0.0/8',
        PUBLIC_URL: 'https://naksha.example',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(post.port),
        SMTP_SECURITY: 'none',
        MAIL_FROM: 'no-reply@naksha.example',
      });
      if (!product) throw new Error('The product did not start.');
      const ms = { known: [] as number[], unknown: [] as number[] };
      for (const [at, email] of known.entries()) {
        // In turn, so that whatever the machine does meanwhile slows both.
        for (const kind of at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const login = kind === 'known' ? email : `${randomUUID()}@mill.example`;
          ms[kind].push(await ask(product.address, login, at));
        }
      }
      await product.kill();
      const rows = (['known', 'unknown'] as const).map((kind) => [name, kind, ...figures(ms[kind])]);
      printTable(['database', 'login', 'p10 ms', 'median ms', 'p90 ms'], rows);
      const apart = Math.abs(quantile(ms.known, 0.5) - quantile(ms.unknown, 0.5));
      console.log(`${name}: medians ${apart.toFixed(2)} ms apart (goal ${goalMs})`);
      console.log(`${name}: ${post.received.length} letters had arrived by then`);
      // Without letters the dear side was never seen.
      isGood &&= apart < goalMs && post.received.length > 0;
    } finally {
      await post.stop();
      await home.remove();
    }
  }
  return isGood;
}

/** One request, from an address that has not asked often. */
async function ask(address: string, login: string, at: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${address}/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` },
    body: JSON.stringify({ login }),
  });
  await answer.text();
  if (answer.status !== 202) throw new Error(`It was answered with ${answer.status}.`);
  return performance.now() - began;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

const figures = (values: readonly number[]) => [0.1, 0.5, 0.9].map((share) => quantile(values, share).toFixed(2));
