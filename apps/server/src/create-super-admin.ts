import { parseArgs } from 'node:util';
import { email, isNotOwnName, newPassword, ownNameRefused, personName, username } from '@naksha/contract';
import { z } from 'zod';
import { CommandFault } from './command-faults.ts';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { logAction } from './modules/logs/log-action.ts';
import { hashPassword } from './modules/session/hash-password.ts';
import { isCommonPassword } from './modules/session/is-common-password.ts';
import { addAccount } from './modules/users/add-account.ts';
import { sayProblem } from './say-problem.ts';

const usage = `Makes an account that may do everything.

  SUPER_ADMIN_PASSWORD=… npm run create-super-admin -- --name "Some Body" --username some_body [--email some@body.in]
`;

/** Makes the first account of an installation; the password comes from the environment, where no history keeps it. */
async function createSuperAdmin(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { name: text, username: text, email: text } });
  const given = await z
    .object({
      name: personName,
      username: username.optional(),
      email: email.optional(),
      password: newPassword('password_required').refine(
        async (text) => !(await isCommonPassword(text)),
        'password_common',
      ),
    })
    .refine((account) => account.username !== undefined || account.email !== undefined, 'login_required')
    .refine(isNotOwnName, ownNameRefused)
    .safeParseAsync({ ...values, password: process.env.SUPER_ADMIN_PASSWORD });
  if (!given.success) throw new CommandFault(usage, given.error.issues);
  const { password, ...account } = given.data;
  const config = readConfig(process.env);
  const connection = await connect({ databaseUrl: config.databaseUrl?.reveal(), dataDir: config.dataDir });
  try {
    const passwordHash = await hashPassword(password);
    const login = { ...account, passwordHash, mustChangePassword: true };
    const made = await addAccount(connection.db, { ...login, clientId: null, role: 'superadmin' });
    const actor = { userId: made.id, userName: made.name, ip: null, requestId: 'create-super-admin' };
    await logAction(connection.db, actor, 'user.created', made.id, { name: made.name, role: made.role });
    process.stdout.write(`${made.username ?? made.email} can sign in now, and then chooses another password.\n`);
  } finally {
    await connection.close();
  }
}

await createSuperAdmin().catch(sayProblem);
