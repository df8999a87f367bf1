import type { FileRow } from '@naksha/contract';
import { IconWand } from '@tabler/icons-react';
import { isTooLong } from '../../../ui/use-too-long.ts';
import { useReport } from '../../designs/use-report.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { nearnessAt, ReplicateForm, type ReplicateFound, type ReplicateValue } from './replicate-form.tsx';
import { useLook } from './use-look.ts';

/** New cloths in the manner of the one on the table, which is measured first. */
export const replicate = defineTool({
  operation: 'replicate',
  icon: IconWand,
  group: 'combine',
  family: 'restyle',
  title: 'studio.tools.replicate',
  announcement: 'studio.soon.replicate',
  inputs: ['design'],
  initial: (): ReplicateValue => ({ prompt: '', count: 2 }),
  carry: (value) => value,
  texts: { of: ({ prompt }) => ({ prompt }), put: (value, { prompt = '' }) => ({ ...value, prompt }) },
  Form: ReplicateForm,
  usePreview,
  request: ({ value: { prompt, count }, language, found: { look } }) => {
    if (look && look.palette.length < 2) return { idle: 'nothing' };
    const words = prompt.trim();
    if (isTooLong(words)) return { idle: 'priced' };
    return { operation: 'replicate', params: { count, language, ...(words === '' ? {} : { prompt: words }) } };
  },
  resultName: (report, place, t) => {
    const near = nearnessAt(report, place);
    return near === undefined ? undefined : t('making.replicate.nearOf', { near });
  },
  action: ({ count }, t) => t('making.replicate.submit', { count }),
});

/** What is measured of the design, before anything is paid. */
function usePreview({ design }: Given<ReplicateValue, FileRow>): ReplicateFound {
  return { ...useLook(design), report: useReport(design) };
}
