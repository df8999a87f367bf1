import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type Choice, ChoiceItems } from '../../ui/choice-items.tsx';
import classes from './quiet-select.module.css';

/** A key and its value in one quiet cell; the whole cell opens the list. "Any" is the value that says nothing. */
export function QuietSelect<Value extends string>({
  name,
  value,
  choices,
  onChange,
}: {
  name: string;
  value: Value | undefined;
  choices: readonly Choice<Value | undefined>[];
  onChange: (value: Value | undefined) => void;
}) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Menu position="bottom-end" width={180} offset={2}>
      <Menu.Target>
        <UnstyledButton className={classes.cell}>
          <span className={classes.name}>{name}</span>
          <span className={classes.value} data-any={value === undefined || undefined}>
            {chosen?.label}
          </span>
          <IconChevronDown className={classes.arrow} size={12} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.list}>
        <ChoiceItems value={value} choices={choices} onChange={onChange} />
      </Menu.Dropdown>
    </Menu>
  );
}
