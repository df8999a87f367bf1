import { type ErrorCode, endpoints, errors } from '@naksha/contract';
import { call } from '../api/call.ts';

/** Tells support of a failure that only the browser meets, in the words of the catalogue; people see a sentence of their own. */
export function reportFailure(code: ErrorCode): void {
  const { message } = errors[code];
  // Whoever reports a failure does not fail for it.
  void call(endpoints.sendEmail, { body: { subject: message, text: `${code}: ${message}` } }).catch(() => undefined);
}
