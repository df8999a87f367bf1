import { Switch } from '@mantine/core';
import classes from './rule.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One rule of the client: what it is called, what it does, and its switch. */
export function Rule({ label, text, isOn, isBusy, onChange }: Props) {
  return (
    <div className={classes.rule}>
      <Switch
        label={label}
        description={text}
        checked={isOn}
        disabled={isBusy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
