import type { PixelWindow, Recipe, Scene, SizePx } from '@naksha/loom';
import { whenBroken } from '../ui/when-broken.ts';
import type { KeptScene } from './kept-scenes.ts';

/** A part of a picture for the helper to draw. The scene comes with the first of its parts. */
export interface BandRequest {
  readonly scene?: Scene;
  readonly recipe: Pick<Recipe, 'seed' | 'palette'>;
  readonly size: SizePx;
  readonly window: PixelWindow;
}

/** Null where it could not be drawn. */
export type BandAnswer = Uint8ClampedArray | null;

export const helperName = 'helper';

interface Helper {
  readonly worker: Worker;
  /** What it draws now. */
  onAnswer?: (answer: BandAnswer) => void;
  /** The plan whose scene it has. */
  plan?: string;
}

let helper: Helper | undefined = start();

/** A second worker of the same script, which the browser has loaded already; none on one core, or where workers start none. */
function start(): Helper | undefined {
  if (self.name === helperName || typeof Worker === 'undefined' || navigator.hardwareConcurrency < 2) return undefined;
  const started: Helper = {
    worker: new Worker(self.location.href, { type: 'module', name: helperName }),
  };
  const settle = (answer: BandAnswer) => {
    const { onAnswer } = started;
    delete started.onAnswer;
    onAnswer?.(answer);
  };
  started.worker.addEventListener('message', ({ data }: MessageEvent<BandAnswer>) => settle(data));
  whenBroken(started.worker, () => {
    helper = undefined;
    started.worker.terminate();
    settle(null);
  });
  return started;
}

/** Has a part of a picture drawn meanwhile; undefined when no helper is free. */
export function askHelper(
  { scene, plan }: KeptScene,
  { seed, palette }: Recipe,
  size: SizePx,
  window: PixelWindow,
): Promise<BandAnswer> | undefined {
  const asked = helper;
  if (asked === undefined || asked.onAnswer !== undefined) return undefined;
  const request: BandRequest = { recipe: { seed, palette }, size, window };
  // The census is never drawn.
  asked.worker.postMessage(asked.plan === plan ? request : { ...request, scene: { ...scene, census: [] } });
  asked.plan = plan;
  return new Promise((resolve) => {
    asked.onAnswer = resolve;
  });
}
