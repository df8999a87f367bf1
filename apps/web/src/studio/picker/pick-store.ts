import { create } from 'zustand';
import { stopPicking, togglePicking, useView } from '../canvas/view-store.ts';

/** Who waits for a colour of the cloth; nobody when the glass is only looked through. */
const usePick = create<{ readonly take: ((hex: string) => void) | null }>(() => ({ take: null }));

/** Opens the glass; the next colour that is clicked goes to `take`. */
export function pickColour(take: (hex: string) => void): void {
  usePick.setState({ take });
  if (!useView.getState().isPicking) togglePicking();
}

/** Gives a colour to whoever waits for one. False when nobody does. */
export function givePick(hex: string): boolean {
  const { take } = usePick.getState();
  if (!take) return false;
  usePick.setState({ take: null });
  stopPicking();
  take(hex);
  return true;
}
