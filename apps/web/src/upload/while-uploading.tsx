import { useEffect } from 'react';
import { useKeepAlive } from '../session/use-keep-alive.ts';
import { useUploading } from './uploading.ts';

/** While something goes up, on whatever screen: an hour of scans needs no hand, its end needs the session, and who leaves the page is asked. */
export function WhileUploading() {
  const isUnderWay = useUploading((state) => state.isUnderWay);
  return isUnderWay && <Uploading />;
}

function Uploading() {
  useKeepAlive(true);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return null;
}
