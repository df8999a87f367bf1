import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

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
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" className={className} loading={isBusy} aria-label={label}>
          <IconDots size={16} stroke={1.45} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
