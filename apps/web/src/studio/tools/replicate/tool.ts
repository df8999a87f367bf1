import { IconWand } from '@tabler/icons-react';
import { defineTool } from '../define-tool.ts';

/** Announced; its form comes with its engine. */
export const replicate = defineTool({
  operation: 'replicate',
  icon: IconWand,
  group: 'announced',
  title: 'studio.tools.replicate',
  announcement: 'studio.soon.replicate',
  inputs: ['design'],
  initial: () => null,
  Form: () => null,
  request: () => ({ operation: 'replicate', params: {} }),
});
