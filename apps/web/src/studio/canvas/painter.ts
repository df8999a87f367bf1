import { unitsPerCm } from '../measure/units-per-cm.ts';
import { clothBefore, shownCloth } from '../store/cloth.ts';
import { readStudio, useStudio } from '../store/studio-store.ts';
import { type Box, tileBox } from './camera.ts';
import { drawCloth } from './draw-cloth.ts';
import { drawMarks } from './draw-marks.ts';
import { drawPaper, type PaperInks } from './draw-paper.ts';
import { drawRulers, type RulerInks } from './draw-rulers.ts';
import { drawSquares } from './draw-squares.ts';
import { fitBackingStore } from './fit-backing-store.ts';

const fadeMs = 90;
const growMs = 320;
/** Marks on a smaller tile would hide it. */
const smallestMarkedPx = 60;

/** Draws the table again whenever camera, cloth or colours change, at most once a frame. Returns how to stop. */
export function startPainter(
  canvas: HTMLCanvasElement,
  isStill: () => boolean,
): { paint: () => void; stop: () => void } {
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) throw new Error('Expected a 2D canvas but the browser gives none');
  let frame = 0;
  let mode = readStudio().view.mode;
  let changedMode = Number.NEGATIVE_INFINITY;

  const paint = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const draw = (now: number) => {
    frame = 0;
    const { camera, tile, width, height, split } = readStudio().view;
    const studio = readStudio();
    const { table } = studio;
    const density = fitBackingStore(canvas, width, height);
    brush.setTransform(density, 0, 0, density, 0, 0);
    const inks = readInks(canvas);
    const all = { x: 0, y: 0, width, height };
    const box = tileBox(camera, tile);
    const growth = isStill() ? 1 : Math.min(1, (now - changedMode) / growMs);
    const faded = isStill() ? 1 : Math.min(1, Math.max(0, (now - table.since) / fadeMs));
    const shown = shownCloth(studio);
    if (shown) {
      const isRepeated = mode !== 'tile' && shown.goods === undefined;
      const part = extent(isRepeated ? easeOut(growth) : 1 - easeOut(growth), box, all);
      brush.fillStyle = inks.booth;
      brush.fillRect(0, 0, width, height);
      if (table.faded && faded < 1) drawCloth(brush, table.faded, camera, part);
      brush.globalAlpha = table.faded ? faded : 1;
      drawCloth(brush, shown, camera, part);
      drawSquares(brush, shown, camera, part, density);
      brush.globalAlpha = 1;
      const earlier = split === null ? null : clothBefore(studio);
      if (earlier && split !== null) {
        const left = leftOf(part, split * width);
        brush.fillStyle = inks.booth;
        brush.fillRect(left.x, left.y, left.width, left.height);
        drawCloth(brush, earlier, camera, left);
        drawSquares(brush, earlier, camera, left, density);
      }
      if (Math.min(box.width, box.height) >= smallestMarkedPx) drawMarks(brush, box);
    } else {
      drawPaper(brush, camera, all, inks.paper);
    }
    const unit = readStudio().view.rulerUnit;
    const scale = { unit, pxPerUnit: camera.pxPerCm / unitsPerCm(unit, tile.dpi) };
    drawRulers(brush, camera, box, { width, height }, scale, inks.ruler);
    if (growth < 1 || (table.faded && faded < 1)) paint();
  };

  const stop = useStudio.subscribe(({ view, table }, before) => {
    if (view.mode !== mode) {
      mode = view.mode;
      changedMode = performance.now();
    }
    if (view !== before.view || table !== before.table) paint();
  });
  paint();
  return {
    paint,
    stop: () => {
      cancelAnimationFrame(frame);
      stop();
    },
  };
}

/** The part of a box that lies on the left of a line. */
function leftOf(box: Box, x: number): Box {
  return { ...box, width: Math.max(0, Math.min(box.width, x - box.x)) };
}

/** Between the tile and the whole window. */
function extent(share: number, tile: Box, all: Box): Box {
  const mix = (from: number, to: number) => from + (to - from) * share;
  const x = mix(tile.x, all.x);
  const y = mix(tile.y, all.y);
  return {
    x,
    y,
    width: mix(tile.x + tile.width, all.x + all.width) - x,
    height: mix(tile.y + tile.height, all.y + all.height) - y,
  };
}

/** Fast at first, then coming to rest; 0 … 1 to 0 … 1. */
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** The theme's colours where a canvas can use them. Read with every frame: the scheme may change between two. */
function readInks(element: HTMLElement): { booth: string; paper: PaperInks; ruler: RulerInks } {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    booth: token('--booth'),
    paper: { ground: token('--paper'), fine: token('--paper-fine'), heavy: token('--paper-heavy') },
    ruler: {
      ground: token('--s1'),
      band: token('--s3'),
      line: token('--ctl'),
      figure: token('--t2'),
      font: style.fontFamily,
    },
  };
}
