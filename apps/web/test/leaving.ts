import { onTestFinished, vi } from 'vitest';

/** Hears where a page goes when it leaves the document, which jsdom cannot do. */
export function hearLeaving(): readonly string[] {
  const addresses: string[] = [];
  const { origin, pathname, search, hash, href } = window.location;
  const assign = (address: string) => addresses.push(address);
  vi.stubGlobal('location', { origin, pathname, search, hash, href, assign });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return addresses;
}
