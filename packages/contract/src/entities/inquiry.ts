import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';
import { optionalPhone, phone } from './phone.ts';
import { text } from './text.ts';
import { email } from './user-form.ts';

/** An address that has to be given. */
const requiredEmail = z
  .string({ error: 'email_required' })
  .trim()
  .min(1, 'email_required')
  .max(254, 'email_invalid')
  .pipe(email);

/**
 * What gives programs away: people do not see `website`, and take longer for a form than since the server signed its stamp. Callers
 * without a form leave both out.
 */
const trap = { website: z.string().max(2000).optional(), stamp: z.string().max(1000).optional() };

/** How a request of a public form came: with the stamp of its page, or by a call, as programs make them. */
export const sendings = ['form', 'call'] as const;
export type Sending = (typeof sendings)[number];

/** What a form sends along; `ripeInMs` from now it counts as filled in by a person. */
export const formStamp = z.strictObject({ stamp: z.string(), ripeInMs: z.int() });

/** The talk-to-sales form. */
export const salesForm = z.strictObject({
  email: requiredEmail,
  phone,
  message: text().max(limits.salesMessageMaxLength, 'text_too_long').default(''),
  ...trap,
});
export type SalesForm = z.infer<typeof salesForm>;

export const salesStatuses = ['new', 'contacted', 'closed'] as const;
export type SalesStatus = (typeof salesStatuses)[number];

/** What the requests to talk to sales can be sorted by. */
export const salesColumns = ['createdAt', 'email', 'clientName', 'status'] as const;
export type SalesColumn = (typeof salesColumns)[number];

export const salesRequest = z.strictObject({
  _id: id,
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** Whose account asked, and its name as it was then; null when a stranger did. */
  clientId: id.nullable().default(null),
  clientName: z.string().nullable(),
  status: z.enum(salesStatuses),
  note: z.string(),
  /** Sent with the form of the public page, as opposed to a call without one. */
  viaForm: z.boolean(),
  createdAt: instant,
});
export type SalesRequest = z.infer<typeof salesRequest>;

/** How a request stands as it was read; what is stored is repeated as it is. */
export const salesSeen = z.strictObject({
  status: z.enum(salesStatuses),
  note: z.string().max(limits.salesMessageMaxLength, 'text_too_long'),
});

/** What can be noted of a request, `was` being what that started from. */
export const salesChange = z
  .strictObject({
    status: z.enum(salesStatuses),
    note: text().max(limits.salesMessageMaxLength, 'text_too_long'),
    was: salesSeen,
  })
  .partial();
export type SalesChange = z.infer<typeof salesChange>;

/** The sign-up form: a request that becomes a client when a super-admin accepts it. Answers come in `lang`, and a name is taken in any letters: the rule for names of users is kept where it becomes one. */
export const signUpForm = z.strictObject({
  companyName: line('company_required').min(1, 'company_required').max(limits.nameMaxLength, 'name_too_long'),
  name: line('name_required').min(1, 'name_required').max(limits.nameMaxLength, 'name_too_long'),
  email: requiredEmail,
  phone: optionalPhone.default(''),
  planId: id.optional(),
  isTrial: z.boolean().default(false),
  lang: z.enum(languages).default('en'),
  ...trap,
});
export type SignUpForm = z.infer<typeof signUpForm>;

export const signUpStatuses = ['new', 'accepted', 'rejected'] as const;
export type SignUpStatus = (typeof signUpStatuses)[number];

/** What the requests to sign up can be sorted by. */
export const signUpColumns = ['createdAt', 'companyName', 'name', 'email', 'plan', 'status'] as const;
export type SignUpColumn = (typeof signUpColumns)[number];

/** Asked once more with the address of a request that waits, by whoever it was: when, and what of it is not as the first said it. */
const laterSignUp = z.strictObject({
  at: instant,
  viaForm: z.boolean(),
  differs: z
    .strictObject({
      companyName: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      plan: z.string().nullable(),
      isTrial: z.boolean(),
      lang: z.enum(languages),
    })
    .partial(),
});
export type LaterSignUp = z.infer<typeof laterSignUp>;

export const signUp = z.strictObject({
  _id: id,
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  plan: z.strictObject({ _id: id, name: z.string() }).nullable(),
  isTrial: z.boolean(),
  lang: z.enum(languages),
  viaForm: z.boolean(),
  status: z.enum(signUpStatuses),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** The client that it became. */
  clientId: id.nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** The last few that asked again while it waited, the latest last. */
  later: z.array(laterSignUp),
});
export type SignUp = z.infer<typeof signUp>;

export const rejection = z.strictObject({
  reason: text('reject_reason_required')
    .min(1, 'reject_reason_required')
    .max(limits.salesMessageMaxLength, 'text_too_long'),
});
