import { IconStack2 } from '@tabler/icons-react';
import { defineTool } from '../define-tool.ts';

/** Announced; its form comes with its engine. */
export const mix = defineTool({
  operation: 'mix',
  icon: IconStack2,
  group: 'announced',
  title: 'studio.tools.mix',
  announcement: 'studio.soon.mix',
  inputs: ['design', 'picture'],
  initial: () => null,
  Form: () => null,
  request: () => ({ operation: 'mix', params: {} }),
});
