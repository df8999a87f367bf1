import { Popover, type PopoverProps } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import islands from '../islands.module.css';
import { useStudio } from '../store/studio-store.ts';
import { JobsTray } from './jobs-tray.tsx';

/** The jobs behind a button, where there is no room for their tray; away once one of them is asked about. */
export function FoldedTray({
  position,
  button,
}: {
  position: PopoverProps['position'];
  button: (toggle: () => void) => ReactElement;
}) {
  const [isOpen, setOpen] = useState(false);
  const isAsking = useStudio(({ dialogs }) => dialogs.askedAbout !== null);
  if (isOpen && isAsking) setOpen(false);
  return (
    <Popover position={position} width={324} trapFocus opened={isOpen} onChange={setOpen}>
      <Popover.Target>{button(() => setOpen(!isOpen))}</Popover.Target>
      <Popover.Dropdown className={islands.popover}>
        <JobsTray />
      </Popover.Dropdown>
    </Popover>
  );
}
