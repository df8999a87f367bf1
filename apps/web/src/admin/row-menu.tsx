import { ActionIcon, Loader, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useLeaveFocus } from '../ui/use-return-focus.ts';

interface RowMenuProps {
  /** Says of which thing of the list. */
  readonly label: string;
  readonly isBusy?: boolean;
  readonly className?: string | undefined;
  /** Its items. */
  readonly children: ReactNode;
}

/** What can be done with one thing of a list, behind three dots. */
export function RowMenu({ label, isBusy = false, className, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Whoever deletes a thing stands at its button, which goes with it.
  useLeaveFocus(button);
  return (
    <Menu position="bottom-end" disabled={isBusy}>
      <Menu.Target>
        {/* Not disabled while it is busy: it would lose the focus. */}
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          className={className}
          aria-busy={isBusy}
          aria-label={label}
        >
          {isBusy ? <Loader size={16} /> : <IconDots size={16} stroke={1.45} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
