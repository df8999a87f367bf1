import { ApiError } from '../api/api-error.ts';
import { toApiError } from '../api/refusal.ts';

/** Puts bytes to a signed address and tells the share that has been sent; fetch cannot. Throws `ApiError`. */
export function sendBytes(address: string, bytes: Blob, type: string, onSent: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', type);
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
