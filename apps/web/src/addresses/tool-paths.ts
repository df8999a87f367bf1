import type { OperationName } from '@naksha/contract';

/** The last part of a tool's address under /studio. Apart from the tools, so that the router knows an address before the studio has loaded. */
export const toolPaths = {
  generate: 'generate',
  edit: 'edit',
  variation: 'variations',
  recolour: 'colour',
  adjust: 'adjust',
  filter: 'filters',
  flatten: 'flatten',
  mask: 'remove',
  effectTransfer: 'effect',
  repeat: 'repeat',
  upscale: 'upscale',
  resize: 'resize',
  dpi: 'dpi',
  mix: 'mixer',
  replicate: 'replicator',
  onModel: 'on-model',
  fromModel: 'from-model',
  export: 'export',
  vectorise: 'vector',
  exportPsd: 'psd',
} as const satisfies Record<OperationName, string>;

/** The link to the tool that needs nothing but words: the way into the studio. */
export const startLink = { to: '/studio/$tool', params: { tool: toolPaths.generate } } as const;

export type ToolPath = (typeof toolPaths)[keyof typeof toolPaths];
export const isToolPath = (path: string): path is ToolPath => Object.values<string>(toolPaths).includes(path);
