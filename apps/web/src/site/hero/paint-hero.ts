import type { Frame } from './hero-messages.ts';
import { type Plan, stateAt } from './plan-cells.ts';

/** One square of point paper in CSS pixels; a tile is 64 of them. */
const cell = 8;

/** Paints plan and cloth over the whole canvas: to the right on wide screens, downward on narrow ones. `arrival` is 0 nothing yet … 1 all there. */
export function paintHero(
  canvas: OffscreenCanvas,
  tile: ImageBitmap,
  plan: Plan,
  { width, height, density, isRepeated }: Frame,
  arrival: number,
): void {
  const [across, down] = [Math.round(width * density), Math.round(height * density)];
  // A canvas of another size has other memory, which is dear while something moves.
  if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down });
  // Painted by the processor: where the graphics card is only imitated, so many squares hold up every other picture of the page.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush || width === 0) return;
  brush.setTransform(density, 0, 0, density, 0, 0);
  brush.clearRect(0, 0, width, height);
  brush.imageSmoothingQuality = 'high';
  const isWide = width > 900;
  const side = plan.cells * cell;
  // The tile's place is fixed to the point where the cloth is whole, so that its brackets have a home.
  const homeX = isWide ? snap(Math.min(width * 0.61, width - side - 40)) : snap((width - side) / 2);
  const homeY = isWide ? snap(96) : snap(height - side);
  const along = (x: number, y: number) =>
    isWide ? (x - width * 0.44) / (width * 0.24) : (y - height * 0.02) / (height * 0.34);
  for (let y = homeY - side * Math.ceil(homeY / side); y < height; y += side) {
    for (let x = homeX - side * Math.ceil(homeX / side); x < width; x += side) {
      if (isRepeated || (x === homeX && y === homeY)) brush.drawImage(tile, x, y, side, side);
    }
  }
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      const state = stateAt(x / cell, y / cell, along(x, y), arrival);
      if (state === 'cloth') continue;
      brush.clearRect(x, y, cell, cell);
      if (state === 'paper' || !(isRepeated || inside(x - homeX, y - homeY, side))) continue;
      const ink = plan.inks[wrap((y - homeY) / cell, plan.cells) * plan.cells + wrap((x - homeX) / cell, plan.cells)];
      if (!ink) continue;
      brush.fillStyle = ink;
      brush.fillRect(x, y, cell - 1, cell - 1);
    }
  }
  if (arrival === 1) brackets(brush, homeX, homeY, side);
}

const snap = (value: number) => Math.round(value / cell) * cell;
const wrap = (value: number, count: number) => ((value % count) + count) % count;
const inside = (x: number, y: number, side: number) => x >= 0 && y >= 0 && x < side && y < side;

/** The tile's corners, in two tones so that they show on any cloth. */
function brackets(brush: OffscreenCanvasRenderingContext2D, x: number, y: number, side: number): void {
  const arm = 32;
  for (const [color, width] of [
    ['#1b1a17', 5],
    ['#fdfbf6', 3],
  ] as const) {
    brush.strokeStyle = color;
    brush.lineWidth = width;
    brush.beginPath();
    for (const [cx, cy, dx, dy] of [
      [x, y, 1, 1],
      [x + side, y, -1, 1],
      [x, y + side, 1, -1],
      [x + side, y + side, -1, -1],
    ] as const) {
      brush.moveTo(cx + dx * arm, cy);
      brush.lineTo(cx, cy);
      brush.lineTo(cx, cy + dy * arm);
    }
    brush.stroke();
  }
}
