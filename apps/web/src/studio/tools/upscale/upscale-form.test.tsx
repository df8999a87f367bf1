import { endpoints, errors } from '@naksha/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../../test/fake-server.ts';
import { openTool } from '../../../../test/open-tool.tsx';
import { aDesign, aJob, freshStudio } from '../../../../test/studio-rows.ts';
import { keepRows, showDesign } from '../../store/table-actions.ts';
import { upscale } from './tool.ts';

async function openWith(changes: Parameters<typeof aDesign>[1]) {
  const design = aDesign('cloth', changes);
  keepRows([design]);
  showDesign(design._id);
  const job = aJob('upscale', { operation: 'upscale', state: 'queued' });
  const opened = await openTool(upscale, { server: new FakeServer().answer(endpoints.submitJob, () => ({ job })) });
  await screen.findByText('On cloth', { selector: 'p' });
  return opened;
}

beforeEach(freshStudio);

it('makes the same size on cloth finer, or on demand a larger one of the same dpi, and says which measures come of it', async () => {
  const { user, server } = await openWith({ width: 1000, height: 500, dpi: 100 });
  expect(screen.getByText('2,000 × 1,000 px at 200 dpi')).toBeDefined();
  expect(screen.getByText('25.4 × 12.7 cm')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Larger, same dpi' }));
  expect(screen.getByText('2,000 × 1,000 px at 100 dpi')).toBeDefined();
  expect(screen.getByText('50.8 × 25.4 cm')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Upscale/ }));
  await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(1));
  expect(server.asked(endpoints.submitJob)[0]?.body).toMatchObject({ params: { onCloth: 'larger' } });
});

it('says why a size cannot stay: the dpi have a limit', async () => {
  const { user } = await openWith({ width: 1000, height: 500, dpi: 150 });
  expect(screen.queryByText(/cannot be written/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: '4×' }));
  expect(screen.getByText(/from 16.9 to 33.9 cm in width: more than 300 dpi/)).toBeDefined();
});

it('offers no finer size where there are as many dpi as may be', async () => {
  await openWith({ width: 1000, height: 500, dpi: 300 });
  expect(screen.getByText(/300 dpi already/)).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Same size, finer' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: 'Larger, same dpi' })).toHaveProperty('checked', true);
});

it('refuses what grows too large, before it is asked for', async () => {
  const { user, server } = await openWith({ width: 16_000, height: 16_000 });
  expect(screen.getByRole('alert').textContent).not.toBe(errors.upscaled_already.message);
  await user.click(screen.getByRole('button', { name: /^Upscale/ }));
  expect(server.asked(endpoints.submitJob)).toEqual([]);
});

it('refuses a large picture that was made of one that was upscaled, and takes it where none was', async () => {
  const size = { width: 12_000, height: 9_000 };
  const before = aDesign('before', { operation: 'upscale', ...size });
  keepRows([before]);
  const { user, server } = await openWith({ operation: 'adjust', parentId: before._id, ...size });
  expect(screen.getByRole('alert').textContent).toBe(errors.upscaled_already.message);
  await user.click(screen.getByRole('button', { name: /^Upscale/ }));
  expect(server.asked(endpoints.submitJob)).toEqual([]);
  act(() => keepRows([{ ...before, operation: 'adjust' }]));
  expect(screen.queryByText(errors.upscaled_already.message)).toBeNull();
});

it('warns of a design whose drawing has changed, and keeps its pixels where that is chosen', async () => {
  const { user, server } = await openWith({ changedSince: ['render'] });
  await user.click(screen.getByLabelText(/Keep the stored pixels/));
  await user.click(screen.getByRole('button', { name: /^Upscale/ }));
  await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(1));
  expect(server.asked(endpoints.submitJob)[0]?.body).toMatchObject({ params: { drawing: 'stored' } });
});
