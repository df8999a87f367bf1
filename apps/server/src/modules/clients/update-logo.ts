import { sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { drawLogo } from './draw-logo.ts';

interface Logo {
  readonly clientId: string;
  readonly logo: string | null;
}

/** Sets the logo of the caller's client, or of any for a super-admin, or takes it away; either stands in that client's log. */
export async function updateLogo(scope: ClientScope | SuperScope, { clientId, logo }: Logo): Promise<Logo> {
  if (scope.kind === 'client' && clientId !== scope.clientId) throw new AppError('not_found', { field: 'clientId' });
  const kept = logo === null ? null : await drawLogo(logo, clientId, scope.services.workDir);
  await scope.db.transaction(async (tx) => {
    const mine = own({ db: tx, clientId }).clients;
    const [before] = await mine.pick({ hasLogo: sql<boolean>`${fields.clients.logo} is not null` });
    if (!before) throw new AppError('not_found', { field: 'clientId' });
    await mine.update({ logo: kept });
    const change = changedFields({ logo: before.hasLogo }, { logo: kept !== null });
    await logAction(tx, { ...scope, clientId }, 'client.logo', clientId, { removed: kept === null }, change);
  });
  return { clientId, logo: kept };
}
