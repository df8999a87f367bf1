import type { BrokenRule } from '@naksha/contract';
import type { z } from 'zod';
import { useBegun, useKeepTyped } from './kept-form.ts';
import { useCheckedForm } from './use-checked-form.tsx';

/**
 * A form held against the contract's rules whose words stay in the tab under its own name until they were sent; see `useCheckedForm`.
 * `shape` names what is kept, `now` is what it begins with where nothing was typed before; `begun` what it did begin with.
 */
export function useKeptForm<Values extends Record<string, unknown>>({
  own,
  shape,
  now,
  check,
}: {
  readonly own: string;
  readonly shape: z.ZodType<Values>;
  readonly now: Values;
  readonly check: (values: Values) => readonly BrokenRule[];
}) {
  const begun = useBegun(own, shape, now);
  const checked = useCheckedForm<Values>({ initialValues: begun.typed, check });
  useKeepTyped(own, shape, checked.form.values, begun.from);
  return { ...checked, begun };
}
