import { expect, it } from 'vitest';
import { exportPsd } from './export-psd.ts';

it('needs several colours of a picture for layers by colour alone', () => {
  const needs = (layers: string) => exportPsd.needsLayers({ fileName: 'a', layers });
  expect(['motif', 'colour', 'picture'].map(needs)).toEqual([false, true, false]);
});

it('refuses a layered file of nothing before anything is charged, and takes words or a picture alone', () => {
  const picture = { width: 8, height: 8, operations: [] };
  expect(exportPsd.refuses({ fileName: 'a' }, [])?.code).toBe('psd_needs_content');
  expect(exportPsd.refuses({ fileName: 'a' }, [picture])).toBeUndefined();
  expect(exportPsd.refuses({ fileName: 'a', text: [{ content: 'Butah' }] }, [])).toBeUndefined();
});
