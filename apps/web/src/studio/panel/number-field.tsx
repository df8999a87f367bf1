import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A number that counts when it is finished: on Enter or when the field is left; `isLive`, with every key. Half a number changes nothing. */
export function NumberField({
  value,
  onCommit,
  isLive = false,
  ...props
}: Omit<NumberInputProps, 'value' | 'onChange'> & {
  value: number;
  onCommit: (value: number) => void;
  isLive?: boolean;
}) {
  const [typed, setTyped] = useState<number | string>(value);
  useEffect(() => setTyped(value), [value]);
  const commit = (next: number | string) => {
    if (typeof next === 'number' && Number.isFinite(next)) onCommit(next);
    else setTyped(value);
  };
  return (
    <NumberInput
      {...props}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        if (isLive && typeof next === 'number' && Number.isFinite(next)) onCommit(next);
      }}
      onBlur={() => commit(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(typed);
      }}
    />
  );
}
