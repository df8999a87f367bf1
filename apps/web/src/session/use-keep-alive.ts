import { endpoints } from '@naksha/contract';
import { useEffect } from 'react';
import { call } from '../api/call.ts';

const everyMs = 5 * 60 * 1000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** While somebody works the server hears of it every five minutes; a screen left alone lets the session end. */
export function useKeepAlive(): void {
  useEffect(() => {
    let hasWorked = false;
    const note = () => {
      hasWorked = true;
    };
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    const timer = setInterval(() => {
      if (!hasWorked) return;
      hasWorked = false;
      // A lost connection shows elsewhere; an ended session is noticed by the call.
      void call(endpoints.updateLastActive).catch(() => undefined);
    }, everyMs);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, []);
}
