import { type Provider, providers } from '@naksha/contract';
import type { Config } from '../../../config.ts';
import type { PaymentProvider } from './provider.ts';
import { openRazorpay } from './razorpay.ts';
import { openStripe } from './stripe.ts';

/** The providers for which there are keys. */
export type Providers = { readonly [Name in Provider]: PaymentProvider | undefined };

/** Opens the providers that the settings name. Nothing is asked of them before somebody pays. */
export function openProviders({ razorpay, stripe }: Pick<Config, Provider>): Providers {
  return { razorpay: razorpay && openRazorpay(razorpay), stripe: stripe && openStripe(stripe) };
}

/** What somebody can pay with here beside a transfer. */
export const offeredProviders = (opened: Providers): Provider[] =>
  providers.filter((name) => opened[name] !== undefined);

export const isProvider = (method: string): method is Provider => providers.some((name) => name === method);
