import { type FillField, type FillPart, type FillPlan, holes, placeIn, ringOf } from '@naksha/colour';
import { type PixelLayout, pixelBytes } from '../bands/pixel-layout.ts';
import { mod } from './find-holes.ts';
import { coverAround, type FillWindow, readAround, type WindowSource } from './read-window.ts';

/** Places by which a shift is settled at full size, and the side of each in pixels. */
const probes = 6;
const probePx = 16;

/**
 * The shifts of a plan in pixels of the picture: those of a reduced one are settled by what lies around its parts at full size. Reads a few
 * small boxes for each.
 */
export function settleShifts(
  source: WindowSource,
  window: FillWindow,
  field: FillField,
  { parts, labels }: FillPlan,
): FillPart[] {
  const { scale } = window;
  if (scale === 1) return [...parts];
  return parts.map(({ pixels, shifts }) => {
    const used = new Set(Array.from(pixels, (at) => labels[at] ?? 0));
    const ring = ringOf(field, pixels, 5);
    const settled = shifts.map((shift, label) => {
      const rough = { dx: shift.dx * scale, dy: shift.dy * scale };
      if (!used.has(label)) return rough;
      const leads = ring.filter((at) => {
        const to = placeIn(field, (at % field.width) + shift.dx, Math.floor(at / field.width) + shift.dy);
        return to >= 0 && field.hole[to] === holes.known;
      });
      return settle(source, window, field, leads, rough);
    });
    return { pixels, shifts: settled };
  });
}

function settle(
  source: WindowSource,
  { x, y, scale }: FillWindow,
  field: FillField,
  leads: Int32Array,
  rough: { dx: number; dy: number },
): { dx: number; dy: number } {
  const { layout } = source.rows;
  const count = Math.min(probes, leads.length);
  const room = probePx + 2 * scale;
  const costs = new Float64Array((2 * scale + 1) ** 2);
  for (let i = 0; i < count; i++) {
    const at = leads[Math.floor(((i + 0.5) * leads.length) / count)] ?? 0;
    const left = x + (at % field.width) * scale + (scale >> 1) - probePx / 2;
    const top = y + Math.floor(at / field.width) * scale + (scale >> 1) - probePx / 2;
    const here = boxAround(source, layout, left, top, probePx);
    const there = boxAround(source, layout, left + rough.dx - scale, top + rough.dy - scale, room);
    for (let dy = 0; dy <= 2 * scale; dy++) {
      for (let dx = 0; dx <= 2 * scale; dx++) {
        let sum = 0;
        for (let row = 0; row < probePx; row++) {
          for (let column = 0; column < probePx; column++) {
            const one = row * probePx + column;
            const other = (row + dy) * room + column + dx;
            if (here.covered[one] !== 0 || there.covered[other] !== 0) continue;
            for (let channel = 0; channel < 3; channel++)
              sum += Math.abs((here.rgb[one * 3 + channel] ?? 0) - (there.rgb[other * 3 + channel] ?? 0));
          }
        }
        const place = dy * (2 * scale + 1) + dx;
        costs[place] = (costs[place] ?? 0) + sum;
      }
    }
  }
  const middle = scale * (2 * scale + 1) + scale;
  const best = costs.reduce((least, cost, place) => (cost < (costs[least] ?? 0) ? place : least), middle);
  return {
    dx: rough.dx + (best % (2 * scale + 1)) - scale,
    dy: rough.dy + Math.floor(best / (2 * scale + 1)) - scale,
  };
}

function boxAround({ rows, cover }: WindowSource, layout: PixelLayout, x: number, y: number, side: number) {
  const rgb = new Uint8Array(side * side * 3);
  const covered = new Uint8Array(side * side);
  const step = pixelBytes(layout);
  const bytes = layout.depth / 8;
  const line = new Uint8Array(side * step);
  for (let row = 0; row < side; row++) {
    const from = mod(y + row, layout.height);
    readAround(rows, from, x, line);
    const own = covered.subarray(row * side, (row + 1) * side);
    if (!coverAround(cover, layout, from, x, own)) own.fill(0);
    for (let column = 0; column < side; column++) {
      const at = row * side + column;
      for (let channel = 0; channel < 3; channel++)
        rgb[at * 3 + channel] = line[column * step + channel * bytes + bytes - 1] ?? 0;
    }
  }
  return { rgb, covered };
}
