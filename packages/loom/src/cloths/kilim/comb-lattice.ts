import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { createChart, fill, weaveChart } from '../../drawing/weaving/chart.ts';
import { modulo } from '../../numbers/torus.ts';

/** Small signs in the cells of the net: a comb, a cross, an eye, an hourglass, rams' horns. */
const signs: readonly (readonly string[])[] = [
  ['#########', '#.#.#.#.#', '#.#.#.#.#', '....#....', '....#....', '....#....', '#.#.#.#.#', '#.#.#.#.#', '#########'],
  ['....#....', '...###...', '..#####..', '.###.###.', '###...###', '.###.###.', '..#####..', '...###...', '....#....'],
  ['###...###', '#.#...#.#', '#.......#', '##..#..##', '.#######.', '##..#..##', '#.......#', '#.#...#.#', '###...###'],
  ['#########', '.#######.', '..#####..', '...###...', '....#....', '...###...', '..#####..', '.#######.', '#########'],
  ['...###...', '...###...', '...###...', '#########', '####.####', '#########', '...###...', '...###...', '...###...'],
];

/** A stepped net of outlined lozenges, every one of another wool in slanting rows, with a sign in each. */
export function combLattice(planner: Planner, wools: readonly Ink[]): void {
  const { plot, geo, col, recipe } = planner;
  const [wide, tall] = [26, 26];
  const cell = Math.max(3, (plot.hero * 0.7) / wide);
  const chart = createChart(planner, cell, [wide * 2, tall * 2]);
  const chosen = geo.shuffle(signs).slice(0, recipe.detail >= 4 ? 4 : 2);
  const fields: readonly Ink[] = ['ground', wools[0] ?? 'a1', 'ground', wools[1] ?? 'a2'];
  // On the bare ground a sign is of a dye, on a dye it is light.
  const marks = col.shuffle<Ink>([wools[2] ?? 'a3', wools[3] ?? 'a4']);
  fill(chart, (x, y) => {
    // Lozenges stand in two nets, one half a step aside.
    const near = [0, 1].map((k) => {
      const [ox, oy] = [(k * wide) / 2, (k * tall) / 2];
      const [cx, cy] = [Math.floor((x - ox) / wide), Math.floor((y - oy) / tall)];
      const dx = modulo(x - ox, wide) - wide / 2;
      const dy = modulo(y - oy, tall) - tall / 2;
      const u = Math.floor((Math.abs(dx + 0.5) + 0.5) / 2) * 2;
      const v = Math.floor((Math.abs(dy + 0.5) + 0.5) / 2) * 2;
      return { dx, dy, depth: wide / 2 - u - v, index: k + 2 * modulo(cx + cy, 2) };
    });
    const [one, other] = near;
    if (one === undefined || other === undefined) return undefined;
    const { dx, dy, depth, index } = one.depth >= other.depth ? one : other;
    if (depth < 2) return 'dark';
    const field = fields[modulo(index, fields.length)] ?? 'ground';
    if (depth < 4) return field === 'ground' ? (wools[2] ?? 'a3') : 'light';
    const sign = chosen[modulo(index, chosen.length)];
    const mark = sign?.[dy + 4]?.[dx + 4];
    if (mark === '#') return field === 'ground' ? (marks[modulo(index >> 1, marks.length)] ?? 'a3') : 'light';
    return field;
  });
  const [unitX, unitY] = [plot.torus.w / chart.columns, plot.torus.h / chart.rows];
  for (let y = 0; y < chart.rows; y += tall / 2)
    for (let x = (y / (tall / 2)) % 2 === 0 ? wide / 2 : 0; x < chart.columns; x += wide)
      planner.note({ x: x * unitX, y: y * unitY, r: wide * 0.36 * unitX, motif: 'diamond', rank: 'hero' });
  weaveChart(planner, chart);
}
