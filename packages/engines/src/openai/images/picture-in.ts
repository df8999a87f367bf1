import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';

const one = z.looseObject({ b64_json: z.string().nullish(), url: z.string().nullish() });
const answer = z.looseObject({ data: z.array(one).min(1) });
const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/**
 * The picture in an answer: its bytes, or its address, which must be at home where the server is: no other is asked. Throws EngineError
 * `engine_bad_picture`.
 */
export function pictureIn(bytes: Buffer, base: URL): Buffer | URL {
  const [first] = answer.safeParse(readJson(bytes)).data?.data ?? [];
  if (typeof first?.b64_json === 'string' && base64.test(first.b64_json)) return Buffer.from(first.b64_json, 'base64');
  const url = typeof first?.url === 'string' ? URL.parse(first.url, base.href) : null;
  if (url?.protocol === 'data:') throw bad('data address');
  if (url === null) throw bad('no picture');
  if (url.origin !== base.origin) throw bad('address elsewhere');
  return url;
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function bad(reason: string): EngineError {
  return new EngineError('engine_bad_picture', { isWorthRetrying: true, isForOperator: true, reason });
}
