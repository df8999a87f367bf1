import { useNavigate } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { startLink, toolPaths } from '../addresses/tool-paths.ts';

/** A link that opens a file in the studio. Not the router's own: a folder draws dozens of them a second while it scrolls. */
export function StudioLink({
  id,
  onClick,
  ...looks
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly id: string }) {
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    void navigate({ ...startLink, search: { design: id } });
  };
  return <a {...looks} href={`/studio/${toolPaths.generate}?design=${id}`} onClick={open} />;
}
