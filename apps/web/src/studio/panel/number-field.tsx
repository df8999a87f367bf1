import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

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
  const [draft, setDraft] = useState<{ of: number; typed: number | string } | null>(null);
  // What was begun of one value says nothing of another.
  const isTyped = draft?.of === value;
  const typed = isTyped ? draft.typed : value;
  const commit = (next: number | string) => {
    setDraft(null);
    if (isNumber(next)) onCommit(clamp(next, props));
  };
  return (
    <NumberInput
      {...props}
      // The input would clamp what no one typed.
      clampBehavior={isTyped ? (props.clampBehavior ?? 'blur') : 'none'}
      value={typed}
      onChange={(next) => {
        const isTaken = isLive && isNumber(next);
        setDraft({ of: isTaken ? next : value, typed: next });
        if (isTaken) onCommit(next);
      }}
      onBlur={() => isTyped && commit(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(typed);
      }}
    />
  );
}

const isNumber = (typed: number | string): typed is number => typeof typed === 'number' && Number.isFinite(typed);

/** What is typed beyond the ends of a field is taken as its end, however it is finished; a field that clamps nothing says what is wrong. */
function clamp(
  next: number,
  { clampBehavior, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberInputProps,
): number {
  return clampBehavior === 'none' ? next : Math.min(Number(max), Math.max(Number(min), next));
}
