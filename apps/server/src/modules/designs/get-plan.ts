import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlanText } from '@naksha/engines';
import type { ClientScope } from '../../http/scope.ts';
import { fileKeys } from '../files/file-keys.ts';
import { findFile } from '../files/find-file.ts';

/** The plan that was kept with a design, as text: whoever previews a change of the design starts from what the change is made in. */
export async function getPlan(scope: ClientScope, { id }: { id: string }): Promise<{ plan: string | null }> {
  const { clientId, planBytes } = await findFile(scope, id);
  const { storage, workDir } = scope.services;
  if (planBytes === null) return { plan: null };
  const folder = await mkdtemp(join(workDir, 'plan-'));
  try {
    const plan = await readPlanText(await storage.localFile(fileKeys.plan(clientId, id), folder));
    return { plan: plan === '' ? null : plan };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
