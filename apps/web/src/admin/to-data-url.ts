import { ApiError } from '../api/api-error.ts';

/** A picture as the text that is sent for a logo. Throws `ApiError` for a file that cannot be read. */
export function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new ApiError({ status: 0, code: 'file_data_url', message: '' }));
    reader.readAsDataURL(file);
  });
}
