import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findBarriers } from '../../../../test/find-barriers.ts';
import { openTool } from '../../../../test/open-tool.tsx';
import { aJob, freshStudio } from '../../../../test/studio-rows.ts';
import { askFor, foot, footSays, layOnTable, paintStripes, taking, workBeside } from '../../../../test/use-tool.ts';
import { noteJob } from '../../store/job-actions.ts';
import type { ModelSeen } from './measure-model.ts';
import type { ModelQuestion } from './model-worker.ts';
import { fromModel } from './tool.ts';

const answering = (seen: ModelSeen) =>
  workBeside(({ turn }: ModelQuestion) => ({ turn, pixels: new Uint8ClampedArray(4), width: 1, height: 1, seen }));

beforeEach(() => {
  freshStudio();
  paintStripes('#a4322a', '#efe2c5');
});

it('says what repeats before anything is paid, and asks for a tile or the whole cloth', async () => {
  answering({ kind: 'repeat', across: 0.25, down: 0.2, confidence: 0.934 });
  layOnTable('photo', { width: 1000, height: 800, totalPixels: 800_000 });
  const { user, server } = await openTool(fromModel, { server: taking() });
  expect(await screen.findByText('250 × 160 px, 93% sure')).toBeDefined();
  expect(footSays()).toBe('4 credits');
  expect((await askFor(user, server)).params).toEqual({ tileable: true });
  await user.click(screen.getByRole('switch', { name: 'One tile that repeats' }));
  expect((await askFor(user, server)).params).toEqual({ tileable: false });
});

it('has a grid whose points go where arrow keys move them, and never folds over', async () => {
  answering({ kind: 'noRepeat' });
  layOnTable('photo', { width: 1000, height: 800, totalPixels: 800_000 });
  const { user, server } = await openTool(fromModel, { server: taking() });
  expect(await screen.findByText(/^No repeat found/)).toBeDefined();
  await user.click(screen.getByRole('switch', { name: 'Set the grid by hand' }));
  screen.getByRole('button', { name: /^Point 2, 2 of the grid: 50% across, 50% down/ }).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(screen.getByRole('button', { name: /^Point 2, 2 of the grid: 51% across, 45% down/ })).toBeDefined();
  expect(await findBarriers()).toEqual([]);
  await user.keyboard('{Shift>}{ArrowRight>12/}{/Shift}');
  const { params } = await askFor(user, server);
  const moved = 'mesh' in params ? params.mesh?.points[4] : undefined;
  expect(moved?.[0]).toBeGreaterThan(0.7);
  expect(moved?.[0]).toBeLessThan(0.9);
});

it('begins the grid as the cloth was found to lie, to be set right by its points', async () => {
  const points: [number, number][] = [
    [0.2, 0.1],
    [0.7, 0.2],
    [0.1, 0.8],
    [0.8, 0.9],
  ];
  answering({ kind: 'repeat', across: 0.25, down: 0.2, confidence: 0.9, mesh: { columns: 2, rows: 2, points } });
  layOnTable('photo', { width: 1000, height: 800, totalPixels: 800_000 });
  const { user, server } = await openTool(fromModel, { server: taking() });
  await screen.findByText('250 × 160 px, 90% sure');
  await user.click(screen.getByRole('switch', { name: 'Set the grid by hand' }));
  screen.getByRole('button', { name: /^Point 1, 2 of the grid: 70% across, 20% down/ }).focus();
  await user.keyboard('{ArrowRight}');
  const { params } = await askFor(user, server);
  expect('mesh' in params && params.mesh?.points[1]?.[0]).toBeCloseTo(0.71);
});

it('asks for nothing where no cloth was found, and says of a result what it was made of', async () => {
  answering({ kind: 'none' });
  const design = layOnTable('result', { operation: 'fromModel', jobId: aJob('made', {})._id });
  noteJob(aJob('made', { operation: 'fromModel', state: 'done', report: { repeat: null }, results: [design] }));
  await openTool(fromModel);
  expect(await screen.findByText(/^No patterned cloth found/)).toBeDefined();
  expect(screen.getByText(/^No repeat was found: the design is one part/)).toBeDefined();
  await waitFor(() => expect(foot().getAttribute('aria-disabled')).toBe('true'));
});
