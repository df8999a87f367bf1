import { UnstyledButton } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './palette-strip.module.css';

/** Keeps a colour of a strip as it is, or sets it free. */
export function LockButton({
  number,
  hex,
  isLocked,
  onToggle,
}: {
  number: number;
  hex: string;
  isLocked: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const Icon = isLocked ? IconLock : IconLockOpen;
  return (
    <UnstyledButton
      className={classes.lock}
      aria-pressed={isLocked}
      aria-label={t(isLocked ? 'studio.generate.unlock' : 'studio.generate.lock', { number, hex })}
      onClick={onToggle}
    >
      <span>
        <Icon size={12} stroke={1.8} aria-hidden />
      </span>
    </UnstyledButton>
  );
}
