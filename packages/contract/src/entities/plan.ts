import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';
import { currency, money } from './money.ts';
import { storedRoom } from './stored-room.ts';

/** Credits for one result, by the name of an operation, or by that of a feature of another system; an operation that is not named costs what it says itself. */
export const operationPrices = z.record(
  line('name_required').min(1, 'name_required').max(limits.operationNameMaxLength, 'name_too_long'),
  z.int('operation_price').min(0, 'operation_price').max(limits.operationPriceMax, 'operation_price'),
);
export type OperationPrices = z.infer<typeof operationPrices>;

/** What somebody buys with a plan. It is copied whole into what was bought, and never changes there. */
export const planTerms = z.strictObject({
  name: z.string(),
  adminCount: z.int(),
  usersCount: z.int(),
  credits: z.int(),
  creditValidityDays: z.int(),
  subscriptionDays: z.int(),
  amount: z.int(),
  currency,
  prices: operationPrices,
});
export type PlanTerms = z.infer<typeof planTerms>;

/** A plan as the pricing page shows it. `version` counts the changes of its terms. */
export const publicPlan = z.strictObject({
  _id: id,
  name: z.string(),
  adminCount: z.int(),
  usersCount: z.int(),
  credits: z.int(),
  creditValidityDays: z.int(),
  subscriptionDays: z.int(),
  price: z.strictObject({ amount: z.int().min(0), currency }),
  version: z.int(),
  prices: operationPrices,
  /** Links of the pictures beside it. */
  pictures: z.array(z.string()),
});
export type PublicPlan = z.infer<typeof publicPlan>;

/** A plan as a super-admin sees it: one that is not public stands on no page. */
export const anyPlan = publicPlan.extend({
  isPublic: z.boolean(),
  onSaleUntil: instant.nullable(),
  /** Clients whose subscription to it runs or is still to begin. */
  subscribers: z.int(),
  /** What those of them bought that did not buy today's terms: each version with how many bought it, the latest first. */
  formerTerms: z.array(z.strictObject({ version: z.int(), terms: planTerms, subscribers: z.int() })),
  /** Keys of the pictures, in the order of `pictures`. */
  s3Images: z.array(z.string()),
});
export type AnyPlan = z.infer<typeof anyPlan>;

const figure = (code: string, least: number, most: number) => z.int(code).min(least, code).max(most, code);

const planFields = {
  name: line('name_required').min(1, 'name_required').max(limits.planNameMaxLength, 'name_too_long'),
  adminCount: figure('plan_accounts', 1, limits.accountLimitMax),
  usersCount: figure('plan_accounts', 1, limits.accountLimitMax),
  credits: figure('plan_credits', 0, limits.grantMaxCredits),
  creditValidityDays: figure('plan_days', 1, limits.planMaxDays),
  subscriptionDays: figure('plan_days', 1, limits.planMaxDays),
  amount: figure('plan_amount', 0, limits.planMaxAmount),
  currency,
  isPublic: z.boolean(),
  onSaleUntil: instant.nullable(),
  prices: operationPrices,
};

/** A plan as a super-admin writes it. */
export const planForm = z
  .strictObject({
    ...planFields,
    isPublic: planFields.isPublic.default(false),
    onSaleUntil: planFields.onSaleUntil.default(null),
    prices: planFields.prices.default({}),
  })
  .refine(({ isPublic, amount }) => !isPublic || amount > 0, { error: 'plan_free', path: ['amount'] });
export type PlanForm = z.infer<typeof planForm>;

/** What is changed of a plan, without defaults: what is left out stays. `version` is that of the plan it started from. */
export const planChanges = z.strictObject(planFields).partial().extend({ version: z.int() });
export type PlanChanges = z.infer<typeof planChanges>;

/** The pictures beside a plan: each a data URL of a PNG or JPEG, or the key of one that stands there already. */
export const planPictures = z.strictObject({
  s3Images: z.array(z.string().max(2 * limits.logoMaxBytes)).max(limits.planPictures, 'plan_pictures'),
});

/** How many active accounts of a role there are, and how many there may be. */
const seats = z.strictObject({ active: z.int(), limit: z.int() });

/**
 * Where a subscription stands. `grace`: it has ended, nothing new is made, and files can be looked at and exported for some days.
 * `over`: those days have passed. `none`: there never was one.
 */
export const planStates = ['running', 'grace', 'over', 'none'] as const;
export type PlanState = (typeof planStates)[number];

/** The plan a client is on, as it was bought. */
export const currentPlan = z.strictObject({
  plan: planTerms.extend({ _id: id, version: z.int() }).nullable(),
  state: z.enum(planStates),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Until when files can still be exported after the end. */
  graceEndsAt: instant.nullable(),
  /** What was bought to follow it. */
  next: planTerms.extend({ startsAt: instant, endsAt: instant }).nullable(),
  /** The same plan as it is sold today, where that differs from what was bought. */
  today: planTerms.nullable(),
  /** The same, where it can be renewed though it is on no page. */
  renewable: publicPlan.nullable(),
  users: seats,
  admins: seats,
  /** How many active users there may be whatever the plan allows. */
  accountLimit: z.int(),
  /** Whether something was paid for it: only of that is a part taken off an upgrade. */
  isPaid: z.boolean(),
  /** Null where its files have no limit. */
  storage: storedRoom.nullable(),
  /** Credits spent a day over the last days, and when those left run out at that pace; null when they do not before they expire. */
  forecast: z.strictObject({ days: z.int(), spentPerDay: z.number(), runsOutAt: instant.nullable() }),
});
export type CurrentPlan = z.infer<typeof currentPlan>;

/** What billing of a client looks like to whom runs it. */
export const billing = z.strictObject({
  clientId: id,
  name: z.string(),
  isBillingOn: z.boolean(),
  creditsLeft: z.int(),
  plan: z.string().nullable(),
  endsAt: instant.nullable(),
  lastPayment: z.strictObject({ at: instant, ...money.shape }).nullable(),
});
export type Billing = z.infer<typeof billing>;
