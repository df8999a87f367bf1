/**
 * An amount in minor units as the big integer that products are worked out with: they may pass 2^53.
 * Throws RangeError for what is no whole amount from 0 to 2^53 − 1, and names it.
 */
export function toMinor(amount: number, name: string): bigint {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${name} is no amount in minor units`);
  return BigInt(amount);
}

/** Basis points of a whole, as they came. Throws RangeError for what is no whole number from 0 to 10,000, and names it. */
export function requireBasisPoints(rate: number, name: string): number {
  if (!Number.isSafeInteger(rate) || rate < 0 || rate > 10_000)
    throw new RangeError(`${name} is no rate in basis points`);
  return rate;
}

/**
 * The share of an amount in basis points, half a minor unit and more rounded up. So rounds section 170 of the CGST Act, 2017, which speaks of the rupees
 * paid with a return; an invoice states two decimals, as the schema of e-invoices (INV-01) does, so the unit here is the paisa.
 */
export function shareOf(amount: bigint, basisPoints: number): bigint {
  return (amount * BigInt(basisPoints) + 5000n) / 10_000n;
}
