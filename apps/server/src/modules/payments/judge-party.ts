import { countryCodes, indianStates } from '@naksha/contract';
import { isGstin } from '@naksha/money';
import { AppError } from '../../http/app-error.ts';

interface Party {
  readonly country: string;
  readonly stateCode: string | null;
  readonly gstin: string | null;
}

/** Refuses a country that there is none of. */
export function requireCountry(country: string, field: string): void {
  if (!countryCodes.includes(country)) throw new AppError('country_unknown', { field });
}

/**
 * What tax is worked out by, as it is stored: in India a state that exists, and no GSTIN or one of that state with the right check digit;
 * elsewhere neither. Throws AppError for anything else.
 */
export function judgeParty<Facts extends Party>(facts: Facts): Facts {
  const { country, stateCode } = facts;
  const gstin = facts.gstin === '' ? null : facts.gstin;
  requireCountry(country, 'country');
  if (country !== 'IN') {
    if (gstin !== null) throw new AppError('gstin_invalid', { field: 'gstin' });
    return { ...facts, stateCode: null, gstin };
  }
  if (!indianStates.some(({ code }) => code === stateCode))
    throw new AppError('state_required', { field: 'stateCode' });
  if (gstin !== null && !(isGstin(gstin) && gstin.startsWith(stateCode ?? '')))
    throw new AppError('gstin_invalid', { field: 'gstin' });
  return { ...facts, gstin };
}
