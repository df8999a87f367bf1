import { indianStates } from '@naksha/contract';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, PAN, the how manieth registration of that PAN in the state, Z for an ordinary taxpayer, check digit. */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** Whether a text is the GSTIN of an ordinary taxpayer: its form, a state that exists and its check digit. Capitals alone count. */
export function isGstin(text: string): boolean {
  if (!form.test(text)) return false;
  const state = text.slice(0, 2);
  return indianStates.some(({ code }) => code === state) && checkDigit(text.slice(0, 14)) === text[14];
}

/**
 * The last digit of a GSTIN from the fourteen before it: Luhn's rule to the base of 36, each second digit doubled and the two digits of that
 * summed. Throws RangeError for other letters.
 */
export function checkDigit(fourteen: string): string {
  let sum = 0;
  let isSecond = false;
  for (const letter of fourteen) {
    const value = digits.indexOf(letter);
    if (value < 0) throw new RangeError(`${letter} is no digit of a GSTIN`);
    const doubled = isSecond ? value + value : value;
    sum += doubled < 36 ? doubled : doubled - 35;
    isSecond = !isSecond;
  }
  return digits.charAt((36 - (sum % 36)) % 36);
}
