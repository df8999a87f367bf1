import { useMemo } from 'react';
import { areKin } from '../designs/are-kin.ts';
import { useDesigns } from '../designs/designs-store.ts';
import type { keepSettings } from './keep-settings.ts';

/** The settings of a tool. Locked colours are those of a design: they stay for it and for what is made of it. */
export function useKeptSettings<Params extends { readonly locked: string[] }>(
  useKept: ReturnType<typeof keepSettings<Params>>,
  designId: string | undefined,
): readonly [Params, (params: Params) => void] {
  const { params: kept, designId: of } = useKept();
  const holds = useDesigns(({ rows }) => kept.locked.length === 0 || areKin(rows, of, designId));
  const params = useMemo(() => (holds ? kept : { ...kept, locked: [] }), [holds, kept]);
  return [params, (next) => useKept.setState({ params: next, designId })];
}
