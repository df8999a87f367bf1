import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';

const given = { hours: 24, minutes: 3, now: 'Surat', address: 'Ring Road', limit: 5 };
test.each([
  ['outside_working_hours', {}],
  ['given_password_expired', { hours: 24 }],
  ['too_many_tries', { minutes: 3 }],
  ['too_many_pixels', { limit: 5 }],
  ['changed_meanwhile', given],
] as const)('%s says of what is known only what its sentence speaks of, and what a form goes on with', (code, said) => {
  expect(new AppError(code, { params: given }).details.params).toEqual(said);
  expect(new AppError(code).details.params).toBeUndefined();
});
