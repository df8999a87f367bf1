import type { Box, Camera } from '../geometry/camera.ts';
import type { Brush } from './fit-backing-store.ts';
import { paperLines } from './ruler-ticks.ts';

export interface PaperInks {
  readonly ground: string;
  readonly fine: string;
  readonly heavy: string;
}

/** Point paper whose squares are the ruler's centimetres. */
export function drawPaper(brush: Brush, camera: Camera, box: Box, inks: PaperInks): void {
  brush.fillStyle = inks.ground;
  brush.fillRect(box.x, box.y, box.width, box.height);
  const { cm, heavyEvery } = paperLines(camera.pxPerCm);
  const gap = cm * camera.pxPerCm;
  for (const isHeavy of [false, true]) {
    brush.fillStyle = isHeavy ? inks.heavy : inks.fine;
    for (let i = Math.floor((box.x - camera.x) / gap); camera.x + i * gap < box.x + box.width; i++) {
      if ((i % heavyEvery === 0) === isHeavy) brush.fillRect(Math.round(camera.x + i * gap), box.y, 1, box.height);
    }
    for (let i = Math.floor((box.y - camera.y) / gap); camera.y + i * gap < box.y + box.height; i++) {
      if ((i % heavyEvery === 0) === isHeavy) brush.fillRect(box.x, Math.round(camera.y + i * gap), box.width, 1);
    }
  }
}
