import { endpoints } from '@naksha/contract';
import { call } from '../api/call.ts';

/** Where the answer to a list of files goes: an answer in the page's own place would take the page for left. */
const frameName = 'archive';

/** Downloads files as one archive, which the browser writes to the disk while it comes. Throws `ApiError`. */
export async function downloadArchive(ids: readonly string[]): Promise<void> {
  const { url, list } = await call(endpoints.createArchive, { body: { ids: [...ids] } });
  if (list !== undefined) return sendList(url, list);
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Asks for more files than an address can name. */
function sendList(url: string, list: string): void {
  const frame = document.querySelector(`iframe[name="${frameName}"]`) ?? document.createElement('iframe');
  frame.setAttribute('name', frameName);
  frame.setAttribute('hidden', '');
  const field = document.createElement('input');
  field.name = 'list';
  field.value = list;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.target = frameName;
  form.hidden = true;
  form.append(field);
  document.body.append(frame, form);
  form.submit();
  form.remove();
}
