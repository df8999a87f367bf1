import { endpoints } from '@naksha/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { aDesign, freshStudio } from '../../test/studio-rows.ts';
import { readStudio } from './store/studio-store.ts';
import { dropRows } from './store/table-actions.ts';
import { useLinkedDesign } from './use-linked-design.ts';

vi.mock('./studio.tsx', () => ({ Studio: () => <p>{`linked: ${useLinkedDesign() ?? 'nothing'}`}</p> }));

it('is opening from the first moment until the design of the address lies on the table, and not again when it is taken away', async () => {
  freshStudio();
  const row = aDesign('cloth');
  const coming = Promise.withResolvers<void>();
  const server = new FakeServer().answer(endpoints.getDesign, async () => {
    await coming.promise;
    return { data: row, history: [] };
  });
  await openApp(`/studio/resize?design=${row._id}`, { as: someone('user'), server });
  expect((await screen.findByText(/^linked/)).textContent).toBe('linked: opening');
  coming.resolve();
  await screen.findByText('linked: nothing');
  expect(readStudio().table.currentId).toBe(row._id);
  act(() => dropRows([row._id]));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByText(/^linked/).textContent).toBe('linked: nothing');
});

it.each([
  ['not_found', 'unknown'],
  ['unavailable', 'nothing'],
] as const)('ends when the server answers %s, with %s', async (code, said) => {
  freshStudio();
  const server = new FakeServer().refuse(endpoints.getDesign, code);
  await openApp(`/studio/resize?design=${aDesign('gone')._id}`, { as: someone('user'), server });
  await screen.findByText(`linked: ${said}`);
});
