import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../islands.module.css';

/** An instrument's button: an icon, its name as a tip, its shortcut behind it. */
export function IconButton({
  name,
  keys,
  onClick,
  isPressed,
  className = '',
  children,
}: {
  name: string;
  keys?: string;
  /** Without it nothing can be done just now. */
  onClick: (() => void) | undefined;
  isPressed?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tooltip label={keys ? `${name}  ${keys}` : name}>
      <UnstyledButton
        className={`${classes.icon} ${className}`}
        aria-label={name}
        aria-disabled={onClick === undefined}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        onClick={onClick}
      >
        {children}
      </UnstyledButton>
    </Tooltip>
  );
}
