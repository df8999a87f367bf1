import { type Box, tileBox } from '../geometry/camera.ts';
import { unitsPerCm } from '../geometry/units-per-cm.ts';
import { clothBefore, shownCloth } from '../store/cloth.ts';
import type { Studio } from '../store/studio.ts';
import { readStudio, useStudio } from '../store/studio-store.ts';
import type { ClothPicture } from '../store/table.ts';
import { startSheet, startSheetOnPage } from './cloth-sheet.ts';
import type { PaperInks } from './draw-paper.ts';
import { drawRulers, type RulerInks } from './draw-rulers.ts';
import { laySquares } from './draw-squares.ts';
import { fitBackingStore, screenDensity } from './fit-backing-store.ts';
import type { LaidCloth, TableFrame } from './table-frame.ts';

const fadeMs = 90;
const growMs = 320;
/** Marks on a smaller tile would hide it. */
const smallestMarkedPx = 60;

/**
 * Has the table painted again whenever camera, cloth or colours change, at most once a frame: the cloth on a sheet in `room`, beside the
 * page, the rulers on a canvas that lies over it. Returns how to stop.
 */
export function startPainter(
  room: HTMLElement,
  canvas: HTMLCanvasElement,
  isStill: () => boolean,
): { paint: () => void; stop: () => void } {
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('Expected a 2D canvas but the browser gives none');
  let frame = 0;
  let mode = readStudio().view.mode;
  let changedMode = Number.NEGATIVE_INFINITY;
  let ruled = '';
  let sheet = startSheet(room, () => {
    sheet.stop();
    sheet = startSheetOnPage(room);
    paint();
  });

  const paint = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const draw = (now: number) => {
    frame = 0;
    const studio = readStudio();
    const growth = isStill() ? 1 : Math.min(1, (now - changedMode) / growMs);
    const faded = isStill() ? 1 : Math.min(1, Math.max(0, (now - studio.table.since) / fadeMs));
    const inks = readInks(canvas);
    const density = screenDensity();
    sheet.paint({ ...layTable(studio, mode, density, growth, faded), booth: inks.booth, paper: inks.paper });
    rule(density, inks.ruler);
    if (growth < 1 || (studio.table.faded && faded < 1)) paint();
  };
  /** Rulers stand still while cloth after cloth is laid. */
  const rule = (density: number, inks: RulerInks) => {
    const { camera, tile, width, height, rulerUnit: unit } = readStudio().view;
    const now = JSON.stringify([camera, tile, width, height, unit, density, inks]);

    if (now === ruled) return;
    ruled = now;
    fitBackingStore(canvas, width, height, density);
    brush.reset();
    brush.setTransform(density, 0, 0, density, 0, 0);
    const scale = { unit, pxPerUnit: camera.pxPerCm / unitsPerCm(unit, tile.dpi) };
    drawRulers(brush, camera, tileBox(camera, tile), { width, height }, scale, inks);
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
    paint: () => {
      ruled = '';
      paint();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      sheet.stop();
      stop();
    },
  };
}

/** What lies on the table, from the lowest cloth up; `growth` and `faded` are how far what is changing has come. */
function layTable(
  studio: Studio,
  mode: Studio['view']['mode'],
  density: number,
  growth: number,
  faded: number,
): Omit<TableFrame, 'booth' | 'paper'> {
  const { table, view } = studio;
  const { camera, tile, width, height, split } = view;
  const box = tileBox(camera, tile);
  const shown = shownCloth(studio);
  const cloths: LaidCloth[] = [];
  if (shown) {
    const isRepeated = mode !== 'tile' && shown.goods === undefined;
    const all = { x: 0, y: 0, width, height };
    const part = extent(isRepeated ? easeOut(growth) : 1 - easeOut(growth), box, all);
    if (table.faded && faded < 1) cloths.push({ ...lay(table.faded, part), squares: null });
    const share = table.faded ? faded : 1;
    cloths.push({ ...lay(shown, part), share, squares: laySquares(shown, camera, part, density) });
    const earlier = split === null ? null : clothBefore(studio);
    if (earlier && split !== null) {
      const left = leftOf(part, split * width);
      cloths.push({ ...lay(earlier, left), isAlone: true, squares: laySquares(earlier, camera, left, density) });
    }
  }
  const marked = shown && Math.min(box.width, box.height) >= smallestMarkedPx ? box : null;
  return { width, height, density, camera, cloths, marked };
}

const lay = ({ source, tile }: ClothPicture, part: Box) => ({ source, tile, part, share: 1, isAlone: false });

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
