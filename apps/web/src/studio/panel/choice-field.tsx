import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import panel from './panel.module.css';

/** A few choices under their name, side by side; a hint says what the chosen one means. */
export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  hint,
  isFixed = false,
  onChange,
}: {
  label: string;
  value: Value;
  choices: readonly { readonly value: Value; readonly label: string }[];
  hint?: string | undefined;
  /** There is no choice just now; the hint says why. */
  isFixed?: boolean;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div>
      <p className={panel.label} id={id}>
        {label}
      </p>
      <SegmentedControl
        withItemsBorders={false}
        fullWidth
        disabled={isFixed}
        mt={4}
        aria-labelledby={id}
        value={value}
        onChange={onChange}
        data={[...choices]}
      />
      {hint && (
        <p className={panel.hint} style={{ marginTop: 6 }}>
          {hint}
        </p>
      )}
    </div>
  );
}
