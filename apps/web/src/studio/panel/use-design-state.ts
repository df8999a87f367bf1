import { useState } from 'react';

/**
 * State of a form that belongs to the design on the table: another design begins with `initial` again, also one that is come back to.
 * Who takes a step back wants to see what lay there, not what was about to be made of it.
 */
export function useDesignState<Value>(
  designId: string | undefined,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const [held, setHeld] = useState({ designId, value: initial });
  if (held.designId !== designId) setHeld({ designId, value: initial });
  const value = held.designId === designId ? held.value : initial;
  return [value, (next) => setHeld({ designId, value: next })];
}
