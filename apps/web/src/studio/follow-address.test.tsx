import { endpoints } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { freshStudio, tryOn } from '../../test/studio-rows.ts';
import { layOnTable } from '../../test/use-tool.ts';
import { readStudio } from './store/studio-store.ts';

vi.mock('./studio.tsx', () => ({
  Studio: () => (
    <>
      <Link to="/studio/$tool" params={{ tool: 'export' }}>
        export
      </Link>
      <Link to="/login">leave</Link>
    </>
  ),
}));

const open = () => readStudio().tools.open;

it('opens the tool that the address names when it is there, and takes what was tried on the cloth along when it is left', async () => {
  freshStudio();
  layOnTable('cloth');
  const server = new FakeServer().answer(endpoints.demonstration, () => ({ logins: [] }));
  const { user } = await openApp('/studio/adjust', { as: someone('user'), server });
  const link = await screen.findByRole('link', { name: 'export' });
  await waitFor(() => expect(open()).toEqual({ operation: 'adjust', takesDesign: true, takesArea: true }));
  const { laid } = readStudio().table;
  if (laid) tryOn(laid);
  expect(readStudio().table.change).not.toBeNull();
  await user.click(link);
  await waitFor(() => expect(open()?.operation).toBe('export'));
  expect(readStudio().table.change).toBeNull();
  if (laid) tryOn(laid);
  await user.click(screen.getByRole('link', { name: 'leave' }));
  await waitFor(() => expect(readStudio().table.change).toBeNull());
  expect(open()).toBeNull();
});
