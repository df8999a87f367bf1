import { createHmac, timingSafeEqual } from 'node:crypto';

const periodMs = 30_000;
const digits = 6;

/** The one-time password of RFC 6238 that is shown at a step of its clock, with SHA-1 as every authenticator app knows it. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (ms: number): number => Math.floor(ms / periodMs);

/** The step at which a code is shown, now or one step before or after, for clocks differ; undefined when it is another code. */
export function stepOf(code: string, secret: Uint8Array, ms: number): number | undefined {
  const now = stepAt(ms);
  const given = Buffer.from(code);
  return [now - 1, now, now + 1].find((step) => {
    const right = Buffer.from(codeAt(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
