import type { ClientDetails, ClientForm, User } from '@naksha/contract';
import type { Transaction } from '../../db/database.ts';
import { across } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { holdPlan } from '../plans/find-plan.ts';
import { givenPassword } from '../session/given-password.ts';
import { hashNewPassword } from '../session/hash-new-password.ts';
import { getSite } from '../site/get-site.ts';
import { addAccount } from '../users/add-account.ts';
import { presentUser } from '../users/present-user.ts';
import { addClient } from './add-client.ts';
import { drawLogo } from './draw-logo.ts';
import { findClient } from './find-client.ts';
import { refuseIdleLimit } from './refuse-idle-limit.ts';
import { requireTimeZone } from './require-time-zone.ts';

interface Made {
  readonly client: ClientDetails;
  readonly admin: User;
}

/**
 * Adds a client with its first administrator and its subscription, which starts now, `inStep` with what is done before and after it
 * in the same transaction. A login that is taken leaves nothing behind.
 */
export async function createAdminClient(
  scope: SuperScope,
  { planId, isTrial, logo: given, adminName, lang, email, username, password, ...facts }: ClientForm,
  inStep: (tx: Transaction, make: () => Promise<Made>) => Promise<Made> = (_, make) => make(),
): Promise<Made> {
  await requireTimeZone(scope.db, facts.timeZone);
  // Drawing and hashing take long; no transaction waits for them.
  const logo = given === null ? null : await drawLogo(given, scope.userId, scope.services.workDir);
  const names = [adminName, email, username];
  const passwordHash = await hashNewPassword({ password, field: 'password', names, account: scope.userId });
  const make = async (tx: Transaction) => {
    const plan = await holdPlan(tx, planId);
    if (!plan) throw new AppError('plan_unknown', { field: 'planId' });
    refuseIdleLimit(facts.accountLimit, plan.usersCount);
    const terms = isTrial ? await trialOf(tx) : {};
    const clientId = await addClient(tx, { ...facts, logo, plan, terms, by: scope });
    const login = { name: adminName, lang, email, username, passwordHash, ...givenPassword() };
    const account = { ...login, role: 'admin' } as const;
    const admin = await addAccount(tx, { ...account, clientId });
    const actor = { ...scope, clientId };
    const change = changedFields(null, { ...facts, plan: plan.name, isTrial, logo: logo !== null });
    await logAction(tx, actor, 'client.created', clientId, { name: facts.name, plan: plan.name }, change);
    const made = changedFields(null, { name: adminName, lang, email, username, role: account.role });
    await logAction(tx, actor, 'user.created', admin.id, { name: adminName, role: account.role }, made);
    return { client: await findClient(across(tx, 'superAdmin'), clientId), admin: presentUser(admin) };
  };
  return scope.db.transaction((tx) => inStep(tx, () => make(tx)));
}

/** What a trial puts in the place of the plan's own terms. */
async function trialOf(tx: Transaction) {
  const { trial } = await getSite({ db: tx });
  if (!trial) throw new AppError('trial_not_offered', { field: 'isTrial' });
  const { credits, days } = trial;
  return { credits, subscriptionDays: days, creditValidityDays: days, amount: 0 };
}
