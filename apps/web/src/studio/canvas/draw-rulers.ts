import type { Box, Camera } from '../geometry/camera.ts';
import { rulerPx } from '../geometry/free-area.ts';
import type { RulerUnit } from '../geometry/units-per-cm.ts';
import { rulerTicks } from './ruler-ticks.ts';

export interface RulerInks {
  readonly ground: string;
  readonly band: string;
  readonly line: string;
  readonly figure: string;
  readonly font: string;
}

/** What the rulers count in, and how large one of it is on the screen. */
interface RulerScale {
  readonly unit: RulerUnit;
  readonly pxPerUnit: number;
}

/** Rulers along the top and the left, the tile's extent banded. */
export function drawRulers(
  brush: CanvasRenderingContext2D,
  camera: Camera,
  tile: Box,
  size: { width: number; height: number },
  { unit, pxPerUnit }: RulerScale,
  inks: RulerInks,
): void {
  brush.fillStyle = inks.ground;
  brush.fillRect(0, 0, size.width, rulerPx);
  brush.fillRect(0, 0, rulerPx, size.height);
  brush.fillStyle = inks.band;
  const left = Math.max(rulerPx, tile.x);
  const top = Math.max(rulerPx, tile.y);
  brush.fillRect(left, 0, Math.max(0, tile.x + tile.width - left), rulerPx);
  brush.fillRect(0, top, rulerPx, Math.max(0, tile.y + tile.height - top));

  brush.font = `400 9px ${inks.font}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  for (const { at, label } of rulerTicks(camera.x, pxPerUnit, size.width)) {
    if (at < rulerPx) continue;
    const height = label === undefined ? 4 : 6;
    brush.fillStyle = inks.line;
    brush.fillRect(Math.round(at), rulerPx - height, 1, height);
    if (label === undefined) continue;
    brush.fillStyle = inks.figure;
    brush.fillText(label, at, 9);
  }
  for (const { at, label } of rulerTicks(camera.y, pxPerUnit, size.height)) {
    if (at < rulerPx) continue;
    const width = label === undefined ? 4 : 6;
    brush.fillStyle = inks.line;
    brush.fillRect(rulerPx - width, Math.round(at), width, 1);
    if (label === undefined) continue;
    brush.save();
    brush.translate(9, at);
    brush.rotate(-Math.PI / 2);
    brush.fillStyle = inks.figure;
    brush.fillText(label, 0, 0);
    brush.restore();
  }
  brush.fillStyle = inks.ground;
  brush.fillRect(0, 0, rulerPx, rulerPx);
  brush.fillStyle = inks.figure;
  brush.fillText(unit === 'inch' ? 'in' : unit, rulerPx / 2, 12);
}
