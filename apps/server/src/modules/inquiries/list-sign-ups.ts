import { type SignUp, type SignUpColumn, type SignUpStatus, signUpStatuses } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { orderOf } from '../../db/order-of.ts';
import type { Runner } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import { signUps } from '../../db/schema/sign-ups.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { listRequests } from './list-requests.ts';

type Query = Parameters<typeof listRequests>[1] & {
  readonly status?: SignUpStatus | undefined;
  readonly sortBy: SignUpColumn;
};

/** The requests to sign up, sorted by what is asked for; those without a plan come last either way. */
export function listSignUps({ db }: SuperScope, query: Query) {
  const { companyName, name, email, phone, createdAt } = signUps;
  return listRequests(db, query, {
    from: signUps,
    searched: [companyName, name, email, phone],
    hasStatus: query.status && eq(signUps.status, query.status),
    sortedBy: {
      createdAt,
      companyName: sql`lower(${companyName})`,
      name: sql`lower(${name})`,
      email: sql`lower(${email})`,
      plan: sql`lower(${plans.name})`,
      status: orderOf(signUpStatuses, signUps.status),
    }[query.sortBy],
    get: async (wanted, order, limit, after) => {
      const rows = signUpsWithPlans(db).where(wanted);
      return (
        await rows
          .orderBy(...order)
          .limit(limit)
          .offset(after)
      ).map(present);
    },
  });
}

/** One request, as a super-admin sees it. */
export async function findSignUp(db: Runner, id: string): Promise<SignUp> {
  const [found] = await signUpsWithPlans(db).where(eq(signUps.id, id));
  if (!found) throw new AppError('not_found');
  return present(found);
}

function signUpsWithPlans(db: Runner) {
  const plan = { id: plans.id, name: plans.name };
  return db.select({ signUp: signUps, plan }).from(signUps).leftJoin(plans, eq(plans.id, signUps.planId));
}

type Found = Awaited<ReturnType<typeof signUpsWithPlans>>[number];

function present({ signUp, plan }: Found): SignUp {
  const { id, planId, becameClient, createdAt, decidedAt, ...rest } = signUp;
  return {
    ...rest,
    _id: id,
    plan: plan && { _id: plan.id, name: plan.name },
    clientId: becameClient,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
