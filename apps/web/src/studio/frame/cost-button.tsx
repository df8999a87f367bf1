import { UnstyledButton } from '@mantine/core';
import classes from './cost-button.module.css';

/** The one act of a panel with its price. While it is not possible it can be reached and read, and does nothing. */
export function CostButton({
  action,
  cost,
  isPossible,
  onClick,
}: {
  action: string;
  cost: string;
  isPossible: boolean;
  onClick: () => void;
}) {
  return (
    <UnstyledButton
      className={classes.button}
      aria-disabled={!isPossible}
      onClick={isPossible ? onClick : undefined}
      type="button"
    >
      <span className={classes.action}>{action}</span>
      <span className={`${classes.cost} num`}>{cost}</span>
    </UnstyledButton>
  );
}
