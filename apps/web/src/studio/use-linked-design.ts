import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { showError } from '../session/error-modal.tsx';
import { useDesigns } from './designs/designs-store.ts';
import { openDesign } from './designs/open-design.ts';
import { useLeaving } from './leave/leave-store.ts';

/** Opens the design that the address names, `?design=`, and lets the address name what lies on the table, for a reload. */
export function useLinkedDesign(): void {
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const { design } = useSearch({ strict: false }) as { design?: unknown };

  useEffect(() => {
    if (typeof design !== 'string' || design === designOnTable()) return;
    void openDesign(design).catch((error) => showError(sentence(error)));
  }, [design, sentence]);

  useEffect(() => {
    const name = (id: string | null) => {
      // Who is leaving must not be called back by an address of the studio.
      if (useLeaving.getState().go !== null || !window.location.pathname.startsWith('/studio')) return;
      void navigate({ to: '.', search: id === null ? {} : { design: id }, replace: true });
    };
    // What the address asks for may still be on its way; only later changes speak for themselves.
    if (designOnTable() !== null && !new URLSearchParams(window.location.search).has('design')) name(designOnTable());
    return useDesigns.subscribe((now, before) => {
      if (idOf(now) !== idOf(before)) name(idOf(now));
    });
  }, [navigate]);
}

const idOf = ({ currentId, isPreviewing }: { currentId: string | null; isPreviewing: boolean }): string | null =>
  isPreviewing ? null : currentId;
const designOnTable = (): string | null => idOf(useDesigns.getState());
