import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { Cloth, Drawn } from '../../loom/use-drawn.ts';
import { NotDrawn } from '../../ui/not-drawn.tsx';
import { whenBroken } from '../../ui/when-broken.ts';
import classes from './hero.module.css';
import type { HeroMessage } from './hero-messages.ts';

interface Props {
  readonly drawn: Drawn;
  readonly isRepeated: boolean;
  readonly label: string;
}

/** The cloth behind the words: arrives as point-paper squares in its own inks that resolve to cloth from left to right. */
export function HeroCanvas({ drawn: { cloth, retry }, isRepeated, label }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const [painter, setPainter] = useState<Worker | null>(null);
  const turn = useRef(0);
  const [whole, setWhole] = useState<Cloth | null>(null);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (isBroken) return;
    const started = startPainter();
    if (!room.current || !started) return;
    const { canvas, worker } = started;
    room.current.append(canvas);
    setPainter(worker);
    whenBroken(worker, () => setBroken(true));
    return () => {
      worker.terminate();
      canvas.remove();
      setPainter(null);
    };
  }, [isBroken]);

  useEffect(() => {
    const element = room.current;
    if (!element || !painter) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      const density = Math.min(2, window.devicePixelRatio || 1);
      post(painter, { frame: { width, height, density, isRepeated, isStill } });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [painter, isRepeated, isStill]);

  useEffect(() => {
    if (!painter || !cloth) return;
    const { palette, seed, layout, family } = cloth.recipe;
    const { ground, ...others } = palette.roles;
    const look = JSON.stringify([seed, palette.roles, layout, family]);
    const mine = ++turn.current;
    const hear = ({ data }: MessageEvent<number>) => {
      if (data === mine) setWhole(cloth);
    };
    painter.addEventListener('message', hear);
    post(painter, { cloth: { tile: cloth.bitmap, inks: [ground, ...Object.values(others)], look, turn: mine } });
    return () => painter.removeEventListener('message', hear);
  }, [painter, cloth]);

  const isBusy = !cloth?.isSharp || (painter !== null && whole !== cloth);
  const redo = () => {
    setBroken(false);
    retry?.();
  };
  return (
    <>
      <div ref={room} className={classes.canvas} role="img" aria-label={label} aria-busy={isBusy} />
      {(retry || isBroken) && (
        <div className={classes.notDrawn}>
          <NotDrawn retry={redo} />
        </div>
      )}
    </>
  );
}

/** A canvas is handed to a worker once and for all: each painter gets one of its own. Where canvases cannot be handed over, the words stand alone. */
function startPainter(): { canvas: HTMLCanvasElement; worker: Worker } | undefined {
  const canvas = document.createElement('canvas');
  if (typeof canvas.transferControlToOffscreen !== 'function') return undefined;
  const worker = new Worker(new URL('./hero-worker.ts', import.meta.url), { type: 'module' });
  const handed = canvas.transferControlToOffscreen();
  post(worker, { canvas: handed }, [handed]);
  return { canvas, worker };
}

function post(worker: Worker, message: HeroMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
