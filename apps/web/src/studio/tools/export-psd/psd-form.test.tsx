import { endpoints, generateParams } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../../test/fake-server.ts';
import { openTool } from '../../../../test/open-tool.tsx';
import { aDesign, aJob, freshStudio } from '../../../../test/studio-rows.ts';
import { keepRows, showDesign } from '../../store/table-actions.ts';
import { exportPsd } from './tool.ts';

function lay(changes: Parameters<typeof aDesign>[1]): void {
  const design = aDesign('cloth', changes);
  keepRows([design]);
  showDesign(design._id);
}
const serverOf = (layers: number | null) =>
  new FakeServer()
    .answer(endpoints.countLayers, () => ({ layers }))
    .answer(endpoints.submitJob, () => ({ job: aJob('layers', { operation: 'exportPsd', state: 'queued' }) }));
const isPossible = () => screen.getByRole('button', { name: /^Export PSD/ }).getAttribute('aria-disabled') === 'false';

beforeEach(freshStudio);

it('counts the layers of a flattened picture before it is paid for', async () => {
  lay({ operation: 'flatten' });
  const { user, server } = await openTool(exportPsd, { server: serverOf(8) });
  expect(await screen.findByText('8 layers')).toBeDefined();
  expect(screen.queryByLabelText('Words on top')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Export PSD/ }));
  await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(1));
  expect(server.asked(endpoints.submitJob)[0]?.body).toMatchObject({ params: { layers: 'colour', text: [] } });
});

it.each([
  [150, '150', '17.34 × 17.34 cm'],
  [72, '72', '36.12 × 36.12 cm'],
  [null, '150', '17.34 × 17.34 cm'],
])('keeps a picture of %s dpi at its size on cloth, until other dots are chosen', async (dpi, said, onCloth) => {
  lay({ operation: 'flatten', width: 1024, height: 1024, dpi });
  const { user, server } = await openTool(exportPsd, { server: serverOf(8) });
  const field = await screen.findByLabelText<HTMLInputElement>('DPI', { selector: 'input' });
  expect(field.value).toBe(said);
  expect(screen.getByText(onCloth)).toBeDefined();
  await screen.findByText('8 layers');
  await user.click(screen.getByRole('button', { name: /^Export PSD/ }));
  await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(1));
  expect(server.asked(endpoints.submitJob)[0]?.body).toMatchObject({ params: { dpi: Number(said) } });
  await user.clear(field);
  await user.type(field, '300{Enter}');
  expect(screen.getByText('8.67 × 8.67 cm')).toBeDefined();
});

it('draws a design again as finely as it may be, and goes on with its own dots where it becomes one layer', async () => {
  const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh' }), 'one');
  lay({ designDefinition: { ...recipe }, width: 1024, height: 1024, dpi: 150 });
  const { user } = await openTool(exportPsd);
  const field = await screen.findByLabelText<HTMLInputElement>('DPI', { selector: 'input' });
  expect([field.value, screen.getByText(/× .* cm$/).textContent]).toEqual(['300', '17.34 × 17.34 cm']);
  await user.click(screen.getByRole('radio', { name: 'One layer' }));
  expect([field.value, screen.getByText(/× .* cm$/).textContent]).toEqual(['150', '17.34 × 17.34 cm']);
});

it.each([
  [1, /a single colour/, 0],
  [null, /more than 64 colours/, 1],
])('sells no single layer: of %s it says why, and leads to Flatten where that helps', async (layers, why, links) => {
  lay({ operation: 'vectorise' });
  const { user, server } = await openTool(exportPsd, { server: serverOf(layers) });
  await screen.findByLabelText('Words on top');
  expect(server.asked(endpoints.countLayers)).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'By colour' }));
  expect(await screen.findByText(why)).toBeDefined();
  expect(isPossible()).toBe(false);
  const flatten = screen.queryAllByRole('link', { name: /Flatten/ }).map((link) => link.getAttribute('href'));
  expect(flatten).toEqual(Array(links).fill('/studio/flatten'));
  await user.click(screen.getByRole('radio', { name: 'One layer' }));
  expect(isPossible()).toBe(true);
});

it('leaves it to the server where the layers cannot be counted', async () => {
  lay({ operation: 'flatten' });
  await openTool(exportPsd, { server: serverOf(8).refuse(endpoints.countLayers, 'image_unprocessable') });
  await screen.findByText(/Unable to process/);
  expect(isPossible()).toBe(true);
});

it('says of a design that is drawn again that its drawing has changed', async () => {
  const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh' }), 'one');
  lay({ designDefinition: { ...recipe }, changedSince: ['render', 'zones'] });
  const { user } = await openTool(exportPsd);
  expect(await screen.findByText(/^The drawing has been improved/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Whole piece' }));
  expect(screen.getByText(/^Parts of the whole piece/)).toBeDefined();
});
