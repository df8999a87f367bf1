import { ownClothCm, pieceOn, pieceSizes } from '@naksha/contract';
import { goods } from '@naksha/drape';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotDrawn } from '../../ui/not-drawn.tsx';
import { whenBroken } from '../../ui/when-broken.ts';
import { screenDensity } from '../canvas/fit-backing-store.ts';
import { freeArea } from '../geometry/free-area.ts';
import { shownCloth } from '../store/cloth.ts';
import { readStudio, useStudio } from '../store/studio-store.ts';
import type { SceneAnswer, SceneWish } from './scene-worker.ts';
import classes from './stage.module.css';
import { type LiveStage, startStage } from './start-stage.ts';
import { useTurntable } from './use-turntable.ts';

/** `broken`: what draws it did not arrive, which may be otherwise another time; `never`: the browser cannot. */
type State = 'coming' | 'there' | 'broken' | 'never';

/** The cloth on a model, in three dimensions; it is turned by dragging and by the arrow keys. Shown is what the table would show flat. */
export default function ClothStage({ label }: { label: string }) {
  const { t } = useTranslation();
  const room = useRef<HTMLDivElement>(null);
  const hands = useRef<HTMLCanvasElement>(null);
  const model = useStudio(({ view }) => view.stage.model);
  const [state, setState] = useState<State>('coming');
  const [attempt, setAttempt] = useState(0);
  useTurntable(hands);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins all of it again
  useEffect(() => {
    if (!room.current) return;
    setState('coming');
    // A canvas whose drawing has ended cannot begin again: each time has its own.
    const canvas = room.current.appendChild(document.createElement('canvas'));
    const stop = showOn(canvas, setState);
    if (!stop) setState('never');
    return () => {
      stop?.();
      canvas.remove();
    };
  }, [attempt]);

  return (
    <>
      <div ref={room} className={classes.stage} data-state={state} aria-hidden />
      <canvas
        ref={hands}
        className={classes.hands}
        role="img"
        tabIndex={0}
        aria-label={t('cloth.canvas', { label, model: t(`cloth.models.${model}`) })}
      />
      {state === 'broken' && (
        <div className={classes.never}>
          <NotDrawn retry={() => setAttempt((before) => before + 1)} />
        </div>
      )}
      {state === 'never' && (
        <p role="alert" className={classes.never}>
          {t('cloth.never')}
        </p>
      )}
    </>
  );
}

/** Draws the stage on a canvas whenever what is seen on it changes, at most once a frame. Answers how to stop; nothing where it cannot be. */
function showOn(canvas: HTMLCanvasElement, say: (state: State) => void): (() => void) | undefined {
  let stage: LiveStage;
  try {
    stage = startStage(canvas);
  } catch {
    return undefined;
  }
  const worker = new Worker(new URL('./scene-worker.ts', import.meta.url), { type: 'module' });
  let asked = '';
  let isLaid = false;
  let printed: ImageBitmap | null = null;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  const pace = createPace(stage.isSoftware);
  const draw = (now: number) => {
    frame = 0;
    const isStill = isResting;
    isResting = false;
    const { view, table } = readStudio();
    const row = goods[view.stage.model];
    const cloth = shownCloth({ table });
    const piece = cloth?.goods !== undefined && cloth.goods === pieceOn(view.stage.model) ? cloth.goods : undefined;
    // The goods of another model, until those of this one are drawn, or its tile comes.
    if (cloth?.goods !== undefined && piece === undefined) return;
    const wish: SceneWish = { url: row.scene.href, cuts: piece && row.cuts };
    if (JSON.stringify(wish) !== asked) {
      asked = JSON.stringify(wish);
      isLaid = false;
      worker.postMessage(wish);
    }
    if (!isLaid || !cloth) return;
    if (cloth.source !== printed) {
      printed = cloth.source;
      stage.setPrint(printed, piece !== undefined);
    }
    const { widthPx, heightPx, dpi } = cloth.tile;
    const widthCm = view.stage.scaleCm ?? ownClothCm(widthPx, dpi);
    const { x, y, lies } = view.stage.placement;
    const laid = { widthCm, heightCm: (widthCm * heightPx) / widthPx, x, y, isOnce: lies === 'once' };
    const share = pace.share(now, isStill);
    stage.draw({
      goods: row,
      stage: view.stage,
      placement: piece === undefined ? laid : { ...pieceSizes[piece], x: 0, y: 0, isOnce: false },
      width: view.width,
      height: view.height,
      free: freeArea(view.width, view.height),
      density: screenDensity() * share,
      isCoarse: share < 1,
    });
    clearTimeout(rest);
    if (share < 1) rest = setTimeout(settle, restMs);
    say('there');
  };
  const paint = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const settle = () => {
    isResting = true;
    paint();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<SceneAnswer>) => {
    if (JSON.stringify(data.wish) !== asked) return;
    if ('failure' in data) {
      say('broken');
      return;
    }
    stage.setSheets(data.sheets);
    isLaid = true;
    paint();
  });
  whenBroken(worker, () => {
    worker.terminate();
    say('broken');
  });
  const stop = useStudio.subscribe(({ view, table }, before) => {
    if (view !== before.view || table !== before.table) paint();
  });
  paint();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    stop();
    worker.terminate();
    stage.stop();
  };
}

/** What changes is drawn coarser where a frame takes longer than this, or where no graphics card draws; at rest it is sharp after a moment. */
const slowMs = 45;
const restMs = 180;
const coarse = 0.5;

/** How finely a frame is drawn, from the time that those before it took. */
function createPace(isSoftware: boolean): { readonly share: (now: number, isStill: boolean) => number } {
  let last = Number.NEGATIVE_INFINITY;
  let isSlow = isSoftware;
  return {
    share: (now, isStill) => {
      const since = now - last;
      last = now;
      // A frame long after the one before it says nothing of how long that took.
      isSlow ||= since > slowMs && since < restMs;
      return isSlow && !isStill ? coarse : 1;
    },
  };
}
