import { Popover, type PopoverProps } from '@mantine/core';
import { type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import islands from '../islands.module.css';
import { useStudio } from '../store/studio-store.ts';
import { JobsTray } from './jobs-tray.tsx';

/** What opens and closes the tray, and has the focus again after it. */
interface Handle {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/** The jobs behind a button, where there is no room for their tray; away once one of them is asked about. */
export function FoldedTray({
  position,
  button,
}: {
  position: PopoverProps['position'];
  button: (handle: Handle) => ReactElement;
}) {
  const [isOpen, setOpen] = useState(false);
  const [hasGivenWay, setGivenWay] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  const isAsking = useStudio(({ dialogs }) => dialogs.askedAbout !== null);
  if (isOpen && isAsking) {
    setOpen(false);
    setGivenWay(true);
  }
  useEffect(() => {
    if (isAsking || !hasGivenWay) return;
    // What was pressed went with the tray.
    setGivenWay(false);
    handle.current?.focus();
  }, [isAsking, hasGivenWay]);
  return (
    <Popover position={position} width={324} trapFocus opened={isOpen} onChange={setOpen}>
      <Popover.Target>{button({ ref: handle, onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown className={islands.popover}>
        <JobsTray />
      </Popover.Dropdown>
    </Popover>
  );
}
