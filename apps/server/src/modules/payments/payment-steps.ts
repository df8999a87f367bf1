import type { PaymentSteps, SellerFacts } from '@naksha/contract';
import type { Runner } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { drawQr } from './draw-qr.ts';
import { getSeller } from './get-seller.ts';

type Payment = Row<'payments'>;

/** What has to be done to have the money sent; null when nothing is, or the provider has not said it yet. */
export async function stepsOf(db: Runner, payment: Payment): Promise<PaymentSteps | null> {
  const { state, method, providerUrl } = payment;
  if (state !== 'pending') return null;
  if (method === 'none') return { method };
  if (method !== 'transfer') return providerUrl === null ? null : { method, url: providerUrl };
  // Where it goes today: an account that was closed meanwhile takes nothing.
  const { facts } = await getSeller({ db });
  return facts && transferSteps(facts, payment);
}

function transferSteps(
  { name: payee, bankAccount, bankName, ifsc, upiId }: SellerFacts,
  payment: Payment,
): PaymentSteps {
  const reference = referenceOf(payment);
  const link =
    upiId !== '' && payment.currency === 'INR' ? upiLink({ upiId, payee, reference, amount: payment.total }) : null;
  const upi = link === null ? null : { link, svg: drawQr(link) };
  return { method: 'transfer', reference, payee, bankAccount, bankName, ifsc, upi };
}

/** What a transfer is to say: short enough to be copied by hand, and of this payment alone. */
function referenceOf({ id }: Payment): string {
  return `NK${id.replaceAll('-', '').slice(-10).toUpperCase()}`;
}

interface Upi {
  readonly upiId: string;
  readonly payee: string;
  readonly reference: string;
  /** Paise. */
  readonly amount: number;
}

/** UPI Linking Specification 1.6 of NPCI: payee, its name, amount in rupees, currency, note. */
function upiLink({ upiId, payee, reference, amount }: Upi): string {
  const digits = String(amount).padStart(3, '0');
  const rupees = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  const asked = { pa: upiId, pn: payee, am: rupees, cu: 'INR', tn: reference };
  return `upi://pay?${Object.entries(asked)
    .map(([name, value]) => `${name}=${name === 'pa' ? value : encodeURIComponent(value)}`)
    .join('&')}`;
}
