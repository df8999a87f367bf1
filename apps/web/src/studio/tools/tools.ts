import type { OperationName } from '@naksha/contract';
import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconArrowsMaximize,
  IconColorFilter,
  IconColorSwatch,
  IconFileExport,
  IconGridPattern,
  IconLayersDifference,
  IconPencil,
  IconResize,
  IconRulerMeasure,
  IconSparkles,
  IconStack2,
  IconStack3,
  IconVectorBezier2,
  IconVersions,
  IconWand,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { AdjustPanel } from './adjust/panel.tsx';
import { DpiPanel } from './dpi/panel.tsx';
import { EditPanel } from './edit/panel.tsx';
import { ExportPanel } from './export/panel.tsx';
import { FilterPanel } from './filter/panel.tsx';
import { FlattenPanel } from './flatten/panel.tsx';
import { GeneratePanel } from './generate/panel.tsx';
import { MixPanel } from './mix/panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { PsdPanel } from './psd/panel.tsx';
import { RecolourPanel } from './recolour/panel.tsx';
import { RepeatPanel } from './repeat/panel.tsx';
import { ReplicatePanel } from './replicate/panel.tsx';
import { ResizePanel } from './resize/panel.tsx';
import { type ToolPath, toolPaths } from './tool-paths.ts';
import { UpscalePanel } from './upscale/panel.tsx';
import { VariationPanel } from './variation/panel.tsx';
import { VectorisePanel } from './vectorise/panel.tsx';

interface Tool {
  readonly icon: Icon;
  readonly Panel: ComponentType<PanelProps>;
  /** Where it stands on the rail. */
  readonly group: 'make' | 'change' | 'announced' | 'take';
  /** With which other tools it shares that place; see `families.ts`. */
  readonly family?: 'colour' | 'size' | 'deliver';
  /** It can be used while the whole goods lie on the table. */
  readonly showsGoods?: true;
}

/**
 * The tools of the studio, one for every operation of the contract. Its word is `studio.tools.<operation>`. The rail has room for
 * thirteen places at 900 px: a tool that is one of several ways to the same end names their family and becomes a tab.
 */
export const tools = {
  generate: { icon: IconSparkles, Panel: GeneratePanel, group: 'make', showsGoods: true },
  edit: { icon: IconPencil, Panel: EditPanel, group: 'make' },
  variation: { icon: IconVersions, Panel: VariationPanel, group: 'make' },
  recolour: { icon: IconColorSwatch, Panel: RecolourPanel, group: 'change', family: 'colour' },
  adjust: { icon: IconAdjustmentsHorizontal, Panel: AdjustPanel, group: 'change', family: 'colour' },
  filter: { icon: IconColorFilter, Panel: FilterPanel, group: 'change', family: 'colour' },
  flatten: { icon: IconLayersDifference, Panel: FlattenPanel, group: 'change', family: 'colour' },
  repeat: { icon: IconGridPattern, Panel: RepeatPanel, group: 'change' },
  upscale: { icon: IconArrowsMaximize, Panel: UpscalePanel, group: 'change', family: 'size' },
  resize: { icon: IconResize, Panel: ResizePanel, group: 'change', family: 'size' },
  dpi: { icon: IconRulerMeasure, Panel: DpiPanel, group: 'change', family: 'size' },
  mix: { icon: IconStack2, Panel: MixPanel, group: 'announced' },
  replicate: { icon: IconWand, Panel: ReplicatePanel, group: 'announced' },
  export: {
    icon: IconFileExport,
    Panel: ExportPanel,
    group: 'take',
    family: 'deliver',
    showsGoods: true,
  },
  vectorise: { icon: IconVectorBezier2, Panel: VectorisePanel, group: 'take', family: 'deliver' },
  exportPsd: { icon: IconStack3, Panel: PsdPanel, group: 'take', family: 'deliver', showsGoods: true },
} as const satisfies Record<OperationName, Tool>;

export type ToolName = keyof typeof tools;
const isTool = (name: string): name is ToolName => name in tools;
/** In the order of the table, which is that of the rail and of the tabs. */
export const toolNames: readonly ToolName[] = Object.keys(tools).filter(isTool);

/** The tool of an address. */
export const toTool = (path: ToolPath): ToolName => toolNames.find((name) => toolPaths[name] === path) ?? 'generate';
