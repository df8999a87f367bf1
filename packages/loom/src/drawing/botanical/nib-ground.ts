import { fixed } from '../../numbers/geometry/path.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { modulo } from '../../numbers/torus.ts';
import type { Ink, Item, SceneLayer } from '../scene.ts';
import type { Easel } from './easel.ts';

export type NibGround = 'rain' | 'water' | 'grass';

/** Strokes are drawn together in squares of about this size: one drawing each. */
const square = 125;

/** From one stroke to the next, and how near a drawing one may come, units: a full ground closes up. */
const closeness = { open: { pitch: 1, air: 3.2 }, full: { pitch: 0.66, air: 2.2 } } as const;

/** Fine strokes of the nib wherever the ground shows: rows of dashes, ripples or blades. */
export function nibGround(
  { plot, recipe, add, occupancy }: Pick<Easel, 'plot' | 'recipe' | 'add' | 'occupancy'>,
  kind: NibGround,
  rng: Rng,
  ink: Ink,
  ground: keyof typeof closeness = 'open',
): SceneLayer {
  const { w, h } = plot.torus;
  const [columns, rows] = [Math.round(w / square / 2) * 2 || 2, Math.round(h / square / 2) * 2 || 2];
  const { air } = closeness[ground];
  const pitch = (11.5 - recipe.detail * 0.9) * closeness[ground].pitch;
  const items: Item[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [cw, ch] = [w / columns, h / rows];
      const [cx, cy] = [(column + 0.5) * cw, (row + 0.5) * ch];
      const own = rng.fork(row * columns + column);
      const [across, down] = [Math.round(cw / pitch), Math.round(ch / pitch)];
      let d = '';
      for (let j = 0; j < down; j++) {
        for (let i = 0; i < across; i++) {
          const x = ((i + 0.5 * (j % 2) + 0.25) / across - 0.5) * cw + own.between(-0.8, 0.8);
          const y = ((j + 0.5) / down - 0.5) * ch + own.between(-0.8, 0.8);
          if (occupancy.at(cx + x, cy + y) < air) continue;
          d += stroke(kind, x, y, pitch * 0.4, modulo(i + j, 2), own);
        }
      }
      if (d === '') continue;
      const symbol = add({ shapes: [{ d, stroke: ink, strokeWidth: 1.1 * recipe.line }], radius: square });
      items.push({ symbol, x: cx, y: cy, turn: 0, scale: 1 });
    }
  }
  return { id: 'nib', name: 'Strokes of the nib', kind: 'lines', items };
}

function stroke(kind: NibGround, x: number, y: number, r: number, parity: number, rng: Rng): string {
  if (kind === 'water')
    return `M${fixed(x - r)} ${fixed(y + r * 0.4)}Q${fixed(x)} ${fixed(y - r)} ${fixed(x + r)} ${fixed(y + r * 0.4)}`;
  const lean = kind === 'rain' ? 0.7 : parity === 0 ? 0.4 : -0.4;
  const turn = lean + rng.between(-0.12, 0.12);
  const [dx, dy] = [steady.sin(turn) * r, steady.cos(turn) * r];
  return `M${fixed(x - dx)} ${fixed(y + dy)}L${fixed(x + dx)} ${fixed(y - dy)}`;
}
