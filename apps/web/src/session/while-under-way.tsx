import { useEffect } from 'react';
import { readSession } from '../api/session-store.ts';
import { useUnderWay } from './under-way.ts';
import { useKeepAlive } from './use-keep-alive.ts';

/** While something is under way, on whatever screen: an hour of scans needs no hand, its end needs the session, and who leaves the page is asked. */
export function WhileUnderWay() {
  const isUnderWay = useUnderWay((state) => state.isUnderWay);
  return isUnderWay && <UnderWay />;
}

function UnderWay() {
  useKeepAlive(true);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // Whoever has logged out, here or in another tab, has left already.
      if (readSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return null;
}
