import type { ToolPath } from '../addresses/tool-paths.ts';
import { closeTool, openTool } from './store/tool-actions.ts';
import { openingOf } from './tools/define-tool.ts';
import { tools, toTool } from './tools/tools.ts';

/** What the studio does when its address names a tool, and when it is left: what was tried on the cloth is not there when one comes back. */
export const followAddress = {
  enter: (path: ToolPath): void => openTool(openingOf(tools[toTool(path)])),
  leave: closeTool,
};
