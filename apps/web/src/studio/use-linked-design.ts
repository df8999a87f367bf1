import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useShowError } from '../session/use-show-error.ts';
import { openDesign } from './designs/design-calls.ts';
import { readStudio, useStudio } from './store/studio-store.ts';
import type { Table } from './store/table.ts';

/**
 * Opens the design that the address names, `?design=`, and lets the address name what lies on the table, for a reload. Answers whether
 * that design is still on its way, or is not there.
 */
export function useLinkedDesign(): 'opening' | 'unknown' | undefined {
  const showError = useShowError();
  const navigate = useNavigate({ from: '/studio/$tool' });
  const { design } = useSearch({ from: '/bare/studio/$tool' });
  const isOnTable = useStudio(({ table }) => idOf(table) === design);
  const [answered, setAnswered] = useState<{ readonly design: string; readonly isUnknown: boolean }>();

  useEffect(() => {
    if (design === undefined || design === idOnTable()) return;
    setAnswered(undefined);
    const answer = (isUnknown: boolean) => setAnswered({ design, isUnknown });
    openDesign(design).then(
      () => answer(false),
      (error) => {
        const isUnknown = error instanceof ApiError && namesNothing.includes(error.status);
        answer(isUnknown);
        if (!isUnknown) showError(error);
      },
    );
  }, [design, showError]);

  useEffect(() => {
    const name = (id: string | null) => {
      // Somebody who is leaving must not be called back by an address of the studio.
      if (readStudio().dialogs.leaving !== null || !window.location.pathname.startsWith('/studio')) return;
      void navigate({ search: id === null ? {} : { design: id }, replace: true });
    };
    // What the address asks for may still be on its way; only later changes speak for themselves.
    if (idOnTable() !== null && !new URLSearchParams(window.location.search).has('design')) name(idOnTable());
    return useStudio.subscribe(({ table: now }, { table: before }) => {
      if (now !== before && idOf(now) !== idOf(before)) name(idOf(now));
    });
  }, [navigate]);
  if (design === undefined) return undefined;
  if (design === answered?.design) return answered.isUnknown ? 'unknown' : undefined;
  return isOnTable ? undefined : 'opening';
}

/** How the server answers for a design that is not there or not one's own, and for what cannot name one. */
const namesNothing: readonly number[] = [404, 422];

const idOf = ({ currentId, isPreviewing }: Pick<Table, 'currentId' | 'isPreviewing'>): string | null =>
  isPreviewing ? null : currentId;
const idOnTable = (): string | null => idOf(readStudio().table);
