import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openTool } from '../../../../test/open-tool.tsx';
import { aDesign, freshStudio } from '../../../../test/studio-rows.ts';
import { keepRows, showDesign } from '../../store/table-actions.ts';
import { resize } from './tool.ts';

const design = aDesign('cloth', { width: 400, height: 200, seamScore: 0.5 });
const result = aDesign('result', { width: 800, height: 400, seamScore: 2, operation: 'resize', parentId: design._id });

beforeEach(() => {
  freshStudio();
  keepRows([design, result]);
  showDesign(design._id);
});

it('says the result while a side is typed', async () => {
  const { user } = await openTool(resize);
  const width = await screen.findByLabelText(/width/i);
  await user.clear(width);
  await user.type(width, '800');
  expect(screen.getByText(/800 × 400/)).toBeDefined();
});

it('says at the field that there are no fewer dots than one to the inch', async () => {
  const { user } = await openTool(resize);
  const dpi = await screen.findByLabelText(/dpi/i);
  await user.clear(dpi);
  await user.type(dpi, '0');
  expect(screen.getByText('The dpi is between 1 and 300.')).toBeDefined();
});

it('keeps the tick of a cloth that repeats when the result lies on the table', async () => {
  const { user } = await openTool(resize);
  const width = await screen.findByLabelText(/width/i);
  await user.clear(width);
  await user.type(width, '800');
  act(() => showDesign(result._id));
  const tick = await screen.findByRole('checkbox', { name: /repeat/i });
  expect(tick).toHaveProperty('checked', true);
});
