import type { TestApp } from './app.ts';
import { addTestClient } from './client.ts';

let names = 0;
/** The form that adds a user, under a new name each time. */
export const userForm = (changes: Record<string, unknown> = {}) => ({
  name: 'Meera Shah',
  username: `meera_${++names}`,
  password: 'Loom@2026',
  confirmPassword: 'Loom@2026',
  ...changes,
});

/** A client with an administrator, and what that administrator may do. */
export async function addUserHouse(app: TestApp, wishes?: Parameters<typeof addTestClient>[1]) {
  const { clientId, userId } = await addTestClient(app.connection.db, wishes);
  const { token, userId: adminId } = await app.signIn({ clientId, role: 'admin' });
  const ask = (what: string, body?: unknown) => app.ask(what, { token, body });
  const create = (changes?: Record<string, unknown>) => ask('POST /users', userForm(changes));
  return { clientId, userId, adminId, ask, create };
}
