import { endpoints, limits } from '@naksha/contract';
import { ApiError } from '../api/api-error.ts';
import { call, reporting } from '../api/call.ts';
import { toApiError } from '../api/refusal.ts';

/** Pauses before the next try of a line that broke; a browser that says it is back is believed at once. */
const pausesMs = [1_000, 3_000, 10_000, 30_000];

interface Sending {
  readonly bytes: Blob;
  readonly type: string;
  readonly s3FileName: string;
  readonly signedUrl: string;
  /** Bytes that have come. */
  readonly received: number;
  readonly onSent: (share: number) => void;
}

/** Whether bytes go in parts, so that they can go on where they broke off. */
export const goesInParts = ({ size }: Blob): boolean => size > limits.uploadPartBytes;

/**
 * Sends the parts of an upload that have not come, one after the other. A line that breaks is waited for, and what has come is asked. Throws
 * `ApiError`.
 */
export async function sendParts({ bytes, type, s3FileName, onSent, ...begun }: Sending): Promise<void> {
  let { signedUrl, received } = begun;
  let tries = 0;
  while (received < bytes.size) {
    const part = bytes.slice(received, Math.min(received + limits.uploadPartBytes, bytes.size));
    const range = `bytes ${received}-${received + part.size - 1}/${bytes.size}`;
    const begin = received;
    const report = (share: number) => onSent((begin + share * part.size) / bytes.size);
    try {
      await sendBytes(signedUrl, part, { 'Content-Type': type, 'Content-Range': range }, report);
      received += part.size;
      tries = 0;
    } catch (error) {
      const pause = pausesMs[tries++];
      if (!isPassing(error) || pause === undefined) throw error;
      await untilBack(pause);
      const now = await call(endpoints.resumeUpload, { body: { s3FileName } }).catch((problem: unknown) => {
        if (isPassing(problem)) return { signedUrl, received };
        throw problem;
      });
      ({ signedUrl, received } = now);
    }
  }
}

/** The line broke, the server is being replaced, the address ran out, or a part had come after all. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && ['offline', 'unavailable', 'link_expired', 'conflict', 'too_slow'].includes(error.code);

function untilBack(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}

/** Sends bytes as a whole. Throws `ApiError`, and reports what the server did not take. */
export function sendWhole(
  signedUrl: string,
  bytes: Blob,
  type: string,
  onSent: (share: number) => void,
): Promise<void> {
  return reporting(endpoints.putBytes, () => sendBytes(signedUrl, bytes, { 'Content-Type': type }, onSent));
}

/** Puts bytes to a signed address and reports the share that has been sent; fetch cannot. Throws `ApiError`. */
function sendBytes(
  address: string,
  bytes: Blob,
  headers: Readonly<Record<string, string>>,
  onSent: (share: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(toApiError(request.status, parsed(request.responseText)));
    };
    request.onerror = () => reject(new ApiError({ status: 0, code: 'offline', message: '' }));
    request.send(bytes);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
