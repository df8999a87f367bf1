import { ApiError } from '../api/api-error.ts';

/** Where the answers to lists of files go, each to its own: in one place the second would end the first, in the page's own the page. */
const frameName = 'archive';
let sent = 0;
/** By then an archive has begun to come. */
const answeredMs = 600_000;

/**
 * Asks for more files than an address can name, as one archive. An archive is written to the disk and leaves its frame as it was: what is
 * loaded into it instead says that there is none, and is not for this page to read.
 */
export function sendList(url: string, list: string, onRefused: (error: ApiError) => void): void {
  const frame = document.createElement('iframe');
  frame.name = `${frameName}-${++sent}`;
  frame.hidden = true;
  const field = document.createElement('input');
  field.name = 'list';
  field.value = list;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.target = frame.name;
  form.hidden = true;
  form.append(field);
  document.body.append(frame, form);
  frame.onload = () => {
    // The empty page with which a frame begins is loaded too, in some browsers only now.
    if (frame.contentDocument?.URL === 'about:blank') return;
    onRefused(new ApiError({ status: 0, code: 'archive_failed', message: '' }));
    frame.remove();
  };
  form.submit();
  form.remove();
  setTimeout(() => frame.remove(), answeredMs);
}
