import type { Rendering } from '@naksha/colour';
import { useEffect, useRef, useState } from 'react';
import { copyOf } from '../../canvas/copy-of.ts';
import { useStudio } from '../../store/studio-store.ts';
import { clearChange, showChange } from '../../store/table-actions.ts';
import type { ProofAnswer, ProofQuestion } from './proof-worker.ts';

/** Whether the print is shown, and how. */
export interface ProofView {
  readonly isProofed: boolean;
  readonly onPaper: boolean;
  readonly marksBeyond: boolean;
}

/** How the print is shown. */
interface ProofWishes {
  readonly rendering: Rendering;
  readonly onPaper: boolean;
  readonly marksBeyond: boolean;
}

const longest = 2048;

/**
 * Lays the picture on the table as the press would print it, worked out beside the page; nothing is sent. Answers the share of it that
 * ink cannot reach, null until it is known. Null for wishes shows the cloth as it is.
 */
export function useProof(wishes: ProofWishes | null): number | null {
  const now = useStudio(({ table }) => table.laid);
  const worker = useRef<Worker | null>(null);
  const turn = useRef(0);
  const [missed, setMissed] = useState<number | null>(null);
  const isShown = wishes !== null;
  const { rendering = 'perceptual', onPaper = false, marksBeyond = false } = wishes ?? {};

  useEffect(() => {
    worker.current = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    return () => worker.current?.terminate();
  }, []);
  useEffect(() => {
    const { current } = worker;
    if (!isShown || !now || !current) return;
    const mine = ++turn.current;
    let isWanted = true;
    const image = copyOf(now.source, longest);
    if (!image) return;
    const listen = async ({ data }: MessageEvent<ProofAnswer>) => {
      if (data.turn !== mine) return;
      const bitmap = await createImageBitmap(new ImageData(data.pixels, image.width, image.height));
      if (!isWanted) return bitmap.close();
      showChange(now, bitmap);
      setMissed(data.missed);
    };
    current.addEventListener('message', listen);
    current.postMessage({ turn: mine, image, proof: { rendering, onPaper }, marksBeyond } satisfies ProofQuestion);
    return () => {
      isWanted = false;
      current.removeEventListener('message', listen);
    };
  }, [isShown, now, rendering, onPaper, marksBeyond]);

  useEffect(() => {
    if (!isShown) return;
    return clearChange;
  }, [isShown]);
  return isShown ? missed : null;
}
