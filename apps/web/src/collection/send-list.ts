import { ApiError } from '../api/api-error.ts';

/** Where the answer to a list of files goes: an answer in the page's own place would take the page for left. */
const frameName = 'archive';

/**
 * Asks for more files than an address can name, as one archive. An archive is written to the disk and leaves the frame as it was: what is
 * loaded into it instead says that there is none, and is not for this page to read.
 */
export function sendList(url: string, list: string, onRefused: (error: ApiError) => void): void {
  const frame =
    document.querySelector<HTMLIFrameElement>(`iframe[name="${frameName}"]`) ?? document.createElement('iframe');
  frame.name = frameName;
  frame.hidden = true;
  const field = document.createElement('input');
  field.name = 'list';
  field.value = list;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.target = frameName;
  form.hidden = true;
  form.append(field);
  if (!frame.isConnected) document.body.append(frame);
  document.body.append(form);
  frame.onload = () => {
    // The empty page with which a frame begins is loaded too, in some browsers only now.
    if (frame.contentDocument?.URL === 'about:blank') return;
    onRefused(new ApiError({ status: 0, code: 'network_response', message: '' }));
  };
  form.submit();
  form.remove();
}
