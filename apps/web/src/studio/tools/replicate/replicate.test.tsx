import { endpoints } from '@naksha/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { look } from '../../../../test/a-look.ts';
import { FakeServer } from '../../../../test/fake-server.ts';
import { fill } from '../../../../test/fields.ts';
import { findBarriers } from '../../../../test/find-barriers.ts';
import { openTool } from '../../../../test/open-tool.tsx';
import { aJob, freshStudio } from '../../../../test/studio-rows.ts';
import { askFor, foot, footSays, layOnTable, taking } from '../../../../test/use-tool.ts';
import { changeLanguage } from '../../../i18n/i18n.ts';
import { noteJob } from '../../store/job-actions.ts';
import { replicate } from './tool.ts';

const measuring = (server = new FakeServer()) => server.answer(endpoints.measureFile, () => ({ data: look }));

beforeEach(freshStudio);

it('shows what was measured before anything is paid, and asks for what steers it', async () => {
  layOnTable('cloth');
  const { user, server } = await openTool(replicate, { server: measuring(taking()) });
  expect(await screen.findByText('motifs of 2.5 cm')).toBeDefined();
  for (const chip of ['30% drawn on', 'mirrored left and right', 'half-drop, 2 × 3', 'curved lines'])
    expect(screen.getByText(chip)).toBeDefined();
  expect(footSays()).toBe('6 credits');
  expect(await findBarriers()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '3' }));
  await fill(user, screen.getByRole('textbox', { name: 'Words to steer by' }), 'block print');
  expect(foot().textContent).toBe('Weave 3 like it9 credits');
  expect((await askFor(user, server)).params).toMatchObject({ count: 3, prompt: 'block print', language: 'en' });
});

it('says what was measured in the language of the screen', async () => {
  layOnTable('cloth');
  await openTool(replicate, { server: measuring() });
  await screen.findByText('motifs of 2.5 cm');
  await act(() => changeLanguage('gu'));
  expect(screen.getByText('ડાબે-જમણે પ્રતિબિંબિત')).toBeDefined();
  await act(() => changeLanguage('hi'));
  expect(screen.getByText('बाएँ-दाएँ प्रतिबिंबित')).toBeDefined();
  await act(() => changeLanguage('en'));
});

it('has nothing to go by in a plain colour, and says so', async () => {
  layOnTable('cloth');
  const plain = { ...look, palette: look.palette.slice(0, 1) };
  await openTool(replicate, { server: new FakeServer().answer(endpoints.measureFile, () => ({ data: plain })) });
  expect(await screen.findByText(/nothing to go by/)).toBeDefined();
  expect(foot().getAttribute('aria-disabled')).toBe('true');
});

it('says of a result how near it came', async () => {
  const design = layOnTable('result', {
    operation: 'replicate',
    jobId: aJob('made', { operation: 'replicate' })._id,
    designDefinition: { family: 'dots', layout: 'grid' },
  });
  const report = {
    made: [
      { family: 'ikat', layout: 'a', near: 2 },
      { family: 'dots', layout: 'grid', near: 4 },
    ],
  };
  noteJob(aJob('made', { operation: 'replicate', state: 'done', report, results: [design] }));
  await openTool(replicate, { server: measuring() });
  expect(await screen.findByText('4 of 5')).toBeDefined();
});
