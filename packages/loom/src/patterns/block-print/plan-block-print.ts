import type { Recipe } from '../../recipe/recipe.ts';
import { type Role, roles, type Scene } from '../../scene/scene.ts';
import { createDraft, type Draft } from '../draft/draft.ts';
import { type DraftLayer, sceneOfDraft } from '../draft/scene-of-draft.ts';
import type { Plot } from '../family.ts';
import { butidar, sanganeri } from './butis.ts';
import { dabu } from './dabu.ts';
import { jaal } from './jaal.ts';
import { strips } from './strips.ts';

export const blockPrintLayouts = ['sanganeri', 'butidar', 'jaal', 'dabu', 'strips'] as const;

const printers: Readonly<Record<string, (draft: Draft) => void>> = { sanganeri, butidar, jaal, dabu, strips };

/** Colour blocks in the order in which they are printed: outer petals before inner ones, the outline last of all. */
const printed: readonly Role[] = [
  'leaf2',
  'leaf1',
  'leaf3',
  'a2',
  'a1',
  'a3',
  'a4',
  'light',
  ...roles.filter((role) => ['ground', 'line', 'dark'].includes(role)),
];
const layers: readonly DraftLayer[] = [
  { id: 'gad', name: 'Ground block (gad)', kind: 'dots' },
  { id: 'bands', name: 'Printed bands', kind: 'field' },
  ...printed.map((role): DraftLayer => ({ id: `datta-${role}`, name: `Colour block (${role})`, kind: 'motifs' })),
  ...printed.map(
    (role): DraftLayer => ({ id: `over-${role}`, name: `Colour block over others (${role})`, kind: 'motifs' }),
  ),
  { id: 'rekh', name: 'Outline block (rekh)', kind: 'lines' },
  { id: 'marks', name: 'Rules and teeth', kind: 'lines' },
];

/** Carved blocks, one to each colour, set by hand a little beside one another. */
export function planBlockPrint(recipe: Recipe, plot: Plot): Scene {
  const printer = printers[recipe.layout];
  if (printer === undefined) throw new RangeError(`Expected a layout of block print but received ${recipe.layout}`);
  const draft = createDraft(recipe, plot);
  printer(draft);
  return sceneOfDraft(draft, layers, [{ shader: 'block-ink', params: { voids: 0.6, mottle: 0.09 } }]);
}
