import { sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { drawLogo } from './draw-logo.ts';

interface Logo {
  readonly clientId: string;
  readonly logo: string | null;
}

/** Sets the logo of the caller's client, or takes it away. */
export async function updateLogo(scope: ClientScope, { clientId, logo }: Logo): Promise<Logo> {
  if (clientId !== scope.clientId) throw new AppError('not_found', { field: 'clientId' });
  const kept = logo === null ? null : await drawLogo(logo, clientId, scope.services.workDir);
  await scope.db.transaction(async (tx) => {
    const mine = own(scope, tx).clients;
    const [before] = await mine.pick({ hasLogo: sql<boolean>`${fields.clients.logo} is not null` });
    await mine.update({ logo: kept });
    const change = changedFields({ logo: before?.hasLogo === true }, { logo: kept !== null });
    await logAction(tx, scope, 'client.logo', clientId, { removed: kept === null }, change);
  });
  return { clientId, logo: kept };
}
