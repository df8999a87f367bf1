import { pieceSizes, pxToCm, type Usage } from '@naksha/contract';
import type { Recipe } from '../recipe/recipe.ts';
import { borderStrips } from './border.ts';
import { type Area, createPieceLayout, type PieceLayout } from './layout.ts';
import { familyParts } from './parts.ts';
import type { Piece, ZoneTile } from './piece.ts';
import { onContrast, type ZoneWish, zoneRecipe } from './zone-recipe.ts';

/**
 * A recipe → the whole goods of a usage, in cm: a saree of 550 × 115 with two borders, pallu and blouse piece; a dupatta of 230 × 90 with
 * borders all round; the cut of a kurta; a bedsheet of 240 × 270 with a framed centre; else cloth by the metre. The body is
 * the design as it stands; every other part is its kin in the same dyes. Deterministic.
 */
export function composePiece(recipe: Recipe, usage: Usage): Piece {
  const layout = createPieceLayout();
  const { widthCm: width, heightCm: height } = pieceSizes[usage];
  const whole: Area = { x: 0, y: 0, width, height };
  switch (usage) {
    case 'sarees':
      saree(recipe, layout, whole);
      break;
    case 'dupattas':
      dupatta(recipe, layout, whole);
      break;
    case 'kurtas':
      kurta(recipe, layout, whole);
      break;
    case 'bedsheets':
      bedsheet(recipe, layout, whole);
      break;
    default:
      layout.fill('body', bodyOf(recipe), whole);
  }
  return layout.piece(width, height);
}

function saree(recipe: Recipe, layout: PieceLayout, whole: Area): void {
  const { ground } = recipe.palette.roles;
  const inner = layout.border('border', borderStrips(recipe, 9, ground), whole, ['top', 'bottom']);
  const pallu = { ...inner, width: 72 };
  const blouse = { ...inner, x: whole.width - 60, width: 60 };
  const body = { ...inner, x: pallu.width, width: whole.width - pallu.width - blouse.width };
  layout.fill('body', bodyOf(recipe), body);
  layout.fill('blouse', blouseOf(recipe), blouse);
  const heart = layout.border('pallu', borderStrips(recipe, 11, ground), pallu, ['right']);
  const rest = layout.border('pallu', borderStrips(recipe, 6, onContrast(recipe).palette.roles.ground), heart, [
    'left',
  ]);
  layout.fill('pallu', richOf(recipe, rest), rest);
}

function dupatta(recipe: Recipe, layout: PieceLayout, whole: Area): void {
  const all = ['top', 'bottom', 'left', 'right'] as const;
  const inner = layout.border('border', borderStrips(recipe, 10, recipe.palette.roles.ground, true), whole, all);
  layout.fill('body', bodyOf(recipe), inner);
}

function bedsheet(recipe: Recipe, layout: PieceLayout, whole: Area): void {
  const all = ['top', 'bottom', 'left', 'right'] as const;
  const { ground } = recipe.palette.roles;
  const inner = layout.border('border', borderStrips(recipe, 15, ground, true), whole, all);
  layout.fill('body', bodyOf(recipe), inner);
  const frame = { x: 60, y: 75, width: 120, height: 120 };
  const centre = layout.border(
    'border',
    borderStrips(recipe, 10, onContrast(recipe).palette.roles.ground, true),
    frame,
    all,
  );
  layout.fill('centre', richOf(recipe, centre, 0.9), centre);
}

/** Front with yoke and hem; beside it two sleeves with cuffs, a finger's breadth apart. */
function kurta(recipe: Recipe, layout: PieceLayout, whole: Area): void {
  const { ground } = recipe.palette.roles;
  const front = { ...whole, width: 72 };
  const body = layout.border('hem', borderStrips(recipe, 10, ground), front, ['bottom']);
  layout.fill('body', bodyOf(recipe), body);
  const yoke = { x: 22, y: 0, width: 28, height: 36 };
  const inner = layout.border('yoke', borderStrips(recipe, 4, onContrast(recipe).palette.roles.ground, true), yoke, [
    'left',
    'right',
    'bottom',
  ]);
  layout.fill('yoke', richOf(recipe, inner, 0.5), inner);
  for (const y of [0, 60]) {
    const sleeve = { x: 74, y, width: whole.width - 74, height: whole.height - 60 };
    const upper = layout.border('cuff', borderStrips(recipe, 6, ground), sleeve, ['bottom']);
    layout.fill('sleeve', bodyOf(recipe), upper);
  }
}

/** The design itself. */
function bodyOf(recipe: Recipe): ZoneTile {
  return { kind: 'cloth', recipe };
}

/** The design small and airy: a blouse is seen from near. */
function blouseOf(recipe: Recipe): ZoneTile {
  return { kind: 'cloth', recipe: zoneRecipe(onContrast(recipe), { ...near, heroFactor: 0.45, density: -0.2 }) };
}
const near: Pick<ZoneWish, 'widthCm' | 'heightCm'> = { widthCm: 20, heightCm: 20 };

/** The family's richest layout, larger and denser, in as many whole repeats as the area has room for. */
function richOf(recipe: Recipe, area: Area, heroFactor = 1.3): ZoneTile {
  const side = Math.min(60, Math.max(16, pxToCm(recipe.tile.widthPx, recipe.tile.dpi) * 1.6));
  return {
    kind: 'cloth',
    recipe: zoneRecipe(onContrast(recipe), {
      layout: familyParts[recipe.family].pallu,
      heroFactor,
      density: 0.15,
      widthCm: area.width / Math.max(1, Math.round(area.width / side)),
      heightCm: area.height / Math.max(1, Math.round(area.height / side)),
    }),
  };
}
