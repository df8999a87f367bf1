import { afterEach, expect, test, vi } from 'vitest';
import { toDataUrl } from './to-data-url.ts';

afterEach(() => vi.unstubAllGlobals());

test('a picture that cannot be read is said to be just that, not of a wrong kind', async () => {
  // As a browser does of a file that was taken away after it was chosen.
  class Failing {
    onerror = () => undefined;
    readAsDataURL() {
      queueMicrotask(() => this.onerror());
    }
  }
  vi.stubGlobal('FileReader', Failing);
  await expect(toDataUrl(new File([], 'cloth.png'))).rejects.toMatchObject({ code: 'file_data_url' });
});
