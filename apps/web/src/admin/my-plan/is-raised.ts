import type { CurrentPlan } from '@naksha/contract';

/** Whether there may be more users than the plan names: the provider has raised the limit. */
export const isRaised = ({ plan, users }: CurrentPlan): boolean => plan !== null && users.limit > plan.usersCount;
