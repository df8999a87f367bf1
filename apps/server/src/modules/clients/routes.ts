import type { Handlers } from '../../http/handler.ts';
import { countClients } from './count-clients.ts';
import { countSessions } from './count-sessions.ts';
import { createAdminClient } from './create-admin-client.ts';
import { getClient } from './get-client.ts';
import { getLogo } from './get-logo.ts';
import { getSettings } from './get-settings.ts';
import { listClientUsers } from './list-client-users.ts';
import { listClients } from './list-clients.ts';
import { putSettings } from './put-settings.ts';
import { setAccountLimit } from './set-account-limit.ts';
import { setStorageLimit } from './set-storage-limit.ts';
import { updateClient } from './update-client.ts';
import { updateLogo } from './update-logo.ts';

export const clientHandlers = {
  createAdminClient,
  listClients,
  countClients,
  getClient,
  updateClient,
  setAccountLimit,
  setStorageLimit,
  countSessions,
  listClientUsers,
  getSettings,
  putSettings,
  getLogo,
  updateLogo,
} satisfies Partial<Handlers>;
