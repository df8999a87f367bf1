import type { ComponentProps, ReactNode } from 'react';
import classes from './colour-well.module.css';

interface ColourWellProps extends Pick<ComponentProps<'input'>, 'aria-labelledby'> {
  readonly value: string;
  readonly onChange: (hex: string) => void;
  /** How the whole row lies. */
  readonly className: string | undefined;
  /** What is said beside it. */
  readonly children: ReactNode;
}

/** The browser's own picker behind a small rectangle of the colour, with what is said of it. */
export function ColourWell({ value, onChange, className, children, ...named }: ColourWellProps) {
  return (
    <label className={className}>
      <input
        {...named}
        type="color"
        className={classes.well}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
    </label>
  );
}
