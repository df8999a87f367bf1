import { clothLookPx } from '@naksha/colour';

/** The size of the copy at which a photograph is read: there is no more to be seen of its cloth in a larger one. */
export function copyOfPhoto({ width, height }: { readonly width: number; readonly height: number }) {
  const factor = Math.max(1, Math.max(width, height) / clothLookPx);
  return { width: Math.max(1, Math.round(width / factor)), height: Math.max(1, Math.round(height / factor)) };
}
