import type { OperationName } from '@naksha/contract';
import { type Icon, IconColorSwatch, IconFileExport, IconHanger, IconResize, IconStack2 } from '@tabler/icons-react';
import type { Tool } from './define-tool.ts';
import { toolNames, tools } from './tools.ts';

/** Tools that share one place on the rail and are tabs of one panel. Its word is `studio.tools.<family>`. */
const families = {
  colour: { icon: IconColorSwatch },
  size: { icon: IconResize },
  restyle: { icon: IconStack2 },
  model: { icon: IconHanger },
  deliver: { icon: IconFileExport },
} as const satisfies Record<string, { readonly icon: Icon }>;

export type FamilyName = keyof typeof families;

/** The tools of a family in the order of their tabs. */
export const toolsOf = (family: FamilyName): OperationName[] => toolNames.filter((tool) => rowFamily(tool) === family);

/** The family of a tool; none for one that stands alone on the rail or is the only one of its family so far. */
export function familyOf(tool: OperationName): FamilyName | undefined {
  const family = rowFamily(tool);
  return family && toolsOf(family).length > 1 ? family : undefined;
}

const rowFamily = (tool: OperationName): FamilyName | undefined => tools[tool].family;

/** What stands in one place of the rail, and which tool it leads to. */
interface RailPlace {
  readonly word: OperationName | FamilyName;
  readonly leads: OperationName;
  readonly icon: Icon;
  readonly isFamily: boolean;
}

/** What stands on the rail: single tools, and of each family the one that is open, else its first. */
export function railPlaces(group: Tool['group'], current: OperationName): RailPlace[] {
  return toolNames
    .filter((tool) => tools[tool].group === group)
    .flatMap((tool): RailPlace[] => {
      const family = familyOf(tool);
      if (family === undefined) return [{ word: tool, leads: tool, icon: tools[tool].icon, isFamily: false }];
      const all = toolsOf(family);
      if (all[0] !== tool) return [];
      const leads = all.includes(current) ? current : tool;
      return [{ word: family, leads, icon: families[family].icon, isFamily: true }];
    });
}
