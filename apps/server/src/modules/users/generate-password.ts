import { randomInt } from 'node:crypto';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { isCommonPassword } from '../session/is-common-password.ts';

// Without the letters and digits that are mistaken for one another when read out.
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const lower = 'abcdefghijkmnpqrstuvwxyz';
const digits = '23456789';

/** A random password with an uppercase letter, a lowercase letter, a digit and an at-sign. */
export async function generatePassword(
  _: ClientScope | SuperScope,
  { length }: { length: number },
): Promise<{ password: string }> {
  // A short one may happen to be what its own rule refuses.
  for (;;) {
    const password = draw(length);
    if (!(await isCommonPassword(password))) return { password };
  }
}

function draw(length: number): string {
  const drawn = [pick(upper), pick(lower), pick(digits), '@'];
  while (drawn.length < length) drawn.push(pick(upper + lower + digits));
  // Fisher and Yates, so that the four do not always come first.
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    const [left = '', right = ''] = [drawn[last], drawn[other]];
    drawn[last] = right;
    drawn[other] = left;
  }
  return drawn.join('');
}

function pick(letters: string): string {
  return letters.charAt(randomInt(letters.length));
}
