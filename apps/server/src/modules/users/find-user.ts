import type { User } from '@naksha/contract';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { secondSteps } from '../../db/schema/second-steps.ts';
import { AppError } from '../../http/app-error.ts';
import { usedThisMonth } from '../credits/used-this-month.ts';
import { presentUser } from './present-user.ts';

const { creditLogs, users } = fields;

/** A user of the caller's client by id; one of another client is as absent as one that never was. */
export async function findUser(owner: Owner, id: string): Promise<User> {
  const [found] = await usersOf(owner, eq(users.id, id));
  if (!found) throw new AppError('not_found');
  return presentUser(found.user, found);
}

/** The users of a client with what each of them has spent. */
export function usersOf(owner: Owner, wanted?: SQL) {
  return own(owner).users.pick({ user: users, ...userFigures(owner) }, wanted);
}

/** What other tables know of each user, as columns. */
export function userFigures(owner: Owner) {
  const mine = own(owner);
  const sum = sql`coalesce(sum(${creditLogs.creditsDeducted}), 0)`;
  const creditsUsed = sql`${mine.creditLogs.pick({ sum }, eq(creditLogs.userId, users.id))}`.mapWith(Number);
  const creditsThisMonth = usedThisMonth(owner, users.id);
  const isOn = and(eq(secondSteps.userId, users.id), isNotNull(secondSteps.confirmedAt));
  const hasSecondStep = sql<boolean>`exists (select 1 from ${secondSteps} where ${isOn})`;
  return { creditsUsed, creditsThisMonth, hasSecondStep };
}
