import { endpoints } from '@naksha/contract';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { useUnderWay } from './under-way.ts';

const everyMs = 5 * 60 * 1000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** While somebody works, or what they began is under way, the server hears of it every five minutes; a screen left alone lets the session end. */
export function useKeepAlive(isUnderWay = false): void {
  useEffect(() => {
    let hasWorked = isUnderWay;
    const note = () => {
      hasWorked = true;
    };
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    const timer = setInterval(() => {
      // What is under way keeps it alive for all screens.
      if (!hasWorked || (!isUnderWay && useUnderWay.getState().isUnderWay)) return;
      hasWorked = isUnderWay;
      // A lost connection shows elsewhere; an ended session is noticed by the call.
      void call(endpoints.updateLastActive).catch(() => undefined);
    }, everyMs);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, [isUnderWay]);
}
