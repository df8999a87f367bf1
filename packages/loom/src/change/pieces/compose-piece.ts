import { pieceSizes, pxToCm, type Usage } from '@naksha/contract';
import { colourDistance, hexToOklch } from '../../numbers/colour/oklch.ts';
import { withoutBorder } from '../../recipe/border-of.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { families } from '../../vocabulary/families/families.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { applyEdit } from '../edit/apply-edit.ts';
import type { Piece, Zone, ZoneName, ZoneTile } from './piece.ts';
import { type ZoneWish, zoneRecipe } from './zone-recipe.ts';

/**
 * A recipe → the whole goods of a usage, in cm: a saree of 550 × 115 with two borders, pallu and blouse piece; a dupatta of 230 × 90 with
 * borders all round; the cut of a kurta; a bedsheet of 240 × 270 with a framed centre; else cloth by the metre. The body is
 * the design as it stands; every other part is its kin in the same dyes. Deterministic.
 */
export function composePiece(design: Recipe, usage: Usage): Piece {
  const layout = createPieceLayout();
  const recipe = withoutBorder(design);
  const edge = design.border === undefined ? undefined : { border: design.border, palette: design.palette };
  const { widthCm: width, heightCm: height } = pieceSizes[usage];
  const whole: Area = { x: 0, y: 0, width, height };
  switch (usage) {
    case 'sarees':
      saree(recipe, layout, whole, edge);
      break;
    case 'dupattas':
      dupatta(recipe, layout, whole, edge);
      break;
    case 'kurtas':
      kurta(recipe, layout, whole, edge);
      break;
    case 'bedsheets':
      bedsheet(recipe, layout, whole, edge);
      break;
    default:
      layout.fill('body', bodyOf(recipe), whole);
  }
  return layout.piece(width, height);
}

function saree(recipe: Recipe, layout: PieceLayout, whole: Area, edge?: AskedEdge): void {
  const { ground } = recipe.palette.roles;
  const inner = layout.border('border', borderStrips(recipe, 9, ground, false, edge), whole, ['top', 'bottom']);
  // Worn with its hem below it goes around from the left to the right, and ends over the shoulder.
  const pallu = { ...inner, x: whole.width - 72, width: 72 };
  const blouse = { ...inner, width: 60 };
  const body = { ...inner, x: blouse.width, width: whole.width - pallu.width - blouse.width };
  layout.fill('body', bodyOf(recipe), body);
  layout.fill('blouse', blouseOf(recipe), blouse);
  const heart = layout.border('pallu', borderStrips(recipe, 11, ground, false, edge), pallu, ['left']);
  const rest = layout.border('pallu', borderStrips(recipe, 6, onContrast(recipe).palette.roles.ground), heart, [
    'right',
  ]);
  const end = edge?.border.pallu?.dye;
  const cloth = edge === undefined || end === undefined ? recipe : { ...recipe, palette: edge.palette };
  layout.fill('pallu', richOf(cloth, rest, 1.3, end), rest);
}

function dupatta(recipe: Recipe, layout: PieceLayout, whole: Area, edge?: AskedEdge): void {
  const all = ['top', 'bottom', 'left', 'right'] as const;
  const inner = layout.border('border', borderStrips(recipe, 10, recipe.palette.roles.ground, true, edge), whole, all);
  layout.fill('body', bodyOf(recipe), inner);
}

function bedsheet(recipe: Recipe, layout: PieceLayout, whole: Area, edge?: AskedEdge): void {
  const all = ['top', 'bottom', 'left', 'right'] as const;
  const { ground } = recipe.palette.roles;
  const inner = layout.border('border', borderStrips(recipe, 15, ground, true, edge), whole, all);
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
function kurta(recipe: Recipe, layout: PieceLayout, whole: Area, edge?: AskedEdge): void {
  const { ground } = recipe.palette.roles;
  const front = { ...whole, width: 72 };
  const body = layout.border('hem', borderStrips(recipe, 10, ground, false, edge), front, ['bottom']);
  layout.fill('body', bodyOf(recipe), body);
  const yoke = { x: 22, y: 0, width: 28, height: 36 };
  const strips = borderStrips(recipe, 4, onContrast(recipe).palette.roles.ground, true, edge);
  const inner = layout.border('yoke', strips, yoke, ['left', 'right', 'bottom']);
  layout.fill('yoke', richOf(recipe, inner, 0.5), inner);
  for (const y of [0, 60]) {
    const sleeve = { x: 74, y, width: whole.width - 74, height: whole.height - 60 };
    const upper = layout.border('cuff', borderStrips(recipe, 6, ground, false, edge), sleeve, ['bottom']);
    layout.fill('sleeve', bodyOf(recipe), upper);
  }
}

/** The border that the design has, with the palette in which it is dyed. */
interface AskedEdge {
  readonly border: NonNullable<Recipe['border']>;
  readonly palette: Recipe['palette'];
}

/** How broad a border is beside the usual of its goods. */
const factorOf = { narrow: 0.55, usual: 1, wide: 1.5 } as const;

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
function richOf(recipe: Recipe, area: Area, heroFactor = 1.3, dye?: Role): ZoneTile {
  const side = Math.min(60, Math.max(16, pxToCm(recipe.tile.widthPx, recipe.tile.dpi) * 1.6));
  return {
    kind: 'cloth',
    recipe: zoneRecipe(onContrast(recipe, dye), {
      layout: families[recipe.family].pallu,
      heroFactor,
      density: 0.15,
      widthCm: area.width / Math.max(1, Math.round(area.width / side)),
      heightCm: area.height / Math.max(1, Math.round(area.height / side)),
    }),
  };
}

/** A rectangle in cm. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Side = 'top' | 'right' | 'bottom' | 'left';
const turnAt = { bottom: 0, left: 1, top: 2, right: 3 } as const;

/** Lays the zones of a piece and keeps its tiles, each once. */
interface PieceLayout {
  /** Fills an area with a tile. */
  readonly fill: (name: ZoneName, tile: ZoneTile, area: Area) => void;
  /** Runs a border along sides of an area, inside it; where two of the sides meet it is mitred. Answers what is left inside. */
  readonly border: (name: ZoneName, strips: readonly Strip[], area: Area, sides: readonly Side[]) => Area;
  readonly piece: (widthCm: number, heightCm: number) => Piece;
}

function tileCm({ recipe: { tile } }: ZoneTile): number {
  return pxToCm(tile.widthPx, tile.dpi);
}

function createPieceLayout(): PieceLayout {
  const tiles: ZoneTile[] = [];
  const zones: Zone[] = [];
  const placeOf = (tile: ZoneTile) => {
    const known = tiles.indexOf(tile);
    return known < 0 ? tiles.push(tile) - 1 : known;
  };
  return {
    fill: (name, tile, area) => {
      zones.push({ name, ...area, tile: placeOf(tile), turn: 0 });
    },
    border: (name, strips, area, sides) => {
      const has = (side: Side) => sides.includes(side);
      for (const { tile, fromEdge, breadth, corner } of strips) {
        for (const side of sides) {
          const isLevel = side === 'top' || side === 'bottom';
          const start = has(isLevel ? 'left' : 'top');
          const end = has(isLevel ? 'right' : 'bottom');
          const at =
            side === 'top' || side === 'left' ? fromEdge : (isLevel ? area.height : area.width) - fromEdge - breadth;
          // A mitred strip begins where its outer edge does: at the corner of its own frame.
          const from = start ? fromEdge : 0;
          // An upright strip between two borders begins and ends between its motifs.
          const lead = isLevel || start || end ? from : tileCm(tile) / 8;
          const length = (isLevel ? area.width : area.height) - from - (end ? fromEdge : 0);
          zones.push({
            name,
            x: area.x + (isLevel ? from : at),
            y: area.y + (isLevel ? at : from),
            width: isLevel ? length : breadth,
            height: isLevel ? breadth : length,
            tile: placeOf(tile),
            turn: turnAt[side],
            strip: { run: isLevel ? area.width : area.height, lead, start, end },
          });
        }
        if (corner === undefined) continue;
        for (const level of ['top', 'bottom'] as const) {
          for (const upright of ['left', 'right'] as const) {
            if (!has(level) || !has(upright)) continue;
            const x = area.x + (upright === 'left' ? fromEdge : area.width - fromEdge - breadth);
            const y = area.y + (level === 'top' ? fromEdge : area.height - fromEdge - breadth);
            zones.push({ name: 'corner', x, y, width: breadth, height: breadth, tile: placeOf(corner), turn: 0 });
          }
        }
      }
      const depth = strips.reduce((sum, { breadth }) => sum + breadth, 0);
      const left = has('left') ? depth : 0;
      const top = has('top') ? depth : 0;
      return {
        x: area.x + left,
        y: area.y + top,
        width: area.width - left - (has('right') ? depth : 0),
        height: area.height - top - (has('bottom') ? depth : 0),
      };
    },
    piece: (widthCm, heightCm) => ({ widthCm, heightCm, tiles, zones }),
  };
}

/** Shares of a border's breadth: the guard beside the field, the row, the guard at the edge. */
const borderShares = { inner: 0.22, row: 0.64, outer: 0.14 } as const;

/** Beads and lines of a border are smaller than a motif; they need few of the family's finest strokes. */
const plainestRow = 2;

/** One strip of a border: how far from the edge it begins, and how broad it is. */
interface Strip {
  readonly tile: ZoneTile;
  readonly fromEdge: number;
  readonly breadth: number;
  /** Set in a square where two sides meet. */
  readonly corner?: ZoneTile;
}

/**
 * The strips of a border from the edge inwards, for a border of `breadth` cm beside a field of the colour `field`. Every strip repeats each
 * two breadths and is symmetric about each breadth, so that sides of whole breadths meet in equal halves at 45°; `isCornered` sets a main motif where they do.
 */
function borderStrips(recipe: Recipe, usual: number, field: string, isCornered = false, edge?: AskedEdge): Strip[] {
  const breadth = usual * factorOf[edge?.border.breadth ?? 'usual'];
  const own =
    edge === undefined ? onContrast(recipe) : onContrast({ ...recipe, ...kinOf(recipe, edge) }, edge.border.dye);
  const { as } = families[recipe.family].border;
  const layout = layoutOf(recipe, edge?.border.motif);
  const repeat = 2 * breadth;
  const outer = borderShares.outer * breadth;
  const rowBreadth = borderShares.row * breadth;
  const inner = borderShares.inner * breadth;
  const roles = { ...own.palette.roles, leaf3: field };
  const guard = (height: number, isToothed: boolean): ZoneTile => ({
    kind: 'guard',
    isToothed,
    recipe: {
      ...zoneRecipe(own, { widthCm: repeat, heightCm: height }),
      title: isToothed ? 'guard at the field' : 'guard at the edge',
      palette: { ...own.palette, roles },
    },
  });
  const strip = zoneRecipe(own, {
    layout,
    heroCm: rowBreadth * (as === 'row' ? 0.8 : 0.5),
    density: 0.15,
    widthCm: repeat,
    heightCm: rowBreadth,
  });
  const detail = breadth < 6 ? Math.min(strip.detail, plainestRow) : strip.detail;
  const recipeOfRow = { ...strip, title: 'row', repeat: 'straight', detail } as const;
  const square = { ...strip.tile, widthPx: strip.tile.heightPx };
  const corner: ZoneTile = { kind: 'corner', recipe: { ...recipeOfRow, title: 'corner', tile: square } };
  const figure = edge?.border.figure ?? 'row';
  const motif = edge?.border.motif;
  if (figure !== 'row' && figure !== 'vine') {
    const recipeOfFigure = { ...zoneRecipe(own, { widthCm: repeat, heightCm: breadth }), title: figure };
    const tile: ZoneTile = {
      kind: 'figure',
      figure,
      recipe: { ...recipeOfFigure, palette: { ...own.palette, roles } },
    };
    return [{ tile, fromEdge: 0, breadth }];
  }
  const row: Pick<Strip, 'tile' | 'corner'> =
    as === 'field'
      ? { tile: { kind: 'cloth', recipe: recipeOfRow } }
      : {
          tile: { kind: 'row', isCornered, recipe: recipeOfRow, ...(motif === undefined ? {} : { motif }) },
          ...(isCornered ? { corner } : {}),
        };
  return [
    { tile: guard(outer, false), fromEdge: 0, breadth: outer },
    { ...row, fromEdge: outer, breadth: rowBreadth },
    { tile: guard(inner, true), fromEdge: outer + rowBreadth, breadth: inner },
  ];
}

/** The named motif before all others, in the colours of the design's border. */
function kinOf({ motifs }: Recipe, { border, palette }: AskedEdge): Pick<Recipe, 'palette' | 'motifs'> {
  const { motif } = border;
  return { palette, motifs: motif === undefined ? motifs : { include: [motif], exclude: [], weight: { [motif]: 4 } } };
}

/** The layout whose motif makes the row: the family's own for borders, or one that draws the named motif. */
function layoutOf({ family }: Recipe, motif: NonNullable<Recipe['border']>['motif']): string {
  const { layout } = families[family].border;
  const { layouts } = vocabularies[family];
  if (motif === undefined || layouts[layout]?.brings?.includes(motif) === true) return layout;
  return Object.keys(layouts).find((name) => layouts[name]?.brings?.includes(motif)) ?? layout;
}

/** A ground is a border's own when it is read as another colour from afar. */
const leastContrast = 0.16;
const darkEnough = 0.6;

/**
 * The same cloth on its contrast ground, as borders and pallus have it: the fullest accent that stands off from the ground, everything
 * else moved only as far as it would be lost on it. Where nothing stands off, or the ground is locked, the ground stays. `dye` is the role of a border that was asked for.
 */
function onContrast(recipe: Recipe, dye?: Role): Recipe {
  const { roles } = recipe.palette;
  const isReserved = families[recipe.family].isReserved === true || families[recipe.family].ink === 'light';
  const [groundL] = hexToOklch(roles.ground);
  const chosen = (['a1', 'a2', 'a3', 'dark'] as const)
    .filter((role) => colourDistance(roles[role], roles.ground) >= leastContrast)
    // White figures need a ground to stand on.
    .filter((role) => !isReserved || hexToOklch(roles[role])[0] <= darkEnough)
    .map((role) => {
      const [L, C] = hexToOklch(roles[role]);
      return { role, worth: C + 0.35 * Math.abs(L - groundL) - (L > 0.6 ? 0.1 : 0) };
    })
    .reduce<{ role: 'a1' | 'a2' | 'a3' | 'dark'; worth: number } | undefined>(
      (best, each) => (best === undefined || each.worth > best.worth ? each : best),
      undefined,
    );
  const role = dye ?? chosen?.role;
  if (role === undefined || role === 'ground') return recipe;
  const hex = roles[role];
  const swapped = { ...recipe, palette: { ...recipe.palette, roles: { ...roles, [role]: roles.ground } } };
  const edited = applyEdit(swapped, { op: 'setColour', part: 'ground', colour: { name: hex, hex } });
  return 'recipe' in edited ? edited.recipe : recipe;
}
