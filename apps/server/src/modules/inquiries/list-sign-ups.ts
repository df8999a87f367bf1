import { type SignUp, type SignUpColumn, type SignUpStatus, signUpStatuses } from '@naksha/contract';
import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.ts';
import { orderOf } from '../../db/order-of.ts';
import type { Runner } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import { signUps } from '../../db/schema/sign-ups.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';

interface Query {
  readonly pageNo: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly status?: SignUpStatus | undefined;
  readonly sortBy: SignUpColumn;
  readonly sortDirection: 'asc' | 'desc';
}

/** The requests to sign up, sorted by what is asked for and then by their age. */
export async function listSignUps({ db }: SuperScope, query: Query) {
  const { pageNo, limit, search, status, sortBy, sortDirection } = query;
  const pattern = likePattern(search ?? '');
  const { companyName, name, email, phone } = signUps;
  const isFound = search ? or(...[companyName, name, email, phone].map((each) => ilike(each, pattern))) : undefined;
  const wanted = and(isFound, status && eq(signUps.status, status));
  const { createdAt, id } = signUps;
  const sorted = {
    createdAt,
    companyName: sql`lower(${companyName})`,
    name: sql`lower(${name})`,
    email: sql`lower(${email})`,
    plan: sql`lower(${plans.name})`,
    status: orderOf(signUpStatuses, signUps.status),
  }[sortBy];
  const direction = sortDirection === 'asc' ? asc : desc;
  const [all] = await db.select({ count: count() }).from(signUps).where(wanted);
  const found = await signUpsWithPlans(db)
    .where(wanted)
    // Who chose no plan comes last either way.
    .orderBy(sql`${direction(sorted)} nulls last`, direction(createdAt), direction(id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  return { data: found.map(present), total: all?.count ?? 0, pageNo, limit };
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
