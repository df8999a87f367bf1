import { requireBasisPoints } from './minor-units.ts';

/** A rate in basis points as a percentage: `9%`, `12.5%`. Throws RangeError outside of 0 to 10,000. */
export function formatRate(basisPoints: number): string {
  const digits = String(requireBasisPoints(basisPoints, 'rate')).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  return `${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}%`;
}
