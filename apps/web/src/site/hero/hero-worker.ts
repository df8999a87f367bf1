/// <reference lib="webworker" />
import type { Frame, HeroCloth, HeroMessage } from './hero-messages.ts';
import { paintHero } from './paint-hero.ts';
import { type Plan, planOf, samples } from './plan-cells.ts';

/** Paints beside the page: without a graphics card a canvas takes the page's thread for seconds, and one who types waits. */
const arrivalMs = 600;
const cells = 64;

let canvas: OffscreenCanvas | undefined;
let frame: Frame | undefined;
let shown: { readonly cloth: HeroCloth; readonly plan: Plan; readonly since: number } | undefined;
let next = 0;

self.addEventListener('message', ({ data }: MessageEvent<HeroMessage>) => {
  if ('canvas' in data) canvas = data.canvas;
  else if ('frame' in data) frame = data.frame;
  else show(data.cloth);
  cancelAnimationFrame(next);
  paint();
});

// The page hears of what breaks here, and of nothing else.
self.addEventListener('messageerror', () => {
  throw new Error('Expected a cloth to paint but it cannot be read');
});

function show(cloth: HeroCloth): void {
  const isNew = shown?.cloth.look !== cloth.look;
  shown?.cloth.tile.close();
  // A sharper picture of the same cloth goes on arriving where the first one was.
  const since = isNew ? performance.now() : (shown?.since ?? 0);
  shown = { cloth, plan: readPlan(cloth), since };
}

function paint(): void {
  if (!canvas || !frame || !shown) return;
  const arrival = frame.isStill ? 1 : Math.min(1, (performance.now() - shown.since) / arrivalMs);
  paintHero(canvas, shown.cloth.tile, shown.plan, frame, arrival);
  // What is painted is seen with the next frame.
  const { turn } = shown.cloth;
  next = requestAnimationFrame(arrival < 1 ? paint : () => self.postMessage(turn));
}

function readPlan({ tile, inks }: HeroCloth): Plan {
  const side = cells * samples;
  const brush = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!brush) return { cells, inks: [] };
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(tile, 0, 0, side, side);
  return planOf(brush.getImageData(0, 0, side, side).data, cells, inks);
}
