import { z } from 'zod';
import { id } from './id.ts';

/** What plans are priced in, by ISO 4217. */
export const currencies = ['INR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in minor units (paise, cents). */
const money = z.strictObject({ amount: z.int().min(0), currency: z.enum(currencies) });

/** A plan as the pricing page shows it. */
export const publicPlan = z.strictObject({
  _id: id,
  name: z.string(),
  adminCount: z.int(),
  usersCount: z.int(),
  credits: z.int(),
  creditValidityDays: z.int(),
  subscriptionDays: z.int(),
  price: money,
});
export type PublicPlan = z.infer<typeof publicPlan>;

/** A plan as a super-admin sees it: one that is not public stands on no page. */
export const anyPlan = publicPlan.extend({ isPublic: z.boolean() });

/** How many active accounts of a role there are, and how many there may be. */
const seats = z.strictObject({ active: z.int(), limit: z.int() });

/** The plan a client is on. */
export const currentPlan = z.strictObject({
  plan: publicPlan.nullable(),
  endsAt: z.iso.datetime().nullable(),
  users: seats,
  admins: seats,
});
