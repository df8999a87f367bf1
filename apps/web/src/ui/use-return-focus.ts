import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Where the focus belongs once what opens now is closed: where it is, and where that is an item of a menu, at the button of the menu, for its items
 * go with it.
 */
export function focusHome(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : activeElement;
}

/** Brings the focus home from what is being closed, or to the page where home is gone, unless something else has taken it meanwhile. */
export function returnFocus(home: Element | null, isDone: () => boolean = () => true): void {
  const left = document.activeElement;
  setTimeout(() => {
    const now = document.activeElement;
    const isLeft = now === left && now?.closest('[role="dialog"]');
    if (!isDone() || !(isLost(now) || isLeft)) return;
    const place = home?.isConnected ? home : page();
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  });
}

/** Gives the focus to the page itself, where what had it was taken away. */
function focusPage(): void {
  setTimeout(() => {
    if (isLost(document.activeElement)) page()?.focus({ preventScroll: true });
  });
}

const page = () => document.querySelector('main');

const isLost = (focused: Element | null): boolean => focused === null || focused === document.body;

/** Brings the focus back to where it was when something opened, once that is closed. */
export function useReturnFocus(isOpen = true): void {
  const [was, setWas] = useState(false);
  const [home, setHome] = useState<Element | null>(null);
  if (isOpen !== was) {
    setWas(isOpen);
    // Read while it is drawn: a moment later the menu that it was opened from is gone.
    if (isOpen) setHome(focusHome());
  }
  const isShown = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    isShown.current = true;
    return () => {
      isShown.current = false;
      returnFocus(home, () => !isShown.current);
    };
  }, [isOpen, home]);
}

/** Gives the focus to the page where a part of it goes that has it. */
export function useLeaveFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (own?.contains(document.activeElement)) focusPage();
    };
  }, [part]);
}
