import type { BorderMotif } from '../../drawing/goods/lay-border.ts';
import { dyedIn } from '../../drawing/in-dye.ts';
import type { Ink, MotifDisc } from '../../drawing/scene.ts';
import { circle } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import type { PlacedThing } from '../../prompt/border-wish.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { isCommon, type PanelTask, shares } from './panel-task.ts';
import { medallionOf, ownMotif } from './take-motif.ts';
import { sprigOf } from './take-sprig.ts';

/** Flowers all round, on a ring of leaves. */
export function setWreath(task: PanelTask, placed: PlacedThing): void {
  const { short, middle, taken, lines } = task;
  const [x, y] = middle;
  const radius = short * shares.wreath.radius;
  const size = short * shares.wreath.motif;
  const motif = ofLeaves(
    task.thing(placed, size) ?? sprigOf(task, size) ?? task.thing({ motif: 'blossom' }, size),
    placed,
  );
  const leaf = ofLeaves(task.thing({ motif: 'leaf' }, size * 0.7), placed);
  if (motif === undefined) return;
  const count = Math.max(8, Math.round((2 * Math.PI * radius) / (size * 1.16)));
  const thin = short * 0.006;
  lines.push({ d: circle(x, y, radius + thin) + circle(x, y, radius - thin), fill: 'leaf1', evenOdd: true });
  const at = (angle: number, out: number) => ({ x: x + steady.sin(angle) * out, y: y - steady.cos(angle) * out });
  for (let k = 0; k < count; k++) {
    const between = ((k + 0.5) * 2 * Math.PI) / count;
    if (leaf === undefined) continue;
    for (const side of [-1, 1])
      task.set(leaf, {
        ...at(between, radius + side * size * 0.3),
        wide: size * 0.5,
        turn: between + (side > 0 ? 0.5 : Math.PI - 0.5),
        rank: 'filler',
      });
  }
  for (let k = 0; k < count; k++) {
    const angle = (k * 2 * Math.PI) / count;
    task.set(motif, { ...at(angle, radius), wide: size, turn: angle });
  }
  taken.push({ x, y, r: radius + size * 0.62 });
}

/** What is of leaves alone is green, whatever dye a single leaf would have. */
function ofLeaves(motif: BorderMotif | undefined, placed: PlacedThing): BorderMotif | undefined {
  if (motif === undefined || placed.motif !== 'leaf') return motif;
  return { ...motif, symbols: motif.symbols.map((symbol) => dyedIn(symbol, 'leaf1')) };
}

/** The craft's own medallion, else its flowers in rings about a heart. */
export function setMedallion(task: PanelTask, centre: PlacedThing, isNet: boolean): void {
  const { short, middle, taken, lines, border, recipe, perCm } = task;
  const [x, y] = middle;
  const radius = short * (border.panel?.make === undefined ? shares.medallion : shares.made);
  const isNamed = (centre.motif ?? centre.subject) !== undefined;
  const cm = (2 * radius) / perCm;
  const own = isNamed
    ? isOwnWheel(recipe, centre)
      ? task.thing(centre, 2 * radius)
      : undefined
    : medallionOf(recipe, cm);
  const dye: Ink = border.dye;
  const ring = (outer: number, width: number, fill: Ink) =>
    lines.push({ d: circle(x, y, outer) + circle(x, y, outer - width), fill, evenOdd: true });
  taken.push({ x, y, r: radius * 1.14 });
  if (isNet) {
    lines.push({ d: circle(x, y, radius * 1.12), fill: 'ground' });
    ring(radius * 1.12, radius * 0.022, dye);
  }
  if (own !== undefined) {
    task.set(own, { x, y, wide: radius * 2, rank: 'hero' });
    task.census.push({ x, y, r: radius, motif: 'medallion', rank: 'hero' });
    return;
  }
  const heart =
    (isNamed ? task.thing(centre, radius * 0.8) : undefined) ?? ownMotif(recipe, 'hero', (radius * 0.8) / perCm);
  const petal = ownMotif(recipe, 'secondary', (radius * 0.3) / perCm);
  const leaf = task.thing({ motif: 'leaf' }, radius * 0.24);
  const isFigure = isNamed && !isCommon(centre);
  const hub = isFigure ? 0.56 : 0.42;
  const band = isFigure ? 0.27 : 0.3;
  ring(radius, radius * 0.016, dye);
  ring(radius * 0.965, radius * 0.03, dye);
  ring(radius * (hub + band + 0.045), radius * 0.016, dye);
  ring(radius * (hub + 0.02), radius * 0.026, dye);
  const round = (motif: BorderMotif | undefined, out: number, size: number, apart: number, rank: MotifDisc['rank']) => {
    if (motif === undefined) return;
    const count = 2 * Math.max(4, Math.round((Math.PI * out) / (size * apart)));
    for (let k = 0; k < count; k++) {
      const angle = (k * 2 * Math.PI) / count;
      task.set(motif, {
        x: x + steady.sin(angle) * out,
        y: y - steady.cos(angle) * out,
        wide: size,
        turn: angle,
        rank,
      });
    }
  };
  const outer = (hub + band + 0.045 + 0.93) / 2;
  round(
    leaf ?? petal,
    radius * outer,
    radius * Math.min(0.2, 0.94 - hub - band - 0.06),
    leaf === undefined ? 1.1 : 0.82,
    'filler',
  );
  round(petal, radius * (hub + band / 2 + 0.025), radius * band * 0.94, 1.1, 'secondary');
  if (heart !== undefined) task.set(heart, { x, y, wide: radius * hub * (isFigure ? 1.36 : 1.7), rank: 'hero' });
  task.census.push({ x, y, r: radius, motif: 'medallion', rank: 'hero' });
}

/** Great round flowers of a craft are medallions themselves. */
function isOwnWheel({ family }: Recipe, { motif }: PlacedThing): boolean {
  return (
    (family === 'suzani' && (motif === 'rosette' || motif === 'blossom' || motif === 'sun' || motif === 'star')) ||
    (family === 'kantha' && (motif === 'lotus' || motif === 'lotus-front'))
  );
}
