import { families, parseRecipe, renderVersion } from '@naksha/loom';

/**
 * What has changed since a stored design was drawn: the render; the planner, of which no plan is left; the planner of what borders and
 * pallus still need; or this was not checked yet.
 */
export type ChangeSince = 'render' | 'planner' | 'zones' | 'unknown';

/** Of a stored design, by its row, what would differ if it were drawn today. Empty for what the loom does not draw. */
export function changesSince(row: {
  readonly designDefinition: Readonly<Record<string, unknown>> | null;
  readonly hasPlan: boolean;
  readonly planVersion: number | null;
  readonly renderVersion: number | null;
}): ChangeSince[] {
  const found = parseRecipe(row.designDefinition);
  const recipe = 'recipe' in found ? found.recipe : row.hasPlan ? found.former : undefined;
  if (recipe === undefined) return [];
  const { version } = families[recipe.family];
  const planned = row.planVersion ?? Number(recipe.engineVersion);
  if (!row.hasPlan && planned !== version) return ['planner'];
  if (!row.hasPlan && row.planVersion === null) return ['unknown'];
  return [
    ...((row.renderVersion ?? 1) === renderVersion ? [] : ['render' as const]),
    ...(planned === version ? [] : ['zones' as const]),
  ];
}
