import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

export interface Choice<Value extends string | undefined> {
  /** Undefined where a line says that nothing is chosen. */
  readonly value: Value;
  readonly label: string;
  /** Of a label in a language of its own. */
  readonly lang?: string;
}

/** The lines of a menu of which one is chosen, with a tick at that. */
export function ChoiceItems<Value extends string | undefined>({
  value,
  choices,
  onChange,
}: {
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}) {
  return choices.map((choice) => (
    <Menu.RadioItem
      key={choice.value ?? ''}
      value={choice.value ?? ''}
      lang={choice.lang}
      checked={choice.value === value}
      closeMenuOnClick
      checkIcon={<IconCheck size={14} stroke={1.6} aria-hidden />}
      onChange={() => onChange(choice.value)}
    >
      {choice.label}
    </Menu.RadioItem>
  ));
}
