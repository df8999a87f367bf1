import { useState } from 'react';

/** What of a list is looked at. Every change begins with the first page, but for that of the page. */
export function useLook<Look extends { readonly pageNo: number }>(whole: Look) {
  const [look, setLook] = useState(whole);
  const change = (part: Partial<Look>) => setLook((before) => ({ ...before, pageNo: 1, ...part }));
  return [look, change] as const;
}
