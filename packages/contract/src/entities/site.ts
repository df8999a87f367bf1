import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { line } from './line.ts';
import { optionalPhone } from './phone.ts';
import { text } from './text.ts';

/** What the operator of this installation says on its public pages. */
export const siteSettings = z.strictObject({
  /** What a new client may begin with, its credits being its own; null where no trial is offered. */
  trial: z
    .strictObject({
      credits: z.int('trial_range').min(1, 'trial_range').max(limits.grantMaxCredits, 'trial_range'),
      days: z.int('trial_range').min(1, 'trial_range').max(limits.trialMaxDays, 'trial_range'),
    })
    .nullable(),
  /** Who sells the product here, at the foot of the public pages; no one is named when empty. */
  reseller: line().max(limits.nameMaxLength, 'name_too_long'),
});
/** What is set of them. `was` is what that started from: what is not so any more refuses it. */
export const siteChanges = siteSettings.extend({ was: siteSettings.optional() });
export type SiteChanges = z.infer<typeof siteChanges>;
export type SiteSettings = z.infer<typeof siteSettings>;

/** Where the company can be found. */
export const placeForm = z.strictObject({
  name: line('name_required').min(1, 'name_required').max(limits.nameMaxLength, 'name_too_long'),
  address: text('address_required').min(1, 'address_required').max(limits.addressMaxLength, 'address_too_long'),
  phone: optionalPhone.default(''),
});
export type PlaceForm = z.infer<typeof placeForm>;

/** A place as it was read, and what is put in its stead. */
export const placeSeen = placeForm.extend({
  name: z.string().max(limits.nameMaxLength, 'name_too_long'),
  address: z.string().max(limits.addressMaxLength, 'address_too_long'),
  phone: z.string().max(limits.nameMaxLength, 'name_too_long'),
});
export const placeChanges = placeForm.extend({ was: placeSeen.optional() });
export type PlaceChanges = z.infer<typeof placeChanges>;
export const place = z.strictObject({ ...placeForm.shape, phone: z.string(), _id: id });
export type Place = z.infer<typeof place>;
