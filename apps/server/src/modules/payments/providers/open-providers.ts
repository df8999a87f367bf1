import { limits, type Provider, providers } from '@naksha/contract';
import type { Config } from '../../../config.ts';
import type { PaymentProvider } from './provider.ts';
import { openRazorpay } from './razorpay.ts';
import { openStripe } from './stripe.ts';

/** The providers for which there are keys. */
export type Providers = { readonly [Name in Provider]: PaymentProvider | undefined };

/** Opens the providers that the settings name. Nothing is asked of them before somebody pays, and no call takes longer than `longestMs`. */
export function openProviders(
  { razorpay, stripe }: Pick<Config, Provider>,
  longestMs = limits.providerSeconds * 1000,
): Providers {
  return { razorpay: razorpay && openRazorpay(razorpay, longestMs), stripe: stripe && openStripe(stripe, longestMs) };
}

/** What somebody can pay with here beside a transfer. */
export const offeredProviders = (opened: Providers): Provider[] =>
  providers.filter((name) => opened[name] !== undefined);

export const isProvider = (method: string): method is Provider => providers.some((name) => name === method);
