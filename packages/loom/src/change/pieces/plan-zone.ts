import { pxToCm } from '@naksha/contract';
import { figureShapes, linesOf } from '../../drawing/goods/figures.ts';
import { onGround } from '../../drawing/goods/inks.ts';
import { edgeOf } from '../../drawing/goods/strip.ts';
import { createPlanner } from '../../drawing/planner.ts';
import type { Ink, Scene, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { colourDistance } from '../../numbers/colour/oklch.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { BorderFigure } from '../../vocabulary/border.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { planScene } from '../plan-scene.ts';
import type { ZoneTile } from './piece.ts';
import { rowScene } from './row-scene.ts';

/** The scene of a zone's repeat. Throws as `planScene` does. */
export function planZone({ kind, recipe, figure, motif, isToothed = false, isCornered = false }: ZoneTile): Scene {
  if (kind === 'figure') return figureScene(recipe, figure ?? 'zigzag');
  if (kind === 'guard') return guardScene(recipe, isToothed);
  if (kind === 'cloth') return planScene(recipe);
  return rowScene(recipe, kind === 'corner' ? 1 : isCornered ? 2 : undefined, motif);
}

const w = 1000;
/** Teeth along one repeat of a guard. */
const teeth = 8;

/** The role in which a guard draws the ground of the field it faces. */
const fieldRole: Role = 'leaf3';

/**
 * Stripes along a border, the field above and the outer edge below: fine lines, a row of beads, and for a toothed guard the temple teeth
 * that bite into the field. Straight, whatever the family's hand. The palette's `leaf3` is the field's ground.
 */
function guardScene(recipe: Recipe, isToothed: boolean): Scene {
  const { widthPx, heightPx, dpi } = recipe.tile;
  const h = (w * heightPx) / widthPx;
  const { roles } = recipe.palette;
  const [first, second] = inksOn(roles);
  const perCm = w / pxToCm(widthPx, dpi);
  const guard = createPlanner(recipe, { torus: { w, h, dropY: 0, brickX: 0 }, columns: 1, rows: 1, perCm, hero: h });
  const set = (symbol: SceneSymbol, places: readonly (readonly [x: number, y: number])[]) =>
    guard.set(
      'lines',
      symbol,
      places.map(([x, y]) => ({ x, y })),
    );
  const stripe = (from: number, to: number, fill: Role) =>
    set(
      { shapes: [{ d: `M-520 ${n((from - to) * h * 0.5)}H520V${n((to - from) * h * 0.5)}H-520Z`, fill }], radius: 540 },
      [[w / 2, ((from + to) / 2) * h]],
    );
  const beadsAt = (at: number, share: number, fill: Role) => {
    const r = (share * h) / 2;
    const count = 2 * Math.max(1, Math.round(w / (r * 2.9) / 2));
    set(
      {
        shapes: [{ d: `M${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0Z`, fill }],
        radius: r + 1,
      },
      Array.from({ length: count }, (_, i) => [((i + 0.5) * w) / count, at * h] as const),
    );
  };
  if (isToothed) {
    const foot = 0.5;
    const pitch = w / teeth;
    const tall = foot * h * 0.86;
    stripe(0, foot, fieldRole);
    const tooth = (k: number) => `M${n((-pitch / 2) * k)} 0L0 ${n(-tall * k)}L${n((pitch / 2) * k)} 0Z`;
    set(
      {
        shapes: [
          { d: tooth(1), fill: 'ground' },
          { d: tooth(0.52), fill: first },
        ],
        radius: pitch + tall,
      },
      Array.from({ length: teeth }, (_, i) => [(i + 0.5) * pitch, foot * h] as const),
    );
    stripe(foot, 0.62, first);
    beadsAt(0.77, 0.14, second);
    stripe(0.92, 0.98, first);
  } else {
    stripe(0.04, 0.12, first);
    beadsAt(0.3, 0.2, second);
    stripe(0.48, 0.56, first);
    stripe(0.68, 1, first);
  }
  return guard.finish([{ id: 'lines', name: 'Guard stripes', kind: 'lines' }], { finish: { hand: 0 } });
}

/** A figure of lines on the border's ground; the palette's `leaf3` is the field's. */
function figureScene(recipe: Recipe, figure: BorderFigure): Scene {
  const { widthPx, heightPx, dpi } = recipe.tile;
  const h = (w * heightPx) / widthPx;
  const perCm = w / pxToCm(widthPx, dpi);
  const strip = createPlanner(recipe, { torus: { w, h, dropY: 0, brickX: 0 }, columns: 1, rows: 1, perCm, hero: h });
  const shapes = figureShapes(figure, { edge: edgeOf('bottom', w, h), start: 0, end: w, breadth: h, dye: 'dark' });
  const drawn = onGround({ shapes, radius: w + h }, 'dark');
  const bands = linesOf[figure].map(
    ([from, to]): Shape => ({ d: `M-5 ${n(h - to * h)}H${w + 5}V${n(h - from * h)}H-5Z`, fill: 'dark' }),
  );
  const inField = (ink: Ink | undefined) => (ink === undefined ? undefined : toField(ink));
  const all = [...bands, ...drawn.shapes].map((shape) => ({ ...shape, fill: inField(shape.fill) ?? fieldRole }));
  strip.set('lines', { shapes: all, radius: w + h }, [{ x: 0, y: 0 }]);
  return strip.finish([{ id: 'lines', name: 'Figure', kind: 'lines' }], { finish: { hand: 0 } });
}

/** Drawn for `dark` as the border's ground and then exchanged with it: what is dark now was the field. */
function toField(ink: Ink): Ink {
  if (ink === 'dark') return fieldRole;
  return ink.startsWith('dark>') ? `${fieldRole}>ground:0.5` : ink;
}

/** The two colours that are read best on the ground; the second also beside the first. */
function inksOn(roles: Recipe['palette']['roles']): [Role, Role] {
  const inks: readonly Role[] = ['a1', 'a2', 'a3', 'a4', 'light'];
  const best = (worth: (role: Role) => number) => inks.reduce((a, b) => (worth(b) > worth(a) ? b : a), 'a1');
  const first = best((role) => colourDistance(roles[role], roles.ground) - (role === 'light' ? 0.12 : 0));
  const second = best((role) =>
    Math.min(colourDistance(roles[role], roles.ground), 1.4 * colourDistance(roles[role], roles[first])),
  );
  return [first, second];
}

function n(value: number): number {
  return Math.round(value * 100) / 100;
}
