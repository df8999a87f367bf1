import { onTestFinished, vi } from 'vitest';
import { openPage } from '../src/session/log-out.ts';

/** Hears where a page goes when it leaves the document, which jsdom cannot do. */
export function hearLeaving(): readonly string[] {
  const addresses: string[] = [];
  const opening = vi.spyOn(openPage, 'at').mockImplementation((address) => void addresses.push(address));
  onTestFinished(() => void opening.mockRestore());
  return addresses;
}
