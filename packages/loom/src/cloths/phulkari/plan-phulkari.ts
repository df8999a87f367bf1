import { type Cells, cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { gridLattice } from '../../drawing/layout/lattice.ts';
import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { buti } from './buti.ts';
import { chope } from './chope.ts';
import { chooseHearts, type HeartKind } from './hearts.ts';
import { sainchi } from './sainchi.ts';
import { drawSilks, type Lie, type PhulkariTask, type Silks, silk } from './task.ts';

const draws = {
  bagh,
  panchranga,
  vari,
  chope,
  buti,
  sainchi,
} satisfies Record<string, (task: PhulkariTask) => void>;

/** Counted cells are as large as a stitch's width allows: finer with detail, in units. */
const cellOf = (detail: number) => 7.4 - 0.55 * detail;

/** The layouts of phulkari. */
export const phulkariLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  draw({
    recipe,
    plot,
    planner,
    rng: geo,
    silks: drawSilks(col),
    cell: cellOf(recipe.detail) * (recipe.line > 1.2 ? 1.15 : 1),
  });
  return planner.finish(clothLayers, { technique: [{ shader: 'floss', params: { thread: 2.9, stitch: 17 } }] });
});

/** The garden that hides its cloth: lozenges edge to edge in two kinds. None of other silks is among them against the evil eye: in every repeat it would be a fault. */
function bagh({ recipe, plot, planner, rng, silks, cell }: PhulkariTask): void {
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(0.85, 1.25), 0.5);
  const reach = 2 * Math.max(4, Math.round(lattice.stepX / cell / 4));
  const hearts = chooseHearts(recipe, rng.fork('hearts'));
  const kinds = rng.pick([2, 2, 1]);
  for (const row of [0, 1]) {
    const kind = row % kinds;
    const heart = hearts[kind % Math.min(2, hearts.length)] ?? hearts[0];
    const ask = { reach, silks, kind, rng: rng.fork(`lozenge/${kind}`), heart, turned: row === 1 };
    const sites = lattice.sites.filter((site) => site.row % 2 === row);
    if (sites.length === 0) continue;
    planner.set('motifs', cellSymbol(lozenge(ask), lattice.stepX / 2 / reach, lattice.stepY / reach), sites);
    for (const { x, y } of sites)
      planner.note({ x, y, r: Math.min(lattice.stepX / 2, lattice.stepY) * 0.7, motif: heart.motif, rank: 'hero' });
  }
}

interface Band {
  readonly role: Role;
  readonly width: number;
  /** Small lozenges of another silk run along it. */
  readonly set?: Role;
}

const fiveColours: readonly Role[] = ['a1', 'a3', 'light', 'a4', 'a2'];

/** Panchranga and satranga: chevrons of five silks or more, one slope stitched across, the other down. */
function panchranga({ plot, planner, rng, silks, cell }: PhulkariTask): void {
  const lattice = gridLattice(plot.torus, {
    stepX: plot.hero * rng.pick([0.55, 0.8, 1.15, 1.6]),
    stepY: plot.hero * rng.between(1.3, 2.4),
  });
  const half = 4 * Math.max(2, Math.round(lattice.stepX / cell / 8));
  const cellW = lattice.stepX / (2 * half);
  const stack = Math.max(20, Math.round(lattice.stepY / cellW));
  const bands = bandsOf(stack, rng.shuffle([...fiveColours, silks.main]), rng.fork('bands'));
  const cells = createCells(2 * half, stack + half);
  for (let i = 0; i < 2 * half; i++) {
    const isRising = i < half;
    const start = isRising ? half - 1 - i : i - half;
    let row = start;
    for (const { role, width, set } of bands) {
      for (let k = 0; k < width; k++, row++) {
        if (k === 0) continue;
        const middle = Math.abs(k - width / 2);
        const along = Math.abs((i % 8) - 3.5);
        const isSet = set !== undefined && along + middle < Math.min(3.2, width / 2 - 1);
        cells.set(i, row, silk(isSet ? set : role, isRising === isSet ? 'down' : 'across'));
      }
    }
  }
  const cellH = lattice.stepY / stack;
  planner.set(
    'motifs',
    cellSymbol(cells, cellW, cellH),
    lattice.sites.map(({ x, y }) => ({ x, y })),
  );
  for (const { x, y } of lattice.sites) planner.note({ x, y, r: cellW * 8, motif: 'diamond', rank: 'secondary' });
}

/** Broad and narrow bands until the stack is full. */
function bandsOf(stack: number, order: readonly Role[], rng: PhulkariTask['rng']): Band[] {
  const bands: Band[] = [];
  const unit = rng.whole(5, 8);
  const rhythm = rng.pick([[1], [2, 1], [2, 1, 1], [1, 1, 2]] as const);
  let left = stack;
  for (let n = 0; left > 0; n++) {
    const wanted = Math.min(left, unit * (rhythm[n % rhythm.length] ?? 1));
    const width = left - wanted < 4 ? left : wanted;
    const role = order[n % order.length] ?? 'a1';
    const set = role === 'light' ? 'a3' : 'light';
    bands.push(width >= 10 ? { role, width, set } : { role, width });
    left -= width;
  }
  return bands;
}

/** Vari da bagh, the bride's: golden lozenges, each a garden of smaller ones distinguished only by the way the silk lies. */
function vari({ plot, planner, rng, silks, cell }: PhulkariTask): void {
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(1.3, 1.8), rng.pick([0.5, 0.5, 0.62]));
  const sides = rng.pick([3, 4, 3]);
  const border = rng.whole(3, 5);
  const small = Math.max(3, Math.round((lattice.stepX / cell / 2 - border - 1) / sides));
  const reach = small * sides + border + 1;
  const inner = rng.pick(['light', 'a3', silks.main] as const);
  const edge = rng.pick(['a3', 'light', 'a4'] as const);
  const turnsWhole = rng.chance(0.5);
  for (const kind of [0, 1]) {
    const cells = fillLozenge(reach, ({ depth, p, q }) => {
      if (depth < 1) return undefined;
      const lies = p * q > 0 ? 'across' : 'down';
      if (depth < border) return silk(depth < 2 ? edge : silks.main, lies);
      if (depth === border) return undefined;
      const span = small * 2;
      // Counted from a corner of the garden: its whole side is `sides` small lozenges.
      const cp = p + small * sides;
      const cq = q + small * sides;
      const column = Math.floor(cp / span);
      const row = Math.floor(cq / span);
      const far = Math.min(
        cp - column * span,
        span - 1 - (cp - column * span),
        cq - row * span,
        span - 1 - (cq - row * span),
      );
      if (far < 1) return undefined;
      const isOdd = (column + row + kind) % 2 === 1;
      const heart = far / small;
      if (heart > 0.72) return silk(isOdd ? inner : 'a3', 'across');
      if (heart > 0.46 && heart <= 0.6) return silk(isOdd ? 'light' : edge, isOdd ? 'across' : 'down');
      return silk(silks.main, isOdd !== (turnsWhole && p * q > 0) ? 'across' : 'down');
    });
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    planner.set('motifs', cellSymbol(cells, lattice.stepX / 2 / reach, lattice.stepY / reach), sites);
    for (const { x, y } of sites)
      planner.note({ x, y, r: Math.min(lattice.stepX / 2, lattice.stepY) * 0.7, motif: 'diamond', rank: 'hero' });
  }
}

interface LozengeAsk {
  /** Cells from the middle to a corner. */
  readonly reach: number;
  readonly silks: Silks;
  readonly kind: number;
  readonly rng: Rng;
  readonly heart: HeartKind;
  /** Its stitches lie the other way round: neighbours are distinguished by it. */
  readonly turned: boolean;
}

/** A place in a lozenge: cells from its edge, and the two places along its sides, −reach … reach. */
interface LozengePlace {
  readonly depth: number;
  readonly p: number;
  readonly q: number;
}

/** A lozenge filled by a rule. */
function fillLozenge(reach: number, inkAt: (place: LozengePlace) => Ink | undefined): Cells {
  const cells = createCells(2 * reach + 2, 2 * reach + 2);
  for (let j = -reach - 1; j <= reach; j++) {
    for (let i = -reach - 1; i <= reach; i++) {
      const across = Math.abs(i + 0.5) + Math.abs(j + 0.5);
      if (across <= reach)
        cells.set(i + reach + 1, j + reach + 1, inkAt({ depth: reach - across, p: i + j + 1, q: i - j }));
    }
  }
  return cells;
}

/** Nested lozenges whose four sides lie crosswise in turn, dotted lines between them, a heart in the middle. */
function lozenge({ reach, silks, kind, rng, heart, turned }: LozengeAsk): Cells {
  const rings = ringsOf(reach, rng);
  const isQuartered = rng.chance(0.5);
  const seam = rng.pick(['gap', 'dotted', 'line', 'dotted'] as const);
  const total = rings.reduce((sum, { width }) => sum + width, 0);
  const core = reach - total - 1;
  return fillLozenge(reach, ({ depth, p, q }) => {
    if (depth < 1) return undefined;
    let from = 1;
    for (const [n, { width, isDotted }] of rings.entries()) {
      if (depth < from + width) {
        // Only where the sides meet do both places count: there the line turns.
        const along = Math.abs(p) > Math.abs(q) ? q : p;
        if (isDotted)
          return seam === 'gap' || (seam === 'dotted' && (along & 1) === 1)
            ? undefined
            : silk('light', lieOf(p, q, turned));
        return silk(isQuartered && n > 1 && p * q > 0 ? silks.of(n + 2, kind) : silks.of(n, kind), lieOf(p, q, turned));
      }
      from += width;
    }
    return heart.inkAt({ p, q, reach: core, silks, kind });
  });
}

/** Sides that face each other are stitched one way, the other two the other; `turned` swaps them. */
function lieOf(p: number, q: number, turned: boolean): Lie {
  return Math.abs(p) > Math.abs(q) !== turned ? 'across' : 'down';
}

function ringsOf(reach: number, rng: Rng): { width: number; isDotted: boolean }[] {
  const room = reach * rng.between(0.46, 0.62);
  const rings: { width: number; isDotted: boolean }[] = [];
  let used = 0;
  for (let n = 0; used < room && n < 6; n++) {
    const isDotted = n % 2 === 1;
    const width = isDotted ? 1 : Math.max(2, Math.round(reach * rng.pick([0.08, 0.12, 0.2, 0.26])));
    rings.push({ width: Math.min(width, Math.ceil(room - used) + 1), isDotted });
    used += width;
  }
  return rings;
}
