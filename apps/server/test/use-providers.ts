import { afterAll, beforeAll } from 'vitest';
import type { PaymentDouble } from './payment-double.ts';
import { startRazorpay } from './razorpay-double.ts';
import { startStripe } from './stripe-double.ts';

/** Doubles of both providers for a file of tests; well again before each use of `heal`. */
export function useProviders() {
  const doubles = new Map<string, PaymentDouble>();
  beforeAll(async () => {
    for (const double of await Promise.all([startRazorpay(), startStripe()])) doubles.set(double.name, double);
  });
  afterAll(async () => {
    for (const { server } of doubles.values()) await server.stop();
  });
  return (name: 'razorpay' | 'stripe'): PaymentDouble => {
    const double = doubles.get(name);
    if (!double) throw new Error('The providers have not been started.');
    return double;
  };
}
