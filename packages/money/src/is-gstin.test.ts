import { indianStates } from '@naksha/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, isGstin } from './is-gstin.ts';

/** Three printed in published advance rulings, and two of the library stdnum's own tests. */
const published = [
  ['In re GDC Dimension Data, Authority for Advance Ruling, Karnataka', '29AAGCG6253J1Z8'],
  ['GST-ARA-53/2020-21/B-78 of 8 June 2022, Authority for Advance Ruling, Maharashtra', '27AAJCP8025A1ZL'],
  ['Appeal against RAJ/AAR/2021-22/24, Appellate Authority for Advance Ruling, Rajasthan', '08ACMFS6195A1ZU'],
  ['stdnum 1.11, in/gstin.spec.ts', '27AAPFU0939F1ZV'],
  ['stdnum 1.11, in/gstin.spec.ts', '29AAGCB7383J1Z4'],
] as const;

it.each(published)('accepts the one that is published in %s', (_, gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['another check digit', '27AAPFU0939F1ZW'],
    ['a state that is none', `39AAPFU0939F1Z${checkDigit('39AAPFU0939F1Z')}`],
    ['a state of before 2014', `28AAPFU0939F1Z${checkDigit('28AAPFU0939F1Z')}`],
    ['small letters', '27aapfu0939f1zv'],
    ['a space', '27AAPFU0939F1ZV '],
    ['a letter too few', '27AAPFU0939F1Z'],
    ['a registration of number 0', `27AAPFU0939F0Z${checkDigit('27AAPFU0939F0Z')}`],
    ['digits of another script', '२७AAPFU0939F1ZV'],
    ['two lines', '27AAPFU0939F1ZV\n'],
  ])('refuses %s', (_, text) => {
    expect(isGstin(text)).toBe(false);
  });

  it('gives no check digit of what has none', () => {
    expect(() => checkDigit('27aapfu0939f1z')).toThrow(RangeError);
  });
});

const letters = (among: string, count: number) =>
  fc.string({ unit: fc.constantFrom(...among), minLength: count, maxLength: count });
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

it('accepts what its own check digit ends, and neither one wrong letter nor two that changed places', () => {
  const fourteen = fc
    .tuple(
      fc.constantFrom(...indianStates.map(({ code }) => code)),
      letters(capitals, 5),
      letters('0123456789', 4),
      letters(capitals, 1),
      letters(`123456789${capitals}`, 1),
    )
    .map((parts) => `${parts.join('')}Z`);
  fc.assert(
    fc.property(fourteen, fc.nat(13), fc.nat(35), (text, at, other) => {
      const right = text + checkDigit(text);
      const digit = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(other);
      const wrong = text.slice(0, at) + digit + text.slice(at + 1);
      const [one, next] = [text.charAt(at), text.charAt(at + 1)];
      // Luhn's rule cannot see 0 and its highest digit change places.
      const isBlind = one === next || [one, next].sort().join('') === '0Z' || at === 13;
      const changed = text.slice(0, at) + next + one + text.slice(at + 2);
      return (
        isGstin(right) &&
        (wrong === text || checkDigit(wrong) !== right[14]) &&
        (isBlind || checkDigit(changed) !== right[14])
      );
    }),
    { numRuns: 5_000 },
  );
});
