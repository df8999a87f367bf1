import { create } from 'zustand';
import { draftsOf, useDesigns } from '../designs/designs-store.ts';

interface Leaving {
  /** What happens once it is decided about the drafts. */
  readonly go: (() => void) | null;
  readonly stay: (() => void) | null;
  /** It was decided: nothing asks again. */
  readonly isDecided: boolean;
}

export const useLeaving = create<Leaving>(() => ({ go: null, stay: null, isDecided: false }));

export const hasDrafts = (): boolean => draftsOf(useDesigns.getState().rows).length > 0;

/** Goes at once when everything is kept, else asks about the drafts first. */
export function askToLeave(go: () => void, stay: () => void = () => undefined): void {
  if (hasDrafts() && !useLeaving.getState().isDecided) useLeaving.setState({ go, stay });
  else go();
}

export function decideToStay(): void {
  useLeaving.getState().stay?.();
  useLeaving.setState({ go: null, stay: null });
}

export function decideToGo(): void {
  const { go } = useLeaving.getState();
  useLeaving.setState({ go: null, stay: null, isDecided: true });
  go?.();
}
