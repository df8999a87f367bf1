import type { OperationName } from '@naksha/contract';
import { type Icon, IconFileExport, IconSparkles, IconStack2, IconWand } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { ExportPanel } from './export/panel.tsx';
import { GeneratePanel } from './generate/panel.tsx';
import { MixPanel } from './mix/panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { ReplicatePanel } from './replicate/panel.tsx';

interface Tool {
  /** The last part of its address under /studio. */
  readonly path: string;
  readonly icon: Icon;
  readonly Panel: ComponentType<PanelProps>;
  /** Where it stands on the rail. */
  readonly group: 'make' | 'announced' | 'take';
}

/** The tools of the studio, one for every operation of the contract. Its word is `studio.tools.<operation>`. */
export const tools = {
  generate: { path: 'generate', icon: IconSparkles, Panel: GeneratePanel, group: 'make' },
  mix: { path: 'mixer', icon: IconStack2, Panel: MixPanel, group: 'announced' },
  replicate: { path: 'replicator', icon: IconWand, Panel: ReplicatePanel, group: 'announced' },
  export: { path: 'export', icon: IconFileExport, Panel: ExportPanel, group: 'take' },
} as const satisfies Record<OperationName, Tool>;

export type ToolName = keyof typeof tools;
export const toolNames = ['generate', 'mix', 'replicate', 'export'] as const satisfies readonly ToolName[];

/** The tool of an address; an unknown one opens Generate. */
export const toTool = (path: unknown): ToolName => toolNames.find((name) => tools[name].path === path) ?? 'generate';
