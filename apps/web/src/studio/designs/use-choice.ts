import type { OperationName } from '@naksha/contract';
import { useEffect } from 'react';
import type { ClothWish } from '../../loom/cloth-messages.ts';
import { type Drawn, useDrawn } from '../../loom/use-drawn.ts';
import { useStudio } from '../store/studio-store.ts';
import { clearChange, showChange } from '../store/table-actions.ts';

const small = [256] as const;
const sharp = [256, 512, 1024] as const;

/**
 * One of several designs to choose among, as it is drawn in the browser. The picked one lies on the cloth with the pixels of its small picture at once, and with more
 * when these are drawn.
 */
export function useChoice(operation: OperationName, place: string, wish: ClothWish | null, isPicked: boolean): Drawn {
  const drawn = useDrawn(place, wish, isPicked ? sharp : small);
  const { cloth, isCurrent } = drawn;
  const laid = useStudio(({ table }) => table.laid);
  const isShown = isPicked && isCurrent;
  useEffect(() => {
    if (!isShown || !cloth || !laid) return;
    showChange(operation, laid, cloth.bitmap, { isShared: true });
    return clearChange;
  }, [operation, laid, isShown, cloth]);
  return drawn;
}
