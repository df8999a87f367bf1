import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';
import { orAbsent } from './or-absent.ts';
import { isNotOwnName, newPassword, ownNameRefused } from './password.ts';
import { personName } from './person-name.ts';
import { optionalPhone } from './phone.ts';
import { text } from './text.ts';
import { email, hasLogin, loginRequired, username } from './user-form.ts';

export const clientStatuses = ['active', 'in-active'] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** What a list of clients can be sorted by. */
export const clientColumns = ['name', 'status', 'plan', 'endsAt', 'accounts', 'creditsLeft', 'createdAt'] as const;
export type ClientColumn = (typeof clientColumns)[number];

/** The name of an organisation, in any letters. */
const organisation = line('name_required').min(1, 'name_required').max(limits.nameMaxLength, 'name_too_long');
const contactEmail = z
  .string()
  .max(254, 'email_invalid')
  .refine((text) => text === '' || email.safeParse(text).success, 'email_invalid');
const timeZone = z.string().max(64, 'time_zone_unknown');
const accountLimit = z
  .int('account_limit_range')
  .min(0, 'account_limit_range')
  .max(limits.accountLimitMax, 'account_limit_range');
const contactName = line().max(limits.nameMaxLength, 'name_too_long');
const address = text().max(limits.addressMaxLength, 'address_too_long');

/** A new client with its first administrator, who signs in with `email` or `username`. An account limit of 0 adds nothing to the plan's. */
export const clientForm = z
  .strictObject({
    name: organisation,
    contactName: contactName.default(''),
    contactEmail: contactEmail.default(''),
    phone: optionalPhone.default(''),
    address: address.default(''),
    timeZone: timeZone.default('Asia/Kolkata'),
    isActive: z.boolean().default(true),
    planId: z.uuid({ error: 'plan_required' }),
    /** Begins with the credits and days of the trial that is offered, in place of the plan's. */
    isTrial: z.boolean().default(false),
    accountLimit: accountLimit.default(0),
    logo: z.string().nullable().default(null),
    adminName: personName,
    /** In which the administrator is spoken to. */
    lang: z.enum(languages).default('en'),
    email: orAbsent(email),
    username: orAbsent(username),
    password: newPassword('password_required'),
  })
  .refine(hasLogin, loginRequired)
  .refine(isNotOwnName, ownNameRefused);
export type ClientForm = z.infer<typeof clientForm>;
export type ClientFormInput = z.input<typeof clientForm>;

/** Facts of a client as they were read; what is stored is repeated as it is. */
const seen = z.string().max(limits.addressMaxLength, 'address_too_long');
export const clientSeen = z.strictObject({
  name: seen,
  contactName: seen,
  contactEmail: seen,
  phone: seen,
  address: seen,
  timeZone: seen,
});

/** What can be changed of a client, `was` being what that started from; an administrator of it may change `ownClientFields` alone. */
export const clientChanges = z
  .strictObject({
    name: organisation,
    contactName,
    contactEmail,
    phone: optionalPhone,
    address,
    timeZone,
    isActive: z.boolean(),
    was: clientSeen.partial(),
  })
  .partial();
export type ClientChanges = z.infer<typeof clientChanges>;
export const ownClientFields: readonly string[] = ['name', 'phone', 'address'];

export const accountLimitForm = z.strictObject({ accountLimit, was: z.int().optional() });

/** How many gigabytes, of a thousand million bytes each, the files of a client may come to; null for as many as there is room for. */
export const storageLimitForm = z.strictObject({
  storageGigabytes: z
    .int('storage_limit_range')
    .min(1, 'storage_limit_range')
    .max(limits.storageMaxGigabytes, 'storage_limit_range')
    .nullable(),
  was: z.int().nullable().optional(),
});
export type StorageLimit = z.infer<typeof storageLimitForm>['storageGigabytes'];

/** A client as a super-admin finds it in the list. Accounts are those of users; `allowed` is what plan and limit allow together. */
export const client = z.strictObject({
  _id: id,
  name: z.string(),
  status: z.enum(clientStatuses),
  plan: z.strictObject({ _id: id, name: z.string() }).nullable(),
  endsAt: instant.nullable(),
  /** By whose clock its plan ends. */
  timeZone: z.string(),
  accounts: z.strictObject({ used: z.int(), allowed: z.int() }),
  creditsLeft: z.int(),
  createdAt: instant,
});
export type Client = z.infer<typeof client>;

/** A client as a super-admin and its own administrators see it. */
export const clientDetails = z.strictObject({
  ...client.shape,
  contactName: z.string(),
  contactEmail: z.string(),
  phone: z.string(),
  address: z.string(),
  accountLimit: z.int(),
  /** What its files have come to, the bin included, and how many gigabytes they may. */
  storage: z.strictObject({ usedBytes: z.int(), gigabytes: z.int().nullable() }),
  logo: z.string().nullable(),
  isBillingOn: z.boolean(),
  /** Who sold to it, and earns by what it pays. */
  resellerId: id.nullable(),
});
export type ClientDetails = z.infer<typeof clientDetails>;

/** A client as its users see it. */
export const clientCard = z.strictObject({ _id: id, name: z.string(), logo: z.string().nullable() });
export type ClientCard = z.infer<typeof clientCard>;
