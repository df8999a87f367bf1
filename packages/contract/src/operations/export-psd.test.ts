import { expect, it } from 'vitest';
import { exportPsd } from './export-psd.ts';

it('refuses a layered file of nothing before anything is charged, and takes words or a picture alone', () => {
  const picture = { width: 8, height: 8, operations: [] };
  expect(exportPsd.refuses({ fileName: 'a' }, [])?.code).toBe('psd_needs_content');
  expect(exportPsd.refuses({ fileName: 'a' }, [picture])).toBeUndefined();
  expect(exportPsd.refuses({ fileName: 'a', text: [{ content: 'Butah' }] }, [])).toBeUndefined();
});
