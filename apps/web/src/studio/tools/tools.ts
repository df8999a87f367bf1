import type { OperationName } from '@naksha/contract';
import { type ToolPath, toolPaths } from '../../addresses/tool-paths.ts';
import { adjust } from './adjust/tool.ts';
import type { Tool } from './define-tool.ts';
import { dpi } from './dpi/tool.ts';
import { edit } from './edit/tool.ts';
import { effectTransfer } from './effect-transfer/tool.ts';
import { exportFile } from './export/tool.ts';
import { exportPsd } from './export-psd/tool.ts';
import { filter } from './filter/tool.ts';
import { flatten } from './flatten/tool.ts';
import { fromModel } from './from-model/tool.ts';
import { generate } from './generate/tool.ts';
import { mask } from './mask/tool.ts';
import { mix } from './mix/tool.ts';
import { onModel } from './on-model/tool.ts';
import { recolour } from './recolour/tool.ts';
import { repeat } from './repeat/tool.ts';
import { replicate } from './replicate/tool.ts';
import { resize } from './resize/tool.ts';
import { upscale } from './upscale/tool.ts';
import { variation } from './variation/tool.ts';
import { vectorise } from './vectorise/tool.ts';

/**
 * The tools of the studio, one for every operation of the contract, in the order of the rail and of the tabs. Its word is
 * `studio.tools.<operation>`. The rail has room for twelve places at 900 px: a tool that is one of several ways to the same end names
 * their family and becomes a tab.
 */
export const tools: Readonly<Record<OperationName, Tool>> = {
  generate,
  edit,
  variation,
  recolour,
  adjust,
  filter,
  flatten,
  mask,
  repeat,
  upscale,
  resize,
  dpi,
  effectTransfer,
  mix,
  replicate,
  onModel,
  fromModel,
  export: exportFile,
  vectorise,
  exportPsd,
};

const isTool = (name: string): name is OperationName => name in tools;
export const toolNames: readonly OperationName[] = Object.keys(tools).filter(isTool);

/** The tool of an operation by the name that is stored with a job or a file; undefined for one of a newer server. */
export const findTool = (operation: string | undefined): Tool | undefined =>
  Object.values(tools).find((tool) => tool.operation === operation);

/** The tool that needs nothing but words: where there is nothing to work on, it leads on. */
export const startTool: Tool = generate;

/** The tool of an address. */
export const toTool = (path: ToolPath): OperationName =>
  toolNames.find((name) => toolPaths[name] === path) ?? startTool.operation;
