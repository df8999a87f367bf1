import { limits } from '@naksha/contract';
import { useEffect, useState } from 'react';

/** Whole seconds left of the session-end countdown; calls `whenOver` once at zero. */
export function useCountdown(isRunning: boolean, whenOver: () => void): number {
  const [left, setLeft] = useState<number>(limits.sessionEndCountdownSeconds);
  useEffect(() => {
    if (!isRunning) return;
    if (left <= 0) {
      whenOver();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [isRunning, left, whenOver]);
  return left;
}
