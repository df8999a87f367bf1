import type { Rendering } from '@naksha/colour';
import { useEffect, useState } from 'react';
import { useBeside } from '../../canvas/use-beside.ts';
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
const start = () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });

/**
 * Lays the picture on the table as the press would print it, worked out beside the page; nothing is sent. Answers the share of it that
 * ink cannot reach, null until it is known. Null for wishes shows the cloth as it is.
 */
export function useProof(wishes: ProofWishes | null): number | null {
  const now = useStudio(({ table }) => table.laid);
  const ask = useBeside<ProofQuestion, ProofAnswer>({ start, longest, restMs: 0 });
  const [missed, setMissed] = useState<number | null>(null);
  const isShown = wishes !== null;
  const { rendering = 'perceptual', onPaper = false, marksBeyond = false } = wishes ?? {};

  useEffect(() => {
    if (!isShown) return clearChange();
    if (!now) return;
    const question = () => ({ proof: { rendering, onPaper }, marksBeyond });
    return ask(now.source, question, async (answer, picture) => {
      const bitmap = await picture();
      if (!bitmap) return;
      showChange('export', now, bitmap);
      setMissed(answer.missed);
    });
  }, [isShown, now, rendering, onPaper, marksBeyond, ask]);
  return isShown ? missed : null;
}
