import { pxToCm } from '@naksha/contract';
import { adoptMotifs } from '../../drawing/goods/adopt-motifs.ts';
import type { Border, BorderMotif } from '../../drawing/goods/lay-border.ts';
import { turned } from '../../drawing/goods/strip.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import type { Item, MotifDisc, Scene, SceneLayer, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import type { PlacedThing } from '../../prompt/border-wish.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import type { Frame } from '../../vocabulary/frames.ts';
import type { Inner } from './inner.ts';
import { setBouquet } from './panel-bouquet.ts';
import { frameOf, setCells, setFramed } from './panel-cells.ts';
import { fillField } from './panel-fill.ts';
import { setNeck } from './panel-neck.ts';
import { setMedallion, setWreath } from './panel-rounds.ts';
import { setStar } from './panel-star.ts';
import { setVineStripes } from './panel-stripes.ts';
import {
  attendants,
  isCommon,
  isZoned,
  type PanelSeat,
  type PanelTask,
  type Setting,
  shares,
  type Taken,
} from './panel-task.ts';
import { ownMotif, panelMotif } from './take-motif.ts';
import { sprigOf } from './take-sprig.ts';

/**
 * The field of a panel, made for what stands on it: the centre at the panel's own scale with what is about it, the corners, and whole small
 * motifs in the rest, alike on both sides. `base` is the unrolled cloth, of which the ground is kept; nets stay where the field is one, and all
 * of it where it is the craft's own composition with `seats` for what was asked to stand about it.
 */
export function composePanel(
  base: Scene,
  recipe: Recipe,
  border: Border,
  inner: Inner,
  seats?: readonly PanelSeat[],
): Scene {
  const { w, h } = base.torus;
  const symbols: SceneSymbol[] = [...base.symbols];
  const items: Item[] = [];
  const census: MotifDisc[] = [];
  const lines: Shape[] = [];
  const adopt = adoptMotifs<BorderMotif>(symbols);
  const set: PanelTask['set'] = (
    motif,
    { x, y, wide, high = wide, turn = 0, isFlipped = false, rank = 'secondary' },
  ) => {
    const { width, height } = motif.cutting;
    const k = Math.min(wide / width, high / height);
    items.push(...turned(adopt(motif), { x, y, turn, k, isFlipped }, 0));
    census.push({ x, y, r: (Math.max(width, height) * k) / 2, motif: motif.motif, rank });
  };
  const [wide, high] = [w - inner.left - inner.right, h - inner.top - inner.bottom];
  const perCm = w / pxToCm(recipe.tile.widthPx, recipe.tile.dpi);
  const made = new Map<string, BorderMotif | undefined>();
  const task: PanelTask = {
    recipe,
    border,
    inner,
    short: Math.min(wide, high),
    perCm,
    middle: [inner.left + wide / 2, inner.top + high / 2],
    taken: [],
    census,
    lines,
    set,
    thing: (placed, size) => {
      if (placed.motif !== undefined && !isAllowed(recipe, placed.motif)) return undefined;
      const key = `${placed.motif ?? placed.subject}/${Math.round(size)}`;
      if (!made.has(key)) made.set(key, panelMotif(recipe, placed, size / perCm));
      return made.get(key);
    },
  };
  const isWhole = seats !== undefined;
  const { cells, stripes, neck } = border.panel ?? {};
  const isNet = isWhole || (isOfNets(recipe) && !isZoned(border.panel));
  if (cells !== undefined) setCells(task, cells);
  if (stripes !== undefined) setVineStripes(task, stripes);
  if (neck !== undefined) setNeck(task, neck);
  for (const seat of seats ?? []) seated(task, seat);
  if (border.hasCentre && !isWhole) setCentre(task, isNet);
  if (!isWhole || (border.panel?.corner !== undefined && border.panel.make === undefined)) setCorners(task);
  // A wreath that repeats has its air.
  const isOpen = border.isPlain || border.panel?.isLone === true || border.copies === 'dropped';
  if (!isOpen && !isNet && !isFull(border)) {
    strew(task, wide, high);
    fillField(task, wide, high);
  }
  const [ground, ...drawn] = base.layers;
  const reach = Math.ceil(steady.hypot(w, h));
  const lay = (id: string, name: string, shapes: readonly Shape[]): SceneLayer[] =>
    shapes.length === 0
      ? []
      : [
          {
            id,
            name,
            kind: 'lines',
            items: [{ symbol: symbols.push({ shapes, radius: reach }) - 1, x: 0, y: 0, turn: 0, scale: 1 }],
          },
        ];
  const kept = isNet
    ? drawn
    : drawn.filter(({ kind, id }) => kind === 'field' && groundFields.includes(`${recipe.family} ${id}`));
  return {
    ...base,
    symbols,
    layers: [
      ...(ground === undefined ? [] : [ground]),
      ...kept,
      ...lay('panel-lines', 'Panel lines', lines),
      ...(items.length === 0 ? [] : [{ id: 'panel', name: 'Panel', kind: 'motifs', items } as const]),
    ],
    census: [...(isNet ? outside(base.census, isWhole ? [] : task.taken) : []), ...census],
  };
}

/** Whether nothing is strewn: frames or stripes fill the field, or a frame with corners its middle. */
function isFull({ panel }: Border): boolean {
  const isSquare = panel?.frame === 'niche' || panel?.frame === 'box';
  return isSquare || panel?.cells !== undefined || panel?.stripes !== undefined;
}

/** Rows of stitches that are the ground itself. */
const groundFields: readonly string[] = ['kantha field'];

/** Whether of a cloth's field nothing but the ground is kept beneath a panel. */
export function isOnGroundAlone(recipe: Recipe): boolean {
  return (
    (isZoned(recipe.border?.panel) || !isOfNets(recipe)) &&
    !groundFields.some((field) => field.startsWith(recipe.family))
  );
}

/** Cloths whose field is one net: a centre lies on it. */
function isOfNets({ family, layout }: Recipe): boolean {
  const { isCovering, is = [] } = vocabularies[family].layouts[layout] ?? {};
  return (
    isCovering === true ||
    (family === 'ajrakh' && !is.includes('medallion')) ||
    ['geometric', 'ikat', 'kilim', 'checks', 'stripes', 'small-weaves', 'leheriya', 'mashru'].includes(family)
  );
}

function outside(census: readonly MotifDisc[], taken: readonly Taken[]): MotifDisc[] {
  return census.filter(({ x, y, r }) =>
    taken.every((each) => steady.hypot(x - each.x, y - each.y) >= each.r + r * 0.5),
  );
}

function setCentre(task: PanelTask, isNet: boolean): void {
  const { border, short, middle, taken, inner, recipe } = task;
  const [x, y] = middle;
  const { panel } = border;
  const { centre = {}, wreath, boughs, foot, beside, isRound = true, frame } = panel ?? {};
  if (panel?.make === 'starred' && !isNet) {
    setStar(task, centre, panel.corner);
    return;
  }
  if (frame !== undefined) {
    setFramedCentre(task, frame, centre);
    return;
  }
  if (panel?.make === 'ringed' && wreath !== undefined) {
    setWreath(task, wreath);
    return;
  }
  if (isRound || (centre.motif ?? centre.subject) === undefined || isNet) {
    setMedallion(task, centre, isNet);
    return;
  }
  const isTree = centre.motif === 'tree' || centre.motif === 'palm' || centre.motif === 'cypress';
  if (isTree) {
    const [wide, high] = [short * shares.tree.wide, (middle[1] - inner.top) * 2 * shares.tree.high];
    const motif = task.thing(centre, high);
    if (motif === undefined) return;
    task.set(motif, { x, y, wide, high, rank: 'hero' });
    const k = Math.min(wide / motif.cutting.width, high / motif.cutting.height);
    const [halfWide, halfHigh] = [(motif.cutting.width * k) / 2, (motif.cutting.height * k) / 2];
    for (let step = -2; step <= 2; step++) taken.push({ x, y: y + (step * halfHigh) / 2.4, r: halfWide });
    const size = short * shares.attendant;
    const seats = { boughs: y - halfHigh * 0.46, beside: y + halfHigh * 0.1, foot: y + halfHigh - size * 0.42 };
    for (const place of ['boughs', 'beside', 'foot'] as const) {
      const placed = { boughs, beside, foot }[place];
      if (placed === undefined) continue;
      const away = place === 'foot' ? Math.max(halfWide * 0.8, size) : halfWide + size * 0.3;
      setPair(task, placed, x, seats[place], Math.min(away, short / 2 - size * 0.6), size);
    }
    return;
  }
  const isAttended = (boughs ?? foot ?? beside) !== undefined;
  const isCornered = panel?.corner !== undefined;
  const alone = isCommon(centre) ? shares.flower : isCornered ? shares.cornered : shares.alone;
  const size = short * (wreath !== undefined ? shares.wreathed : isAttended ? shares.attended : alone);
  const motif = task.thing(centre, size);
  if (motif === undefined && centre.motif === 'bouquet') setBouquet(task, size);
  if (motif !== undefined) task.set(motif, { x, y, wide: size, rank: 'hero' });
  taken.push({ x, y, r: size * 0.58 });
  if (wreath !== undefined) setWreath(task, wreath);
  const attendant = short * shares.attendant;
  if (beside !== undefined) setPair(task, beside, x, y, size / 2 + attendant * 0.7, attendant);
  if (boughs !== undefined) setPair(task, boughs, x, y - size * 0.5 - attendant * 0.3, attendant * 0.8, attendant);
  if (foot !== undefined) setPair(task, foot, x, y + size * 0.5 + attendant * 0.45, attendant * 0.8, attendant);
  if (recipe.family === 'mandala') taken.push({ x, y, r: size });
}

/** A frame as large as its panel lets it be, and what it holds; its corners stay free. */
function setFramedCentre(task: PanelTask, frame: Frame, centre: PlacedThing): void {
  const { middle, inner, short, taken, recipe, perCm } = task;
  const [wide, high] = [(middle[0] - inner.left) * 2, (middle[1] - inner.top) * 2];
  // A niche is as tall as its panel.
  const tallness = frame === 'niche' ? Math.min(170, Math.max(112, (100 * high) / wide)) : undefined;
  const panelFrame = frameOf(task, frame, tallness);
  const { drawing } = panelFrame;
  const share = frame === 'niche' ? shares.niche : shares.framed;
  const size = Math.min(wide * share, (high * share * drawing.width) / drawing.height);
  const k = size / drawing.width;
  const room = Math.max(drawing.room.wide, drawing.room.high) * k;
  const held = task.thing(centre, room) ?? ownMotif(recipe, 'hero', room / perCm);
  const [x, y] = middle;
  setFramed(task, panelFrame, { x, y, size }, held);
  const tall = (drawing.height * k) / 2;
  for (let step = -2; step <= 2; step++)
    taken.push({ x, y: y + (step * (tall - size * 0.4)) / 2, r: size * 0.56 + short * 0.02 });
}

/** How far below the middle of a seat its bough runs, in the seat's radii. */
const perch = 0.97;

/** A figure on its seat, looking inwards. */
function seated(task: PanelTask, { place, x, y, r, isPerched }: PanelSeat): void {
  const placed = task.border.panel?.[place];
  const motif = placed === undefined ? undefined : task.thing(placed, r * 1.9);
  if (motif === undefined) return;
  const wide = r * 1.9;
  const { width, height } = motif.cutting;
  const halfHigh = (height * Math.min(wide / width, wide / height)) / 2;
  // The feet of what is perched are on its bough.
  task.set(motif, { x, y: isPerched ? y + r * perch - halfHigh : y, wide, isFlipped: x > task.middle[0] });
}

/** Two of a kind that face each other. */
function setPair(task: PanelTask, placed: PlacedThing, x: number, y: number, away: number, size: number): void {
  const motif = task.thing(placed, size);
  if (motif === undefined) return;
  for (const side of [-1, 1]) {
    task.set(motif, { x: x + side * away, y, wide: size, isFlipped: side > 0 });
    task.taken.push({ x: x + side * away, y, r: size * 0.6 });
  }
}

/** The named thing in all four corners; plants grow towards the middle, all else stands upright and looks inwards. */
function setCorners(task: PanelTask): void {
  const { border, inner, short, middle, taken, recipe } = task;
  const { panel, hasCentre } = border;
  if (panel?.make === 'starred' && !isOfNets(recipe)) return;
  const named = panel?.corner;
  const isThing = (named?.motif ?? named?.subject) !== undefined;
  const isAttended = (panel?.boughs ?? panel?.foot ?? panel?.beside ?? panel?.wreath) !== undefined;
  const isTree = panel?.centre?.motif === 'tree';
  if ((isAttended || isTree || panel?.isLone === true) && named === undefined) return;
  if (
    !isThing &&
    !(hasCentre && vocabularies[recipe.family].isTechnique && panel !== undefined && !isOfNets(recipe)) &&
    named === undefined
  )
    return;
  const wished = hasCentre && panel?.make === undefined ? shares.corner : shares.cornerAlone;
  const size = cornerSize(task, short * wished);
  if (size === undefined) return;
  const motif = (isThing && named !== undefined ? task.thing(named, size) : undefined) ?? sprigOf(task, size);
  if (motif === undefined) return;
  const isPlant =
    named?.motif === undefined
      ? !isThing
      : isCommon(named) || ['tree', 'palm', 'cypress', 'mango'].includes(named.motif);
  const room = size / 2 + short * shares.margin;
  for (const [i, sideX] of ([-1, 1] as const).entries()) {
    for (const sideY of [-1, 1] as const) {
      const x = i === 0 ? inner.left + room : 2 * middle[0] - inner.left - room;
      const y = sideY < 0 ? inner.top + room : 2 * middle[1] - inner.top - room;
      // Upwards in the drawing is towards the middle.
      const turn = steady.atan2(-sideX, sideY);
      if (isPlant && !unsprayed.includes(named?.motif ?? ''))
        setSpray(task, motif, { x, y, wide: size }, [sideX, sideY]);
      // Plants are alike about both middles, all else across.
      const isFlipped = isPlant ? sideX > 0 !== sideY > 0 : sideX > 0;
      task.set(motif, { x, y, wide: size, turn: isPlant ? turn : 0, isFlipped });
      taken.push({ x, y, r: size * 0.56 });
    }
  }
}

/** What fills its corner alone. */
const unsprayed: readonly string[] = ['star', 'sun', 'paisley', 'mango', 'tree', 'palm', 'cypress'];
/** A corner that would be smaller than this share of what it should be is left to the ground. */
const leastCorner = 0.4;

/** The size at which what stands in a corner touches nothing of the middle; undefined where there is no room for it. */
function cornerSize({ inner, short, taken }: PanelTask, wished: number): number | undefined {
  for (let size = wished; size >= wished * leastCorner; size *= 0.9) {
    const room = size / 2 + short * shares.margin;
    const [x, y] = [inner.left + room, inner.top + room];
    if (taken.every((each) => steady.hypot(x - each.x, y - each.y) > each.r + size * 0.6)) return size;
  }
  return undefined;
}

/** Two smaller ones of a flower beside it along the edges of its corner, and leaves between. */
function setSpray(
  task: PanelTask,
  motif: BorderMotif,
  { x, y, wide }: Pick<Setting, 'x' | 'y' | 'wide'>,
  [sideX, sideY]: readonly [number, number],
): void {
  const leaf = task.thing({ motif: 'leaf' }, wide * 0.4);
  const ways = [
    { dx: -sideX, dy: 0 },
    { dx: 0, dy: -sideY },
  ];
  for (const { dx, dy } of ways) {
    const turn = steady.atan2(dx, -dy);
    const [px, py] = [x + dx * wide * 0.78, y + dy * wide * 0.78];
    if (task.taken.some((each) => steady.hypot(px - each.x, py - each.y) < each.r + wide * 0.3)) continue;
    if (leaf !== undefined)
      for (const off of [-0.75, 0.75])
        task.set(leaf, {
          x: x + dx * wide * 0.54 + steady.sin(turn + off) * wide * 0.1,
          y: y + dy * wide * 0.54 - steady.cos(turn + off) * wide * 0.1,
          wide: wide * 0.34,
          turn: turn + off,
          rank: 'filler',
        });
    task.set(motif, { x: px, y: py, wide: wide * 0.46, turn });
    task.taken.push({ x: px, y: py, r: wide * 0.3 });
  }
}

/** Whole small motifs on a half-drop about the middle, wherever one is free of all else. */
function strew(task: PanelTask, wide: number, high: number): void {
  const { recipe, border, short, middle, taken, perCm } = task;
  const { panel } = border;
  const standing = [...attendants(panel), panel?.centre ?? {}, panel?.neck?.thing ?? {}];
  const placed = standing.map(({ motif, subject }) => motif ?? subject);
  const borders = [border.motif, border.subject?.id, border.second?.motif, border.second?.subject?.id];
  const free = (id: string) => !placed.includes(id) && !borders.includes(id) && !unstrewn.includes(id);
  const named: PlacedThing[] = [
    ...(recipe.subjects ?? []).filter(({ id }) => free(id)).map(({ id }) => ({ subject: id })),
    ...recipe.motifs.include.filter(free).map((motif) => ({ motif })),
  ];
  const isCraft = vocabularies[recipe.family].isTechnique;
  if (named.length === 0 && !isCraft) return;
  const [least, most] = shares.buti;
  const wished = recipe.heroCm * perCm * 0.6;
  const factor = named.length > 0 ? 1.35 : 1;
  const size = Math.min(most * factor * short, Math.max(least * factor * short, wished));
  const own = named.length > 0 ? [] : [sprigOf(task, size)];
  const motifs = [...named.slice(0, 3).map((each) => task.thing(each, size)), ...own].filter(
    (each) => each !== undefined,
  );
  if (motifs.length === 0) return;
  const step = size * (1.75 - 0.55 * recipe.density) * 0.82;
  const across = Math.floor((wide / 2 - size * 0.62) / step);
  const down = Math.floor((high / 2 - size * 0.62) / step);
  const [stepX, stepY] = [(wide / 2 - size * 0.75) / Math.max(1, across), (high / 2 - size * 0.75) / Math.max(1, down)];
  for (let row = -down; row <= down; row++) {
    for (let column = -across; column <= across; column++) {
      if ((row + column) % 2 !== 0) continue;
      const [x, y] = [middle[0] + column * stepX, middle[1] + row * stepY];
      if (taken.some((each) => steady.hypot(x - each.x, y - each.y) < each.r + size * 0.55)) continue;
      const motif = motifs[Math.abs(row) % motifs.length];
      if (motif !== undefined)
        task.set(motif, { x, y, wide: size, isFlipped: column > 0, rank: named.length > 0 ? 'secondary' : 'filler' });
    }
  }
}

/** Ways of setting others: nothing to strew. */
const unstrewn: readonly string[] = ['vine', 'medallion', 'diamond', 'dot', 'jaali', 'leaf'];
