import { stopPicking, togglePicking, useView } from '../canvas/view-store.ts';

/** Who waits for a colour of the cloth; nobody when the glass is only looked through. */
let waiting: ((hex: string) => void) | null = null;
useView.subscribe(({ isPicking }) => {
  if (!isPicking) waiting = null;
});

/** Opens the glass; the next colour that is clicked goes to `take`. Whoever closes the glass takes none. */
export function pickColour(take: (hex: string) => void): void {
  if (!useView.getState().isPicking) togglePicking();
  waiting = take;
}

/** Gives a colour to whoever waits for one. False when nobody does. */
export function givePick(hex: string): boolean {
  const take = waiting;
  if (!take) return false;
  stopPicking();
  take(hex);
  return true;
}
