import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { en } from '../src/i18n/en/en.ts';

/** The given password is shown once, outlives a slip of the hand, can be copied with its login, and is gone afterwards. */
export async function handOver(user: UserEvent): Promise<void> {
  const handover = within(await screen.findByRole('dialog', { name: 'New password for Demo Designer' }));
  expect(handover.getAllByRole('definition').map((each) => each.textContent)).toEqual(['demo_designer', 'Kx7@pqrs']);
  await user.keyboard('{Escape}');
  await user.click(handover.getByRole('button', { name: en.clients.made.copy }));
  expect(await navigator.clipboard.readText()).toBe('demo_designer\nKx7@pqrs');
  await user.click(handover.getByRole('button', { name: en.clients.made.done }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Kx7@pqrs')).toBeNull();
}
